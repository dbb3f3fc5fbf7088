"""What the rulebook tells heading by heading, as game texts with what they come to.

Its own figures and examples are missing from the text that we know; so these are ours.
"""

import re
from pathlib import Path

import pytest

from companion.games.agents import GAME
from companion.games.agents.state import State
from companion.play.replay import replay
from companion.text import gametext
from tests.games.agents.playing import BOARD, ended, file, played, player, seen

EXAMPLES = sorted((Path(__file__).parent / "examples").glob("*.txt"))
BOARDED = {"four-agents-pass-by", "the-tram-needs-a-stop"}
SAID = re.compile(r"# (?:(\w+) (has up|holds|shows|stands on|is)|(\w+)): (.+)")
each_example = pytest.mark.parametrize("path", EXAMPLES, ids=[path.stem for path in EXAMPLES])


def words(values: object) -> str:
    """Write values with a blank between them; a hyphen where there are none."""
    return " ".join(map(str, values)) if isinstance(values, (list, tuple)) and values else "-"


def of_all(state: State) -> dict[str, str]:
    """Say what everybody knows of a state, by the words of a comment."""
    view = seen(state)
    return {
        "due": words([each.upper() for each in view.due]),
        "left": words(view.left),
        "turn": view.turn,
        "supply": str(view.supply),
        "light": str(view.light),
        "in": words([each.name for each in view.players if not each.out]),
        "won": ended(state)[0],
    }


def of_one(state: State, name: str) -> dict[str, str]:
    """Say what everybody knows of a player or an agent."""
    if name.lower() in "vxyz":
        found = file(state, name.lower())
        return {"is": f"{found.top} of {found.cards}", "stands on": found.at}
    one = player(state, name)
    return {
        "has up": words(one.up),
        "holds": str(one.hidden + len(one.shown)),
        "shows": words(one.shown),
        "stands on": one.at,
    }


@each_example
def test_an_example_comes_to_what_the_rulebook_says(path: Path) -> None:
    text, checked = path.read_text("utf-8"), 0
    filed = {"board": BOARD} if path.stem in BOARDED else {}
    state = GAME.rules.start({**gametext.read(text).options, **filed})
    for line in text.split("\n\n", 1)[1].splitlines():
        if found := SAID.fullmatch(line):
            name, what, everybody, value = found.groups()
            known = of_one(state, name) if name else of_all(state)
            assert known[what or everybody] == value, line
            checked += 1
        else:
            state = played(state, line)
    assert checked >= 2


@each_example
def test_an_example_is_a_game_text_that_anybody_can_replay(path: Path) -> None:
    table, stop = replay(path.read_text("utf-8"), BOARD if path.stem in BOARDED else None)
    assert stop is None
    assert table.moves
