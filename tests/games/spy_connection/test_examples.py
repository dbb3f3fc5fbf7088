"""The worked examples of the rulebook, as game texts with what they come to."""

import re
from pathlib import Path

import pytest

from companion.core import PUBLIC
from companion.games.spy_connection import GAME
from companion.games.spy_connection.state import State
from companion.text import gametext
from tests.games.spy_connection.playing import after, refused_at

EXAMPLES = sorted((Path(__file__).parent / "examples").glob("*.txt"))
SAID = re.compile(r"# (\w+) (free|map|planning|targets|city|completed|points) (\w+)")
REFUSED = re.compile(r"# refused ([a-z.-]+): (.+)")
WON = re.compile(r"# (\w+) wins by (\w+)")


def check(state: State, comment: str) -> None:
    """Hold a state against a comment that says what it comes to, or what is refused there."""
    if found := REFUSED.fullmatch(comment):
        assert refused_at(state, found[2]) == found[1]
    elif found := WON.fullmatch(comment):
        assert state.outcome
        assert (state.outcome.winners, state.outcome.rule.rpartition(".")[2]) == (
            *((found[1],), found[2]),
        )
    else:
        found = SAID.fullmatch(comment)
        assert found, comment
        name, what, value = found.groups()
        player = next(each for each in GAME.rules.view(state, PUBLIC).players if each.name == name)
        known = getattr(player, {"map": "on_map"}.get(what, what))
        assert str(known) == value, comment


@pytest.mark.parametrize("path", EXAMPLES, ids=[path.stem for path in EXAMPLES])
def test_an_example_comes_to_what_the_rulebook_says(path: Path) -> None:
    text = path.read_text("utf-8")
    state = GAME.rules.start(GAME.rules.complete(gametext.read(text).options))
    for line in text.split("\n\n", 1)[1].splitlines():
        if line.startswith("#"):
            check(state, line)
        else:
            state = after(state, line)
