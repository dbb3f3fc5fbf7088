"""Each row of a list tells how the turn ends with it: nothing is promised that does not come."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from random import Random

import pytest

from companion.core import PUBLIC
from companion.games.neighbour_spy import GAME
from companion.games.neighbour_spy.moves import market as m
from companion.games.neighbour_spy.moves import turn as u
from companion.games.neighbour_spy.moves.base import NeighbourMove
from companion.games.neighbour_spy.reasons import CATCH
from companion.games.neighbour_spy.rules.ending import met
from companion.games.neighbour_spy.state import REFILL, State
from tests.games.neighbour_spy.playing import begun, market, seen
from tests.games.neighbour_spy.random_games import AIMS, choose

WORDS = GAME.words
ENDING = (u.Kept, u.KeptSame, m.Take, m.Hires, m.TakesBack, m.Passes)
CATCHES, CAUGHT, WINS, LOSES, SO_FAR = "catches", "is caught", "wins", "loses", "so far"
PROMISES = (CATCHES, CAUGHT, WINS, LOSES, SO_FAR)
GAMES = 8  # for each aim and mode


def row(state: State, move: NeighbourMove) -> str:
    """Give the row of a move in the list."""
    view = seen(state)
    for name in ("agent", "card"):
        if hasattr(move, name):
            return WORDS.value(type(move), name, getattr(move, name), view)
    return WORDS.kind(type(move), {}, view)


def promised(said: str) -> set[str]:
    """Give what a row promises, behind the name of its card."""
    behind = said.partition(" → ")[2] or said.partition("  ")[2]
    return {each for each in PROMISES if each in behind}


def of_whom(state: State) -> int:
    """Give the side of which a row tells."""
    return state.tasks[0].side if state.tasks else state.turn


def ended_with(state: State, move: NeighbourMove, chance: Random) -> State:
    """Play a move, and fill the market by chance, which ends the turn if nothing is left."""
    state = GAME.rules.apply(state, move)
    while state.tasks and state.tasks[0].kind == REFILL:
        state = GAME.rules.apply(state, m.Refill(chance.choice(state.hidden_market)))
    return state


def truly(state: State, side: int) -> set[str]:
    """Give what is true of a side at the end of a turn, in the words of a row."""
    so_far = state.hired and not state.outcome
    reasons = set(met(state)) if so_far else set(state.reasons)
    winners = {winner for winner, _rule in reasons}
    if not winners:
        return set()
    playing = state.turn if so_far else state.other
    wins = side in winners if len(winners) == 1 else side == playing
    result = {WINS if wins else LOSES} | ({SO_FAR} if so_far else set())
    for by, said, usual in ((side, CATCHES, WINS), (1 - side, CAUGHT, LOSES)):
        if (by, CATCH) in reasons:
            return {said, *(result - {usual})}
    return result


def ending_rows(state: State) -> Iterator[NeighbourMove]:
    """Go through the moves of the list that can end the turn."""
    for choice in GAME.rules.legal(state, PUBLIC).choices:
        if choice.kind in ENDING and choice.group == "due":
            yield from choice.listed


@pytest.mark.parametrize(("mode", "aim"), list(product(("basic", "advanced"), AIMS)))
def test_every_row_of_a_game_promises_the_true_end_of_the_turn_and_no_other(
    mode: str, aim: str, record_property: Callable[[str, object], None]
) -> None:
    seen_words: Counter[str] = Counter()
    for seed in range(GAMES):
        chance = Random(f"{mode} {aim} {seed}")
        names = ["Eva", "Adam", "Petr", "Jana"][: chance.randint(2, 4)]
        options = {"edition": "dubnany", "mode": mode, "players": " ".join(names)}
        state = GAME.rules.start(options)
        while not state.outcome:
            for move in ending_rows(state):
                said, after = row(state, move), ended_with(state, move, chance)
                assert promised(said) == truly(after, of_whom(state)), (said, move)
                seen_words.update(promised(said) or {"nothing"})
            state = GAME.rules.apply(state, choose(state, AIMS[aim], chance, extras=False))
    record_property(f"rows in {mode} games with the aim {aim}", dict(seen_words))


def listed(state: State) -> list[str]:
    """Give the rows of the list that can end the turn."""
    return [row(state, move) for move in ending_rows(state)]


def test_a_catch_is_told_with_the_card_that_the_other_side_just_took() -> None:
    away = begun("set figure Adam 4", "took daredevil")  # Eva needs 4, and Adam goes 2 on
    assert "Sidekick  +4" in listed(away)
    back = begun("set figure Adam 4", "took mole")  # and 3 back
    assert "Enforcer  +1 catches" in listed(back)


def test_who_keeps_a_card_and_is_caught_by_it_reads_that() -> None:
    state = begun("set figure Adam 13", "took codebreaker")
    assert "Saboteur  -1 is caught" in listed(state)
    assert "Enforcer  +1" in listed(state)


def test_a_third_codebreaker_wins_only_where_nobody_else_does() -> None:
    state = begun("set copies Eva codebreaker 2", "set figure Adam 12", "took sentinel")
    assert "Codebreaker  0 wins" in listed(state)
    caught = begun("set copies Eva codebreaker 2", "set figure Adam 12", "took daredevil")
    assert "Codebreaker  0 is caught, wins" in listed(caught)  # both conditions: Eva's turn
    assert "Sentinel  0 is caught" in listed(caught)


def test_two_alike_are_told_like_the_others() -> None:
    state = begun("set figure Adam 1", "took enforcer", "set turn Eva", "took saboteur")
    assert "Saboteur too  -1" in listed(state)
    assert "Codebreaker  0 catches" in listed(state)


def test_what_the_market_can_still_change_stands_so_far() -> None:
    state = market("set figure Eva 1", "set figure Adam 2", "took codebreaker")
    assert "Enforcer  +1 market, catches so far" in listed(state)
    visiting = market("set figure Eva 1", "set figure Adam 2", "took codebreaker", "kept enforcer")
    assert "Outpost → catches so far" in listed(visiting)


def test_a_card_of_the_market_tells_how_the_turn_ends_with_it() -> None:
    three = "offer watchtower surveillance-truck outpost"
    lines = ("set figure Eva 1", "set figure Adam 2", "took codebreaker", "kept enforcer")
    state = market(*lines, offer=three)
    assert listed(state)[:2] == ["Watchtower → catches", "Surveillance Truck → catches"]


def test_before_the_other_card_is_known_a_row_only_says_how_far_a_figure_comes() -> None:
    state = begun("set figure Adam 11", "set copies Adam codebreaker 2")  # 3 behind Eva
    view = seen(state)
    rows = [WORDS.value(u.Took, "agent", agent, view) for agent in ("sidekick", "codebreaker")]
    assert rows == ["Sidekick  +4 reaches", "Codebreaker  win icon"]
    assert not any(promised(each) for each in rows)


def test_the_log_promises_no_win_that_the_other_side_takes_away() -> None:
    state = begun("set copies Adam codebreaker 2", "set figure Adam 3")
    took = GAME.notation.parse("took codebreaker")
    assert WORDS.sentence(took, seen(state)) == "Adam took Codebreaker 3: win icon"
