"""Whole evenings by chance on the second screen: no sentence is cut, whatever is played.

python3 tests tests/screens/test_watched_evenings.py --evenings 20
"""

import asyncio
import re
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from textual.geometry import Region
from textual.widget import Widget

from companion.core import KEEPER
from companion.play.table import Table, begin
from companion.play.watched_table import Watched
from companion.seal import share
from companion.store.public_reader import PublicReader, PublicTable
from companion.store.tables import Tables
from screens.proof.qr_widget import QrWidget
from screens.table.panels.loud_line import LoudLine
from screens.table.panels.sheet_panel import SectionBox, SheetPanel
from screens.table.watching.watch_page import WatchPage
from screens.watch_window import WatchWindow
from tests.games.evenings import PLAYERS, evening
from tests.games.mind_mgmt.random_games import AIMS, choose
from tests.screens.doing import done
from tests.screens.stage import SIZES, Size, Stage
from tests.store.evening import NAME, PIN

BLOCKS = set("▀▄█")
CUT = re.compile(r"\w…")
FRAMES = 12  # so many looks at an evening where nobody asks for whole ones
SAID = ("#due", "#words", "#hint", "#announced-words", "#announced-loud", "#to-do")


@dataclass
class Reader:
    """What a second screen reads, set by a test."""

    folder: Path
    table: PublicTable

    def read(self) -> PublicTable:
        """Return the table as far as it was played."""
        return self.table


@cache
def played(name: str, seed: int) -> PublicTable:
    """Play a whole evening at a table, once for all sizes."""
    if name == "mind-mgmt":
        with TemporaryDirectory() as home:
            return sealed(Path(home), seed)
    found = evening(name, seed)
    table = Table(name, found.options)
    for line in found.lines:
        table.play(KEEPER, table.read(line))
    return PublicTable("0" * 16, NAME, name, found.options, tuple(map(str, table.record)))


def sealed(home: Path, seed: int) -> PublicTable:
    """Play a whole evening of the game that seals: with receipts, new words, and what is dealt."""
    chance, aim = Random(seed), [*AIMS.values()][seed % len(AIMS)]
    options = {"mode": ("full", "training")[seed % 2], "players": "Eva Adam Petr"}
    with closing(Tables(home)) as tables:
        table = begin(tables, NAME, "mind-mgmt", options, PIN)
        while table.outcome is None and len(table.moves) < 300:
            if due := table.sealing.share_due:
                count = share.each(due) * len(due)
                table.sealing.share(tuple(chance.sample(range(2048), count)))
            table.play(KEEPER, choose(table.course.state, aim, chance))
        table.sealing.end()
        table.close()
    return PublicReader(home).read()


def frames(table: PublicTable, *, whole: bool) -> Iterator[PublicTable]:
    """Give the table behind each line, or behind some that are spread over the evening."""
    number = len(table.lines)
    apart = 1 if whole else max(number // FRAMES, 1)
    for at in (*range(1, number, apart), number):
        yield replace(table, lines=table.lines[:at])


def plain(text: str) -> str:
    """Leave out blanks, frames and the difference of capitals."""
    return re.sub(r"[\s│·✓]", "", text).casefold()


def cut(at: Stage, table: PublicTable) -> Iterator[str]:
    """Name each sentence that is not whole on the screen."""
    page, watched = at.app.screen, Watched(table)
    window = page.region.shrink((0, 0, 1, 0))
    for name in SAID:
        said = page.query_one(name)
        if shows(said) and not inside(said, window):
            yield f"{name} has no room"
    due = page.query_one("#due", LoudLine)
    drawn = not BLOCKS.isdisjoint(str(due.words(due.content_size.width)))
    if shows(due) and not drawn and plain(watched.due) not in plain(at.text):
        yield f"not whole: {watched.due}"
    code = page.query_one(QrWidget)
    if shows(code) and not window.contains_region(code.region):
        yield "a part of a code"
    sheet = page.query_one(SheetPanel)
    if not page.has_class("-narrow") and shows(sheet):
        yield from (
            str(box.border_title) for box in page.query(SectionBox) if not inside(box, sheet.region)
        )
    yield from (row for row in at.text.split("\n")[1:] if CUT.search(row))


def shows(widget: Widget) -> bool:
    """Say whether a widget is on the page."""
    return bool(widget.region.height) and all(
        each.display for each in (widget, *widget.ancestors) if isinstance(each, Widget)
    )


def inside(widget: Widget, room: Region) -> bool:
    """Say whether all of a widget is in this region; in a narrow window the middle scrolls."""
    page = widget.screen
    scrolls = page.has_class("-narrow") and page.query_one("#middle") in widget.ancestors
    return scrolls or room.contains_region(widget.region)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", PLAYERS)
def test_no_sentence_of_a_whole_evening_is_cut_on_the_second_screen(
    tmp_path: Path, name: str, size: Size, request: pytest.FixtureRequest
) -> None:
    games, asked = list(PLAYERS), request.config.getoption("--evenings")

    async def look(table: PublicTable) -> None:
        reader = Reader(tmp_path, table)
        window = WatchWindow(reader)  # type: ignore[arg-type] # it reads what a test sets
        async with window.run_test(size=size) as pilot:
            at = Stage(window, pilot)  # type: ignore[arg-type] # it shows no side of a table
            page = window.screen
            assert isinstance(page, WatchPage)
            for now in frames(table, whole=bool(asked)):
                reader.table = now
                page.look()
                await done(at, "work_out")
                where = f"{name} {seed}, line {len(now.lines)}: {now.lines[-1]}"
                assert [*cut(at, now)] == [], f"{where}\n{at.text}"

    for seed in range(games.index(name), asked or len(games), len(games)):
        asyncio.run(look(played(name, seed)))
