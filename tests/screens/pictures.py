"""Takes the README's pictures from the running app: `python3 -m tests.screens.pictures FOLDER`.

Time and chance stand still, so that the same program gives the same pictures; they speak the
language of whoever takes them.
"""

import asyncio
import os
import re
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from hashlib import sha256
from html import escape, unescape
from importlib.resources import files
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

from rich.cells import cell_len
from textual.pilot import Pilot
from textual.screen import Screen

from companion.core import KEEPER
from companion.evening.sitting import Sitting
from companion.play import table
from companion.play.table import Table
from companion.seal import seals
from companion.store.tables import Tables
from companion.text import gametext
from screens.app import Companion
from screens.home.first_page import FirstPage
from screens.proof.head_page import HeadPage
from screens.table.kinds.everybody import EVERYBODY
from screens.table.kinds.hidden import HIDDEN
from screens.table.seat.seat_kind import SeatKind
from screens.table.seat.seat_page import SeatPage
from screens.trail.path_page import PathPage
from tests.screens.kinds import shows, sits

SIZE = (80, 24)
WHEN = 1_790_019_000.0  # on an evening of September 2026
PIN = "a phrase for pictures"
CELL = 12.2  # width of a column
WRITTEN = re.compile(
    r'<text class="(?P<class>[^"]*)" x="(?P<x>[^"]*)" y="(?P<y>[^"]*)" textLength="[^"]*"'
    r' clip-path="(?P<clip>[^"]*)">(?P<words>[^<]*)</text>'
)
FONTS = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)  # which the app would fetch from the net


@dataclass
class Studio:
    """The running app, and whoever presses its keys."""

    app: Companion
    pilot: Pilot[int]

    async def sit_down(self, last: str, times: int = 1) -> Table:
        """Play the evening up to a line that comes so many times, and sit down there."""
        found = played(self.app.tables, last, times)
        sitting = Sitting(self.app.tables, self.app.tables.find(found.game), found)
        sitting.show_heads()
        self.app.sit_down(sitting)
        await self.pilot.pause()
        return found

    async def press(self, *keys: str) -> None:
        """Press keys, each when the one before is done."""
        for key in keys:
            await self.pilot.press(key)
            await self.pilot.pause()

    async def worked_out(self, work: str) -> None:
        """Wait until something is worked out beside the screen."""
        await self.app.workers.wait_for_complete(w for w in self.app.workers if w.name == work)
        await self.pilot.pause()


@dataclass(frozen=True)
class Scene:
    """A picture: its caption in the README, the page it shows, and what can be read there."""

    caption: str
    page: type[Screen[Any]] | SeatKind[SeatPage]
    reads: tuple[str, ...]
    go: Callable[[Studio], Awaitable[None]]


def moves() -> tuple[str, ...]:
    """Take the example game of the page on notation."""
    page = (files("companion.games.mind_mgmt") / "NOTATION.md").read_text("utf-8")
    found = gametext.read(page.partition("```game\n")[2].partition("```")[0])
    return tuple(line for _number, line in found.moves)


def played(tables: Tables, last: str = "", times: int = 1) -> Table:
    """Play the evening, or as far as a line that comes so many times."""
    options = {"mode": "full", "players": "Eva Adam Petr"}
    found = table.begin(tables, tables.free_name("mind-mgmt"), "mind-mgmt", options, PIN)
    for line in moves():
        if found.sealing.share_due:
            found.sealing.share((400, 900, 1400, 1900))
        found.play(KEEPER, found.read(line))
        times -= line == last
        if not times:
            break
    return found


async def home(studio: Studio) -> None:
    """Show two tables to go on with."""
    for last in ("supply 12", "begin"):
        played(studio.app.tables, last).close()
    await studio.press("u", "escape")


async def setup(studio: Studio) -> None:
    """Show mayhem being laid on the borders."""
    await studio.sit_down("mayhem Petr E2-F2")


async def secret(studio: Studio) -> None:
    """Show the map before a step: all is done at the board, and the PIN lifts the curtain."""
    await studio.sit_down("done", 3)
    public = studio.app.screen
    assert sits(public, EVERYBODY)
    while public.tasks.waiting:
        await studio.press("enter")
    await studio.press("f2")
    await studio.press(*("space" if sign == " " else sign for sign in PIN), "enter")
    await studio.worked_out("unlock")


async def head(studio: Studio) -> None:
    """Show a head with its words."""
    found = await studio.sit_down("done", 4)
    studio.app.push_screen(HeadPage(found.sealing.head(), found.words.hour))
    await studio.pilot.pause()
    await studio.worked_out("work_out")


async def path(studio: Studio) -> None:
    """Show the path of an ended game."""
    found = played(studio.app.tables)
    found.sealing.end()
    studio.app.sit_down(Sitting(studio.app.tables, studio.app.tables.find(found.game), found))
    await studio.pilot.pause()
    await studio.press("w")
    await studio.worked_out("understand")
    await studio.press("end", "left")


SCENES = {
    "home": Scene(
        "The first page: two tables, and what else can be done",
        FirstPage,
        ("New table", "MIND MGMT 2"),
        home,
    ),
    "setup": Scene(
        "The public side while mayhem is laid", EVERYBODY, ("EVERYBODY", "Mayhem token"), setup
    ),
    "secret": Scene("The secret map", HIDDEN, ("SECRET", "*07*"), secret),
    "head": Scene("A receipt", HeadPage, ("Receipt at 08:00", "Kept"), head),
    "path": Scene("The path of a game that is over", PathPage, ("*08*",), path),
}


@contextmanager
def still() -> Iterator[None]:
    """Let chance give the same every time."""
    numbers = count()

    def dice(length: int) -> bytes:
        return sha256(b"picture %d" % next(numbers)).digest()[:length]

    with patch.object(os, "urandom", dice), patch.object(seals, "signing_key", lambda: dice(32)):
        yield


def placed(picture: str) -> str:
    """Give each word a place of its own, so that it stands there whatever font a viewer has."""
    return WRITTEN.sub(_words, picture)


def _words(found: re.Match[str]) -> str:
    """Write the words of a text one by one; blanks are left out."""
    x, words = float(found["x"]), []
    signs = unescape(found["words"])
    for word in re.finditer(r"[^\s\xa0]+", signs):
        left, long = x + CELL * cell_len(signs[: word.start()]), CELL * cell_len(word[0])
        words.append(
            f'<text class="{found["class"]}" x="{left:.6g}" y="{found["y"]}"'
            f' textLength="{long:.6g}" clip-path="{found["clip"]}">{escape(word[0])}</text>'
        )
    return "".join(words)


async def taken(scene: Scene, folder: Path) -> str:
    """Take one picture."""
    with still(), closing(Tables(folder, clock=lambda: WHEN)) as tables:
        app = Companion(tables)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            await scene.go(Studio(app, pilot))
            assert shows(app.screen, scene.page), f"{scene.caption}: {app.screen}"
            return placed(FONTS.sub("", app.export_screenshot(title="Companion")))


def main(target: Path) -> None:
    """Take all pictures."""
    os.environ["TZ"] = "UTC"
    if hasattr(time, "tzset"):
        time.tzset()
    for name, scene in SCENES.items():
        with tempfile.TemporaryDirectory() as folder:
            drawn = asyncio.run(taken(scene, Path(folder)))
        (target / f"{name}.svg").write_text(drawn, "utf-8", newline="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
