"""The stage: the app over a folder, with a person's keys going in and its screen coming out."""

import atexit
import os
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from shutil import copytree, rmtree
from tempfile import mkdtemp
from typing import Any

from textual._context import visible_screen_stack
from textual.pilot import Pilot
from textual.strip import Strip
from textual.widgets import Static
from textual.worker import WorkerCancelled

from companion.core import KEEPER
from companion.evening.sitting import Sitting
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.notation import NOTATION
from companion.play import table
from companion.play.table import Table
from companion.seal import share
from companion.store.settings import LISTED
from companion.store.tables import Tables
from screens.app import Companion
from screens.games.mind_mgmt.map_face import MapFace
from screens.proof.head_page import HeadPage
from screens.table.kinds.everybody import EVERYBODY
from screens.table.seat.seat_page import SeatPage
from tests.screens.kinds import sits
from tests.screens.rest import rest
from tests.store.evening import MOVES, NAME, OPTIONS, PIN

GOLDENS = Path(__file__).parents[1] / "goldens"
Size = tuple[int, int]
SIZES: tuple[Size, ...] = ((40, 20), (80, 24), (120, 40))
PATIENCE = 120.0  # seconds after which what a test waits for will never come


@dataclass
class Stage:
    """The running app, as a person at the keyboard has it."""

    app: Companion
    pilot: Pilot[int]

    async def press(self, *keys: str) -> None:
        """Press keys, each when the screen has settled after the one before."""
        for key in keys:
            await self.pilot.press(key)
            await self.settle()

    async def type(self, text: str, *keys: str) -> None:
        """Type a text letter by letter, and press keys behind it."""
        await self.pilot.press(*("space" if sign == " " else sign for sign in text))
        await self.press(*keys)

    async def take(self, *names: str) -> int:
        """Take rows of lists by the keys that stand before their names; give how many keys."""
        pressed = 0
        for name in names:
            page: Any = self.app.screen
            listed = page.face.at_hand if isinstance(page.face, MapFace) else page.face.list
            keys = {each.name: each.key for each in listed.items}
            key = next((keys[each] for each in keys if each.startswith(name)), "")
            assert key, (name, keys)
            await self.press(*key)
            pressed += len(key)
        return pressed

    async def settle(self) -> None:
        """Wait until everything that was begun is done, such as opening what a PIN opens."""
        await rest()
        await self._done("unlock")
        await self._done("understand")
        await self._done("play")
        while isinstance(self.app.screen, HeadPage) and self.app.screen.waits:
            await self._done("work_out")  # an older one may have ended instead
            await self.pilot.pause()

    async def _done(self, work: str) -> None:
        """Wait until work of this name is done."""
        if begun := [each for each in self.app.workers if each.name == work]:
            with suppress(WorkerCancelled):  # its curtain was gone before its thread was
                await self.app.workers.wait_for_complete(begun)
            await rest()

    async def until(self, holds: Callable[[], bool], *keys: str) -> None:
        """Wait until something holds, and press keys as long as it does not."""
        last = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < last, self.text
            await self.press(*keys)
            await self.settle()

    @property
    def strips(self) -> list[Strip]:
        """Give the cells that are on the screen, row by row, with what lies below a dialog."""
        visible_screen_stack.set(self.app._background_screens)
        return self.app.screen._compositor.render_strips(self.app.size)

    @property
    def text(self) -> str:
        """Read the whole screen."""
        return "\n".join(strip.text.rstrip() for strip in self.strips)

    @property
    def said(self) -> str:
        """Read what the page says just now, in one row."""
        return str(self.app.screen.query_one("#notice", Static).content)

    @property
    def dialog(self) -> str:
        """Read the dialog that lies on top, without its frame, in one row."""
        region = self.app.screen.query_one("#asked").content_region
        rows = self.strips[region.y : region.bottom]
        return " ".join(" ".join(row.crop(region.x, region.right).text for row in rows).split())

    @property
    def public(self) -> SeatPage:
        """Give the public side, wherever it lies."""
        return next(each for each in self.app.screen_stack if sits(each, EVERYBODY))

    @property
    def face(self) -> MapFace:
        """Give the map of the page that is looked at."""
        return self.app.screen.query_one(MapFace)

    @property
    def table(self) -> Table:
        """Give the table that is played at."""
        return self.public.seating.sitting.table


@asynccontextmanager
async def stage(
    home: Path, size: Size = (80, 24), to_do: str = LISTED, **more: Any
) -> AsyncIterator[Stage]:
    """Run the app at home, over the tables of a folder, for people who know the game."""
    with closing(Tables(home, **more)) as tables:
        app = Companion(tables)
        app.settings = replace(app.settings, to_do=to_do)
        async with app.run_test(size=size, notifications=True) as pilot:
            await pilot.pause()
            yield Stage(app, pilot)


async def sizes(at: Stage) -> AsyncIterator[Size]:
    """Give the window one size after the other."""
    for size in SIZES:
        await at.pilot.resize_terminal(*size)
        await at.settle()
        yield size


@asynccontextmanager
async def seated(
    home: Path, lines: Iterable[str] = (), size: Size = (80, 24), **more: Any
) -> AsyncIterator[Stage]:
    """Run the app at a table of the folder that was played so far."""
    copytree(folder(tuple(lines)), home, dirs_exist_ok=True)
    async with stage(home, size, **more) as found:
        row = found.app.tables.find(NAME)
        resumed = table.resume(found.app.tables, row, PIN)
        _share(resumed)
        found.app.sit_down(Sitting(found.app.tables, row, resumed))
        await found.settle()
        yield found


@cache
def folder(lines: tuple[str, ...], **options: str) -> Path:
    """Play a table once for all tests that begin there."""
    home = Path(mkdtemp())
    atexit.register(rmtree, home)
    with closing(Tables(home)) as tables:
        played(tables, lines, **options).close()
    return home


@cache
def opened() -> Path:
    """Play a table to its end and open everything, once for all tests that begin there."""
    home = Path(copytree(folder(MOVES), mkdtemp(), dirs_exist_ok=True))
    atexit.register(rmtree, home)
    with closing(Tables(home)) as tables:
        over = table.resume(tables, tables.find(NAME), PIN)
        over.sealing.end()
        over.close()
    return home


def played(tables: Tables, lines: Iterable[str] = (), **options: str) -> Table:
    """Begin a table and play lines, with a share for whoever has to give one."""
    begun = table.begin(tables, NAME, "mind-mgmt", {**OPTIONS, **options}, PIN)
    for line in lines:
        _share(begun)
        begun.play(KEEPER, begun.read(line))
    return begun


def _share(found: Table) -> None:
    """Give the share, where one is due."""
    if found.sealing.share_due:
        each = share.each(found.sealing.share_due) * len(found.sealing.share_due)
        found.sealing.share(tuple(range(1, each + 1)))


def evening(last: str, count: int = 1) -> tuple[str, ...]:
    """Give the lines of the evening up to and with the one that is this, the count-th time."""
    at = [number for number, line in enumerate(MOVES, 1) if line == last]
    return MOVES[: at[count - 1]]


def move(line: str) -> MindMove:
    """Read a line as the move that a side makes."""
    return NOTATION.parse(line)


def golden(name: str, text: str) -> None:
    """Compare a screen with the one that is kept; with GOLDENS=write, keep it."""
    path = GOLDENS / f"{name}.txt"
    if os.environ.get("GOLDENS") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(f"{text}\n", encoding="utf-8", newline="\n")
    assert path.read_text("utf-8") == f"{text}\n", name
