"""Words that all tests of MIND MGMT share: start a game, play lines, see what is refused."""

from pathlib import Path

import pytest

from companion.core import CompanionError, Illegal
from companion.games import take
from companion.games.mind_mgmt.state import State
from companion.text import gametext

HERE = Path(__file__).parent
GAME = take("mind-mgmt")


def fresh(mode: str = "full", players: str = "Eva Adam Petr") -> State:
    """Give a game of which nothing has been played."""
    state: State = GAME.rules.start({"mode": mode, "players": players, "edition": "zanzibar"})
    return state


def played(state: State, *lines: str) -> State:
    """Play these lines, all of which must be taken."""
    for number, line in enumerate(lines, 1):
        try:
            state = GAME.rules.apply(state, GAME.notation.parse(line))
        except CompanionError as error:
            error.add_note(f"line {number} of {len(lines)}: {line}")
            raise
    return state


def refused(state: State, line: str) -> str:
    """Give the rule by which a line is refused."""
    move = GAME.notation.parse(line)
    try:
        GAME.rules.apply(state, move)
    except Illegal as no:
        return no.rule
    pytest.fail(f"taken, though it should be refused: {line}")


def taken(state: State, line: str) -> bool:
    """Say whether the referee takes a line."""
    try:
        GAME.rules.apply(state, GAME.notation.parse(line))
    except Illegal:
        return False
    return True


def lines_of(path: Path) -> tuple[dict[str, str], list[str]]:
    """Read a game text: its options, and the lines of its moves."""
    text = gametext.read(path.read_text("utf-8"))
    assert text.game == GAME.name
    return dict(text.options), [line for _number, line in text.moves]


def after(path: Path, before: str = "") -> State:
    """Play a game text to its end, or up to the last line that begins like this."""
    options, lines = lines_of(path)
    if before:
        lines = lines[: max(n for n, line in enumerate(lines) if line.startswith(before))]
    return played(GAME.rules.start(options), *lines)


def opening(name: str, before: str = "") -> State:
    """Play one of the openings that stand beside this module."""
    return after(HERE / "openings" / f"{name}.txt", before)
