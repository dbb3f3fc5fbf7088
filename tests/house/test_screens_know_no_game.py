"""No word of a boxed game stands on a screen that is for every game."""

import re
from pathlib import Path

import pytest

from companion.bootstrap import ROOT

WORDS = re.compile(
    r"\b(mayhem|immortals?|recruits?|recruiter|henry|meru|dusty|dolphin|shakedown|mind.?slip"
    r"|mind.mgmt|neighbour.spy|spy.connection|market|mission)\b",
    re.IGNORECASE,
)
ROOMS = ("kit", "home", "table", "proof", "envelopes")
SOURCES = sorted(path for room in ROOMS for path in (ROOT / "screens" / room).glob("*.py"))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_screen_for_every_game_says_and_names_nothing_of_one(path: Path) -> None:
    assert WORDS.findall(path.read_text("utf-8")) == []
