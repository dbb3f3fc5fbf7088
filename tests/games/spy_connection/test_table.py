"""Setting up, turns, the end and the score, and what is set by hand."""

from importlib.resources import files

import pytest

from companion.core import PUBLIC, Illegal, NotUnderstood, Outcome, WrongOption
from companion.games.spy_connection import GAME
from companion.games.spy_connection.moves import KINDS, Happened, Take
from companion.locale import read_in
from companion.play.replay import replay
from tests.games.spy_connection.playing import BEGUN, anka, begun, played, refused, seen

SIX = ("set Anka completed 6 points 20", "set Anka map 3", "set Anka spy madrid")


def test_the_red_city_has_an_agent_and_the_spy_at_once() -> None:
    shown = anka(*BEGUN)
    assert (shown.targets, shown.city, shown.free) == (1, "london", 14)
    refused("setup.red-city", "Anka starts london-madrid=5 in rome")


def test_everybody_has_one_start_mission_before_anybody_has_a_turn() -> None:
    refused("setup.one-each", BEGUN[0], BEGUN[0])
    refused("setup.first", BEGUN[0], "take 1 oslo-rome=3")
    refused("setup.player", "Eva starts london-madrid=5 in london")


def test_chosen_start_missions_go_round_against_the_clock_from_the_right() -> None:
    refused("setup.draft", BEGUN[0], handout="drafted")
    assert seen(BEGUN[1], BEGUN[0], handout="drafted").turn == "Anka"


def test_fourteen_agents_are_for_whoever_wants_them_on_the_light_side_only() -> None:
    assert [each.agents for each in begun(fourteen="Boris").players] == [15, 14]
    with pytest.raises(WrongOption, match="dark side"):
        begun(fourteen="Boris", side="dark")


@pytest.mark.parametrize("players", ["", "Anka", "Anka Anka", "A B C D E", "Anka public"])
def test_two_to_four_players_with_different_names_sit_down(players: str) -> None:
    with pytest.raises(WrongOption):
        begun(players=players)


def test_a_turn_has_one_action_and_does_not_end_without_one() -> None:
    refused("turn.one", *BEGUN, "take 1 oslo-rome=3", "take 1 oslo-rome=2")
    refused("turn.one", *BEGUN, "take 1 oslo-rome=3", "connect paris 2")
    refused("turn.action", *BEGUN, "done")


def test_after_the_seventh_mission_everybody_else_has_one_last_turn() -> None:
    lines = (*BEGUN, *SIX, "take 1 oslo-rome=1", "target madrid on 1")
    view = seen(*lines)
    assert (view.ended_by, view.players[1].last_turn) == ("Anka", "due")
    view = seen(*lines, "done", "take 1 oslo-rome=3", "done")
    assert view.outcome == Outcome(
        ("Anka",), "spy-connection.win.points", (("Anka", 25), ("Boris", 1))
    )
    refused("end.over", *lines, "done", "take 1 oslo-rome=3", "done", "take 1 oslo-rome=3")


def test_agents_on_unfinished_missions_bring_one_point_each() -> None:
    assert anka(*BEGUN).total == 1


def test_a_tie_goes_to_the_player_whose_last_turn_came_later() -> None:
    tied = (*BEGUN, *SIX, "set Boris completed 5 points 24", "take 1 oslo-rome=1")
    view = seen(*tied, "target madrid on 1", "done", "take 1 oslo-rome=3", "done")
    assert view.outcome is not None
    assert (view.outcome.winners, view.outcome.rule) == (("Boris",), "spy-connection.win.tie")


def test_the_score_sheet_alone_is_entered_by_a_line_each() -> None:
    line = "result 7/23/2 5/21/1 last Boris"
    view = seen(line, detail="results")
    assert view.outcome is not None
    assert view.outcome.winners == ("Anka",)
    assert dict(view.outcome.scores) == {"Anka": 25, "Boris": 22}
    refused("results.only", BEGUN[0], detail="results")
    refused("results.once", "result 7/23/2 5/21/1 6/20/0 last Anka", detail="results")
    refused("results.detail", *BEGUN, line)


def test_a_tied_score_sheet_goes_to_who_had_the_last_turn_of_all() -> None:
    for last in ("Anka", "Boris"):
        view = seen(f"result 7/23/2 7/24/1 last {last}", detail="results")
        assert view.outcome is not None
        assert view.outcome.winners == (last,)


def test_less_can_be_entered_from_any_moment_on_and_then_nothing_is_made_up() -> None:
    shown = anka(*BEGUN, "connect paris 2", "enter only missions")
    assert (shown.on_map, shown.free) == (None, None)
    refused("detail.less", *BEGUN, "enter only all")


def test_what_happened_against_a_rule_stands_and_is_written_down() -> None:
    view = seen(*BEGUN, "happened spy-connection.turn.action: done")
    assert (view.turn, view.happened) == ("Boris", ("spy-connection.turn.action",))
    refused("happened.broken", *BEGUN, "happened spy-connection.turn.one: take 1 oslo-rome=3")
    refused("happened.which", *BEGUN, "happened spy-connection.end.over: done")


def test_a_refused_move_names_the_move_that_lets_it_stand() -> None:
    state = played(*BEGUN, "take 1 oslo-rome=3")
    move = GAME.notation.parse("take 1 oslo-rome=2")
    assert GAME.rules.happened is not None
    stands = GAME.rules.happened(state, move)
    assert stands == Happened(("spy-connection.turn.one",), move)
    assert GAME.rules.apply(state, stands).happened == ("spy-connection.turn.one",)
    assert GAME.rules.happened(state, GAME.notation.parse("target oslo on 9")) is None


def test_whoever_comes_in_the_middle_writes_down_where_everybody_stands() -> None:
    joined = "joined 3/11/2 2/7/1 turn of Boris"
    view = seen(
        *(joined, "Anka holds london-madrid=5 planning 1 covered london", "set Anka map 6"),
    )
    one, other = view.players
    assert (one.free, one.total, one.completed) == (6, 13, 3)
    assert (other.free, view.turn) == (None, "Boris")
    refused("agents.count", "joined 3/11/16 2/7/1 turn of Boris")
    refused("setup.one-each", BEGUN[0], joined)


def test_agents_of_a_mission_that_is_entered_later_are_among_those_on_targets() -> None:
    joined = "joined 3/11/2 2/7/1 turn of Anka"
    held = anka(joined, "Anka holds london-madrid-paris=5 planning ? covered london-paris")
    assert (held.targets, held.total) == (2, 13)
    won = anka(
        *(joined, "Anka holds london-madrid=5 planning ? covered london"),
        *("set Anka spy paris", "connect madrid ?", "target madrid on 1"),
        detail="missions",
    )
    assert (won.completed, won.points, won.targets) == (4, 16, 1)


def test_more_agents_than_there_are_cannot_be_set_on_the_map() -> None:
    refused("agents.count", *BEGUN, "set Anka map 15")


@pytest.mark.parametrize("line", ["take 1 oslo=3", "take 1 oslo-oslo=3", "take 5 oslo-rome=3"])
def test_what_no_card_and_no_place_can_be_is_no_line(line: str) -> None:
    with pytest.raises(NotUnderstood):
        GAME.notation.parse(line)


def test_a_written_game_is_replayed_to_the_same_table() -> None:
    lines = (*BEGUN, "take 3 madrid-paris=2+", "done", "connect paris 2", "done")
    text = "\n".join(["game: spy-connection", "players: Anka Boris", "detail: all", "", *lines, ""])
    table, stop = replay(text)
    assert stop is None
    shown: object = table.view(PUBLIC)
    assert shown == seen(*lines)


def test_the_example_of_the_notation_is_lawful_and_every_line_stands_there() -> None:
    page = files("companion.games.spy_connection").joinpath("NOTATION.md").read_text("utf-8")
    table, stop = replay(page.partition("```game\n")[2].partition("```")[0])
    assert stop is None
    assert table.view(PUBLIC).players[0].completed == 2
    assert all(f"`{kind.example}`" in page for kind in KINDS)


def test_a_remark_stands_also_behind_the_end() -> None:
    lines = ("result 7/23/2 5/21/1 last Boris",)
    assert seen(*lines, "remark what a game", detail="results").remarks == ("what a game",)
    with pytest.raises(Illegal):
        played(*lines, "link oslo rome a", "enter only results", detail="results")


@pytest.mark.parametrize(
    ("language", "for_free", "left"),
    [
        ("cs", "zdarma", "zbývá"),
        ("sk", "zadarmo", "zostáva"),
        ("ru", "бесплатно", "свободно"),
    ],
)
def test_what_costs_nothing_and_what_is_left_are_two_words(
    language: str, for_free: str, left: str
) -> None:
    view = seen(*BEGUN)
    with read_in(language):
        assert GAME.words.value(Take, "place", 1, view).endswith(f": {for_free}")
        rows = [row.label for section in GAME.words.sheet(view).sections for row in section.rows]
    assert left in rows
