"""An evening to be judged: its evidence, what the players kept, and the command that judges."""

import json
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

from companion.bootstrap import ROOT
from companion.core import KEEPER
from companion.play import table
from companion.play.table import Table
from companion.seal import words
from companion.store.tables import Tables
from tests.cli.commands import Said, companion
from tests.store.evening import MOVES, NAME, PIN, SHARE

BOARD = files("companion.games.mind_mgmt.editions") / "zanzibar.toml"
OURS = {"A1": "B1", "B1": "A1"}  # two locations of our own box have changed places


@dataclass(frozen=True)
class Evening:
    """Evidence before and after the end, and everything that the players kept."""

    early: Path
    whole: Path
    heads: tuple[str, ...]
    note: str
    spoken: str
    share: str
    retracted: int

    @property
    def all(self) -> tuple[str, ...]:
        """Give all heads as a person gives them, each for itself."""
        return tuple(word for head in self.heads for word in ("--head", head))


def board() -> str:
    """Give the file of a box of our own."""
    text = BOARD.read_text("utf-8").replace('id = "zanzibar"', 'id = "our-box"')
    for one, other in OURS.items():
        text = text.replace(f"\n{one} = ", f"\nnew-{other} = ")
    return text.replace("\nnew-", "\n")


def played(found: Table) -> Iterator[str]:
    """Play the evening, take one line back and play it again; give each new head."""
    for line in MOVES:
        if found.sealing.share_due:
            found.sealing.share(SHARE)
        found.play(KEEPER, found.read(line))
        if line == "immortal B3":
            found.undo()
            found.play(KEEPER, found.read(line))
        if found.record[-1].text.startswith("head "):
            yield found.sealing.head().short


def kept_evening(home: Path) -> Evening:
    """Play an evening on a board of our own, and keep all there is to keep."""
    options = {"mode": "full", "players": "Eva Adam Petr", "board": board()}
    early, whole = home / "early.txt", home / "whole.txt"
    with closing(Tables(home / "home")) as tables:
        found = table.begin(tables, NAME, "mind-mgmt", options, PIN)
        heads = tuple(played(found))
        early.write_text(str(found.evidence()), encoding="utf-8", newline="\n")
        shown = found.sealing.head()
        found.sealing.end()
        whole.write_text(str(found.evidence()), encoding="utf-8", newline="\n")
        texts = [line.text for line in found.record]
        found.close()
    share = words.read_out(SHARE, "ru")
    assert len(heads) == 6
    retracted = texts.index("immortal B3") + 1
    return Evening(early, whole, heads, shown.note, shown.words("cs"), share, retracted)


def verify(*given: str | Path, home: Path = ROOT) -> Said:
    """Call the command."""
    return companion("verify", *given, COMPANION_HOME=str(home))


def facts(*given: str | Path) -> Any:
    """Call the command for programs."""
    said = verify(*given, "--json")
    found = json.loads(said.out)
    assert (found["exit"], said.err) == (said.code, "")
    return found
