"""Plays lines of the game in tests, and says what becomes of them."""

from pathlib import Path

from companion.core import PUBLIC, Illegal
from companion.games.neighbour_spy import GAME
from companion.games.neighbour_spy.state import State
from companion.games.neighbour_spy.view import SideView, View

HERE = Path(__file__).parent
OPEN = "offer outpost spycation mind-control"


def begun(
    *lines: str, players: str = "Eva Adam", mode: str = "basic", detail: str = "all"
) -> State:
    """Begin a game, and play some lines; Eva starts."""
    options = {"edition": "dubnany", "mode": mode, "players": players, "detail": detail}
    return played(GAME.rules.start(options), *lines)


def market(*lines: str, offer: str = OPEN, players: str = "Eva Adam") -> State:
    """Begin a game in the advanced mode with these cards open."""
    return begun(offer, *lines, players=players, mode="advanced")


def played(state: State, *lines: str) -> State:
    """Play lines one after the other."""
    for line in lines:
        state = GAME.rules.apply(state, GAME.notation.parse(line))
    return state


def refused(state: State, line: str) -> str:
    """Give the rule that refuses a line, or nothing where it is taken."""
    try:
        played(state, line)
    except Illegal as reason:
        return reason.rule.removeprefix("neighbour-spy.")
    return ""


def seen(state: State) -> View:
    """Give what everybody sees."""
    return GAME.rules.view(state, PUBLIC)


def side(state: State, name: str) -> SideView:
    """Give what everybody sees of a player's side."""
    return seen(state).sides[state.side_of(name)]


def space(state: State, name: str) -> int | None:
    """Give the space of a player's figure."""
    return side(state, name).space


def needs(state: State, name: str) -> int | None:
    """Give how far a player is from catching the other."""
    return side(state, name).needs


def ended(state: State) -> tuple[str, str]:
    """Give who has won, and the rule that says so; nothing where the game goes on."""
    if state.outcome is None:
        return "", ""
    return " ".join(state.outcome.winners), state.outcome.rule.removeprefix("neighbour-spy.")
