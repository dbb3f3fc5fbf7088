"""What belongs to one boxed game stands in its folders, and in no other room."""

import re
from pathlib import Path

import pytest

from companion import games
from companion.bootstrap import ROOT

OWN = re.compile(
    r"\b(mayhem|immortals?|recruits?|recruiter|henry|meru|dusty|dolphin|shakedown|mind.?slip"
    r"|mind.mgmt)\b",
    re.IGNORECASE,
)
ANY = re.compile(rf"{OWN.pattern}|\b(neighbour.spy|spy.connection|market|mission)\b", re.IGNORECASE)
HOME = "mind_mgmt"
SHELF = ROOT / "companion" / "games" / "__init__.py"
ROOMS = ("kit", "home", "table", "proof", "envelopes")
SHARED = sorted(path for room in ROOMS for path in (ROOT / "screens" / room).glob("*.py"))
ELSEWHERE = sorted(
    path
    for room in ("companion", "screens")
    for path in (ROOT / room).rglob("*.py")
    if HOME not in path.parts and path != SHELF
)


def named(path: Path) -> str:
    """Name a file from the top of the project on."""
    return str(path.relative_to(ROOT))


def test_the_game_whose_words_are_looked_for_stands_on_the_shelf() -> None:
    assert any(box.package.endswith(HOME) for box in games.SHELF.values())


@pytest.mark.parametrize("path", ELSEWHERE, ids=named)
def test_no_word_of_mind_mgmt_stands_outside_its_folders(path: Path) -> None:
    assert OWN.findall(path.read_text("utf-8")) == []


@pytest.mark.parametrize("path", SHARED, ids=named)
def test_a_screen_for_every_game_says_and_names_nothing_of_one(path: Path) -> None:
    assert ANY.findall(path.read_text("utf-8")) == []
