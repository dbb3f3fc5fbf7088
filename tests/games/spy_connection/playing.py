"""Games of Spy Connection from their lines, for tests."""

from itertools import pairwise

import pytest

from companion.core import PUBLIC, Illegal
from companion.games.spy_connection import GAME
from companion.games.spy_connection.state import State
from companion.games.spy_connection.view import PlayerView, View

BEGUN = ("Anka starts london-madrid=5 in london", "Boris starts berlin-rome=4 in berlin")
MAP = ("link london paris lp1-lp2", "link london berlin lp1-lb2", "link madrid paris mp1-mp2-mp3")

ROUND = ("berlin", "rome", "monaco", "oslo", "vienna", "moscow", "helsinki", "istanbul", "athens")
WHOLE = (*MAP, *(f"link {one} {other} 2" for one, other in pairwise(ROUND)))  # twelve cities


def begun(**options: str) -> State:
    """Begin a game of Anka and Boris in which everything is entered."""
    given = {"players": "Anka Boris", "detail": "all", **options}
    return GAME.rules.start(GAME.rules.complete(given))


def played(*lines: str, **options: str) -> State:
    """Play lines one after the other."""
    return after(begun(**options), *lines)


def after(state: State, *lines: str) -> State:
    """Play on."""
    for line in lines:
        state = GAME.rules.apply(state, GAME.notation.parse(line))
    return state


def refused(rule: str, *lines: str, **options: str) -> None:
    """Play lines, of which the rule refuses the last one."""
    assert refused_at(played(*lines[:-1], **options), lines[-1]) == f"spy-connection.{rule}"


def refused_at(state: State, line: str) -> str:
    """Name the rule by which a line is refused now."""
    with pytest.raises(Illegal) as reason:
        after(state, line)
    return reason.value.rule


def seen(*lines: str, **options: str) -> View:
    """Show the table after some lines."""
    return GAME.rules.view(played(*lines, **options), PUBLIC)


def anka(*lines: str, **options: str) -> PlayerView:
    """Show what Anka has after some lines."""
    return seen(*lines, **options).players[0]
