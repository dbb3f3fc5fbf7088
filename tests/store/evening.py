"""One whole evening, as every test of the store plays it, and a folder to keep it in."""

import os
import re
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from importlib.resources import files
from pathlib import Path

from companion.core import KEEPER
from companion.play import table
from companion.play.table import Table
from companion.store.tables import Tables
from companion.telling.table.awaited import awaited
from companion.text.gametext import example, read
from tests.cli.commands import companion
from tests.light.sitecustomize import PATH

PIN = "pin-Žlutý-8317"
NAME = "evening"
PAGE = (files("companion.games.mind_mgmt") / "NOTATION.md").read_text("utf-8")
GAME = read(example(PAGE))
OPTIONS = {"mode": "full", "edition": "zanzibar", "players": "Eva Adam Petr"}
MOVES = tuple(line for _number, line in GAME.moves)
PLAY = (sys.executable, "-m", "companion", "play", "mind-mgmt", "--mode", "full")
PLAY_AS = (*PLAY, "--players", OPTIONS["players"], "--table")
ACKNOWLEDGED = re.compile(r"^(\d+)  (.*)$", re.MULTILINE)
SHARE = (11, 2047, 0, 8)  # two words of Adam, two of Petr
SAID = "share 11 2047 0 8"
# The sheet that is due behind a move, by its number; a head follows each sheet and the last move.
SHEETS = {22: "05", 45: "06", 56: "07", 71: "08", 81: "09"}
assert [MOVES[move - 1] for move in SHEETS] == ["recruits 3", *["done", "recruits 1"] * 2]


@cache
def undisturbed() -> tuple[tuple[str, str], ...]:
    """Play the evening on a table that nothing disturbs: each line, and the next question."""
    found = Table("mind-mgmt", OPTIONS)
    told = [(found.record[0].text, awaited(found))]
    for line in MOVES:
        found.play(KEEPER, found.read(line))
        told.append((found.record[-1].text, awaited(found)))
    return tuple(told)


def public(move: int) -> str:
    """Give what everybody may know of a move, by its number in the evening."""
    return undisturbed()[move][0]


def behind(move: int) -> tuple[str, ...]:
    """Name what the table writes behind a move, in the same breath."""
    if move in SHEETS:
        return (f"sheet {SHEETS[move]}", "head")
    return ("head",) if move == len(MOVES) else ()


def acknowledged(said: str) -> list[tuple[int, str]]:
    """Take the acknowledged moves out of what the program said, each with its line's number."""
    return [(int(number), text) for number, text in ACKNOWLEDGED.findall(said)]


def typed(first: int = 0, last: int = len(MOVES)) -> str:
    """Write moves as they are typed in one sitting, and the share as soon as it can be given."""
    lines = list(MOVES[first:last])
    lines.insert(0 if first else 1, SAID)
    return "\n".join((*lines, ""))


def environment(home: Path, **more: str) -> dict[str, str]:
    """Give the environment of a program that keeps its tables here."""
    own = {"COMPANION_HOME": str(home), "COMPANION_PIN": PIN, "PYTHONPATH": PATH}
    return {**os.environ, "LANGUAGE": "en", **own, **more}


def play(found: Table, lines: int = len(MOVES)) -> Table:
    """Play the evening as far as so many moves; the others give their share when they can."""
    for line in MOVES[len(found.moves) : lines]:
        if found.sealing.share_due:
            found.sealing.share(SHARE)
        found.play(KEEPER, found.read(line))
    return found


def kept(home: Path, lines: int, name: str = NAME) -> None:
    """Keep a table that was played so far."""
    with closing(Tables(home)) as tables:
        play(table.begin(tables, name, "mind-mgmt", OPTIONS, PIN), lines).close()


@contextmanager
def resumed(home: Path, name: str = NAME) -> Iterator[Table]:
    """Take a table up again, for a while."""
    with closing(Tables(home)) as tables:
        found = table.resume(tables, tables.find(name), PIN)
        with closing(found):
            yield found


def told(home: Path, *words: str | Path, typed: str = "", pin: str = PIN) -> tuple[int, str]:
    """Run a command; give its exit code and all that it said."""
    said = companion(*words, typed=typed, COMPANION_HOME=str(home), COMPANION_PIN=pin)
    return said.code, said.out + said.err
