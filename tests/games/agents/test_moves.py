"""Moves over a board that its owner entered: ways, landings, the tram, meetings."""

from companion.core import PUBLIC
from companion.games.agents import GAME
from companion.games.agents.moves.turn import Goes, Stays
from tests.games.agents.playing import begun, boarded, played, player, refused, seen

# a1 Eva · a3 V · b1 Y · a6 X · a8 Z · a9 Adam
OWN3 = ("die 3", "card 1 own")


def test_a_figure_goes_from_circle_to_circle_along_white_lines() -> None:
    state = boarded(*OWN3)
    assert refused(state, "move own a2-a3-a4") == ""
    assert refused(state, "move own a2-a4-a5") == "move.joined"
    assert refused(state, "move own c1-c2-a9") == "move.joined"
    assert refused(state, "move own a2-a3-e7") == "move.circle"


def test_no_circle_is_entered_twice_in_a_move_also_not_the_first_one() -> None:
    assert refused(boarded("die 2", "card 1 own"), "move own a2-a1") == "move.twice"
    state = boarded("set figure Eva b2", "die 4", "card 1 own")
    assert refused(state, "move own a5-a4-a3-b1") == "move.free"
    assert refused(state, "move own a5-a4-a5-a4") == "move.twice"


def test_each_circle_counts_also_an_occupied_one() -> None:
    assert refused(boarded(*OWN3), "move own a2-a3") == "move.count"
    assert refused(boarded(*OWN3), "move own a2-a3-a4-a5") == "move.count"


def test_a_figure_lands_on_a_free_circle_or_loses_the_move() -> None:
    assert refused(boarded("die 2", "card 1 own"), "move own a2-a3") == "move.free"
    assert refused(boarded("die 2", "card 1 own"), "stays own 2") == ""
    assert refused(boarded(*OWN3), "stays own 3") == "move.lost"
    assert refused(boarded(*OWN3), "done") == "turn.unmoved"


def test_the_four_agents_move_four_three_two_and_one() -> None:
    state = boarded("die 1", "card 5 all", "move v a2")
    assert refused(state, "move v a1-a2-a3") == "move.done"
    assert refused(state, "move x a7") == "move.count"
    assert refused(state, "move own a2-a3-a4") == "move.action"
    assert refused(state, "done") == "turn.unmoved"
    assert (seen(state).left, seen(state).movers) == ((4, 3, 2), ("x", "y", "z"))
    state = played(state, "move y a3-a4", "move x a5-a4-a3-b1", "move z a7-a6-a5")
    assert refused(state, "done") == ""


def test_one_agent_moves_by_the_die_and_never_takes_the_tram() -> None:
    state = boarded("set figure v c1", "die 2", "card 2 agent")
    assert refused(state, "move v c2-a9") == "move.joined"
    state = played(boarded("die 1", "card 2 agent"), "move v a2")
    assert refused(state, "move x a7") == "move.done"


def test_a_ride_has_one_stop_of_the_tram_at_least() -> None:
    state = boarded("set figure Adam a7", "die 3", "card 3 tram")
    assert refused(state, "move own a2-a3-a4") == "tram.stop"
    assert refused(state, "move own c1-c2-a9") == ""
    far = boarded("set figure Eva d1", "die 3", "card 3 tram")
    assert refused(far, "stays own 3") == ""


def test_passing_an_agent_is_a_meeting_by_either_figure() -> None:
    state = played(boarded(*OWN3), "move own a2-a3-a4")
    assert seen(state).due == ("v",)
    state = boarded("set figure Eva a4", "die 2", "card 2 agent", "move v a4-a5")
    assert seen(state).due == ("v",)
    assert refused(state, "meets x") == "meet.worked-out"


def test_meetings_in_the_turns_of_others_do_not_count() -> None:
    state = boarded("set figure Eva a4", "die 1", "card 1 own", "move own a5", "done")
    state = played(state, "set figure Eva a4", "die 2", "card 2 agent", "move v a4-a5")
    assert (seen(state).turn, seen(state).due) == ("Adam", ())


def test_ending_beside_an_agent_is_a_meeting_where_the_players_decide_so() -> None:
    lines = ("die 1", "card 1 own", "move own a2")
    assert seen(boarded(*lines)).due == ()
    assert seen(boarded("ruling agents.meet.beside beside", *lines)).due == ("v",)


def test_every_way_that_is_listed_is_taken_and_nothing_else_lands() -> None:
    for die in range(1, 7):
        state = boarded(f"die {die}", "card 3 tram")
        legal = GAME.rules.legal(state, PUBLIC)
        listed = {move for move in legal if isinstance(move, (Goes, Stays))}
        assert listed
        assert all(GAME.rules.allows(state, move) for move in listed)
    moves = GAME.rules.legal(boarded("die 2", "card 1 own"), PUBLIC)
    assert [m for m in moves if isinstance(m, (Goes, Stays))] == [Stays("own", 2)]


def test_without_a_board_the_players_check_moves_and_the_program_says_so() -> None:
    state = begun(*OWN3)
    assert refused(state, "move own a2-a3-a4") == "move.board"
    assert {"agents.move.free", "agents.tram.stop"} <= set(seen(state).unchecked)
    assert "agents.move.free" not in seen(boarded(*OWN3)).unchecked
    assert refused(state, "set figure Eva a4") == "move.board"


def test_a_figure_can_be_put_where_it_really_stands() -> None:
    assert player(boarded("set figure Eva a5"), "Eva").at == "a5"
    assert refused(boarded(), "set figure Eva a6") == "move.one"
    assert refused(boarded(), "set figure x e9") == "move.circle"
