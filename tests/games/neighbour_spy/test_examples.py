"""The worked examples of the rulebooks, as game texts with what they come to."""

import re
from pathlib import Path

import pytest

from companion.games.neighbour_spy import GAME
from companion.games.neighbour_spy.state import State
from companion.text import gametext
from tests.games.neighbour_spy.playing import HERE, ended, needs, played, refused, seen, space

EXAMPLES = sorted((HERE / "examples").glob("*.txt"))
SAID = re.compile(r"# (?:(\w+) (stands on|needs|holds|wins by)|(deck)) ([\w.]+)")


def check(state: State, comment: str) -> None:
    """Hold a state against a comment that says what it comes to."""
    found = SAID.fullmatch(comment)
    if found is None:
        return
    name, what, deck, value = found.groups()
    hands = {player.name: player.hand for side in seen(state).sides for player in side.players}
    known: dict[str, object] = {"deck": seen(state).deck}
    if name:
        known |= {"stands on": space(state, name), "needs": needs(state, name)}
        known |= {"holds": hands[name], "wins by": dict([ended(state)]).get(name)}
    assert str(known[deck or what]) == value, comment


@pytest.mark.parametrize("path", EXAMPLES, ids=[path.stem for path in EXAMPLES])
def test_an_example_comes_to_what_the_rulebook_says(path: Path) -> None:
    text = path.read_text("utf-8")
    state = GAME.rules.start(gametext.read(text).options)
    assert any(map(SAID.fullmatch, text.splitlines()))
    for line in text.split("\n\n", 1)[1].splitlines():
        if line.startswith("#"):
            check(state, line)
        else:
            state = played(state, line)


def test_the_lone_player_and_the_partners_have_no_discard_left_in_their_example() -> None:
    text = (HERE / "examples" / "last-card-of-a-team.txt").read_text("utf-8")
    state = GAME.rules.start(gametext.read(text).options)
    state = played(state, *(line for _number, line in gametext.read(text).moves))
    assert refused(played(state, "set deck 5"), "discard Adam") == "discard.solo"
    state = played(state, "set deck 5", "set turn Eva")
    assert (refused(state, "discard Eva"), refused(state, "discard Petr")) == (
        "discard.team",
        "discard.team",
    )
