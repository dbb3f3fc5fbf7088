"""What programs read of a table: `replay --json` at several moments, and `verify --json`.

Others build on these keys and values, so they stay as they are however the program is written.
With GOLDENS=write they are kept anew.
"""

import json
import os
from pathlib import Path

import pytest

from tests.cli.commands import companion
from tests.cli.test_replay import GAME, saved
from tests.games.mind_mgmt.playing import HERE
from tests.screens.stage import GOLDENS

UNENTERED = GAME.replace("agent meru A3", "agent meru ?")
DEALT = GAME.replace("features cafe", "deal\nfeatures cafe")
TALK = """\
note B4 6
note F7
remark the cat moved a figure
override mind-mgmt.agents.move.two a SHIFT card
mistake 7 a number too many
"""


def until(line: str, text: str = GAME) -> str:
    """Give a game text as far as before a line."""
    at = text.index(f"\n{line}\n")
    return text[: at + 1]


def opening(name: str) -> str:
    """Read one of the game texts that stop in the middle."""
    return (HERE / "openings" / f"{name}.txt").read_text("utf-8")


MOMENTS = {
    "begun": until("recruiter Eva"),
    "agents-to-place": until("agent dusty A6"),
    "features-dealt": until("features cafe monks idol", DEALT),
    "first-recruits-due": until("recruits 3"),
    "recruits-due": until("recruits 1"),
    "slip": until("immortal D4-E4"),
    "question": until("answer D2"),
    "dolphin": until("answer B5"),
    "activation": until("bill shoves C5-B5"),
    "push": until("dusty pushes B5-B4"),
    "meru": until("meru asks graffiti"),
    "second-token": until("done slip second"),
    "not-entered": until("note A5 no graffiti by 6", UNENTERED),
    "mistake": until("dusty asks cafe") + TALK,
    "end": GAME,
    "dead-end": opening("dead-end"),
    "steps": opening("tokens"),
    "notes": opening("notes"),
    "training": opening("training-nine"),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_programs_read_the_same_of_every_moment_as_ever(moment: str, tmp_path: Path) -> None:
    said = companion("replay", "--json", saved(tmp_path, MOMENTS[moment]))
    assert said.code == 0, said.out
    found = json.loads(said.out)
    views = {"public": found["public"], "keeper": found["keeper"]}
    text = json.dumps(views, ensure_ascii=False, indent=1) + "\n"
    path = GOLDENS / "json" / f"{moment}.json"
    if os.environ.get("GOLDENS") == "write":
        path.write_text(text, encoding="utf-8", newline="\n")
    assert path.read_text("utf-8") == text
