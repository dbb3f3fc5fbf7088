"""Tables of hidden bids, kept as any game of the shelf, and what players keep of them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from companion import games
from companion.core import KEEPER
from companion.play import table
from companion.play.table import Table
from companion.record.head import head_of
from companion.seal import first
from companion.seal.checking.kept_heads import Kept, KeptHead, shown_heads
from companion.seal.checking.verdict import Verdict, judged
from companion.seal.evidence import Evidence, of_text
from companion.store.tables import Tables
from tests.shelf import TOYS

PIN = "1234"
OPTIONS = {"players": "Eva Adam Petr", "rounds": "2"}
SHARE = (1, 20, 300, 2047)
FIRST = ("promise 10", "bid 999", "done", "ask 1000", "answer no", "show 999")
LAST = ("bid 2147483647", "done", "ask 2147483647", "answer yes", "keep")


@contextmanager
def on_the_shelf() -> Iterator[None]:
    """Put the game on the shelf for a while."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(games.SHELF, "bids", TOYS["bids"])
        yield


@contextmanager
def auction(home: Path, *lines: str) -> Iterator[Table]:
    """Begin a table on the disk, or take it up again, and play; see `play`."""
    tables = Tables(home)
    if rows := tables.list():
        kept = table.resume(tables, rows[0], PIN)
    else:
        kept = table.begin(tables, "auction", "bids", OPTIONS, PIN)
    try:
        play(kept, "share", *lines)
        yield kept
    finally:
        kept.close()
        tables.close()


def play(kept: Table, *lines: str) -> None:
    """Give lines to a table; `share`, `head`, `undo` and `end` mean what they say."""
    others = {
        "share": lambda: kept.sealing.share(SHARE),
        "head": lambda: kept.sealing.head(fresh=True),
        "undo": kept.undo,
        "end": kept.sealing.end,
    }
    for line in lines:
        if line in others:
            others[line]()
        else:
            kept.play(KEEPER, kept.read(line))


def played(home: Path, *lines: str) -> Evidence:
    """Play lines at a table of its own, and take its evidence as anybody reads it."""
    with on_the_shelf(), auction(home, *lines) as kept:
        return of_text(str(kept.evidence()))


def head(evidence: Evidence, size: int) -> KeptHead:
    """Keep the head over so many lines."""
    lines = evidence.lines
    return KeptHead(f"{size}", head_of(first.bare(lines[0]).table, lines[:size]))


def heads(evidence: Evidence) -> tuple[Kept, ...]:
    """Keep every head that was shown."""
    return tuple(head(evidence, each.size) for each in shown_heads(evidence.lines))


def verdict(evidence: Evidence, *kept: Kept) -> Verdict:
    """Judge evidence, with all its heads kept unless others are given."""
    with on_the_shelf():
        return judged(games.take, evidence, kept or heads(evidence))


def found(verdict: Verdict) -> list[tuple[int, str]]:
    """Give the findings: line and class."""
    return [(each.line, each.kind) for each in verdict.all]
