"""What the screens cost: the first frame, and a key on the secret map, against the bare designs."""

import asyncio
import os
import sys
import tempfile
import time
from contextlib import closing
from itertools import chain, cycle, islice
from pathlib import Path
from typing import Any

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.app import App, ComposeResult
from textual.geometry import Region
from textual.reactive import reactive
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static

from companion.bootstrap import ROOT
from companion.core import KEEPER
from companion.evening.sitting import Sitting
from companion.store.tables import Tables
from screens.app import Companion
from screens.games.mind_mgmt.look import LOOK
from screens.table.kinds.hidden import HIDDEN
from screens.table.seat.seat_page import SeatPage
from screens.table.seating import Seating
from tests.bench.measure import QUICK, in_turns, tell
from tests.cli.pseudo import Pseudo
from tests.screens.stage import evening, played
from tests.store.evening import NAME

SIZE = (100, 40)
STARTS, KEYS = 7, 5 if QUICK else 201
FRAME = 0.03  # seconds in which a frame is surely drawn; waiting costs no time of the processor
SETTLED = 0.3  # seconds in which a screen has surely settled
ARROWS = ("right", "down", "left", "up")
STATIC = """
from textual.app import App
from textual.widgets import Static
class Bare(App):
    def compose(self):
        yield Static("first frame")
Bare().run()
"""


def main() -> None:
    """Measure both in folders of their own."""
    with tempfile.TemporaryDirectory() as place:
        if os.name != "nt":  # there is no terminal of our own to start it on
            the_first_frame(Path(place) / "start")
        a_key(Path(place) / "key")


def the_first_frame(home: Path) -> None:
    """Start the program on a terminal, and an app of one word; both compiled, as installed ones."""
    os.environ |= {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(home / "compiled")}
    ours, bare = in_turns(
        lambda: opened([sys.executable, "-m", "companion"], home, "New table"),
        lambda: opened([sys.executable, "-c", STATIC], home, "first frame"),
        STARTS,
    )
    tell("start to first frame", "one Static", ours, bare, "; budget 1.5")


def opened(command: list[str], home: Path, frame: str) -> None:
    """Start a program, and wait for its first frame."""
    with Pseudo(command, home, path=str(ROOT)) as terminal:
        terminal.until(f"{frame}(?s:.*)")


class Bare(Widget, can_focus=True):
    """The fastest board: one widget that draws its lines and refreshes two regions."""

    CELL = (10, 5)  # on 100×40 the map takes as many columns and rows
    LOOKS = tuple(
        (Segment("a word   ", Style(reverse=marked)), Segment("│", Style()))
        for marked in (False, True)
    )
    marked: reactive[tuple[int, int]] = reactive((0, 0), repaint=False)

    def watch_marked(self, before: tuple[int, int], after: tuple[int, int]) -> None:
        """Draw the two locations anew whose mark changed, and tell of one of them."""
        width, height = self.CELL
        for column, row in (before, after):
            self.refresh(Region(column * width, row * height, width, height))
        self.screen.query_one(Static).update(f"words about {after}", layout=False)

    def key_right(self) -> None:
        """Go right."""
        self._go(1, 0)

    def key_left(self) -> None:
        """Go left."""
        self._go(-1, 0)

    def key_down(self) -> None:
        """Go down."""
        self._go(0, 1)

    def key_up(self) -> None:
        """Go up."""
        self._go(0, -1)

    def _go(self, across: int, down: int) -> None:
        """Mark a neighbour."""
        column, row = self.marked
        self.marked = ((column + across) % 6, (row + down) % 7)

    def render_line(self, y: int) -> Strip:
        """Draw one line."""
        row = y // self.CELL[1]
        cells = (self.LOOKS[self.marked == (column, row)] for column in range(6))
        return Strip(chain.from_iterable(cells), 60)


class BareApp(App[None]):
    """The fastest board, and the line of words about what is marked."""

    CSS = "Bare { height: 35; width: 60; } Static { height: 1; }"

    def compose(self) -> ComposeResult:
        """Show both."""
        yield Bare()
        yield Static()


def a_key(home: Path) -> None:
    """Press arrows on the secret map and on the fastest board, in turns."""
    with closing(Tables(home)) as tables:
        begun = played(tables, evening("done", 3))
        screen = SeatPage(Seating(Sitting(tables, tables.find(NAME), begun), KEEPER), LOOK, HIDDEN)
        ours, bare = asyncio.run(both(Companion(tables), screen))
        begun.close()
    tell("a key on the secret map", "one widget with two regions", ours, bare, "; budget 1.3")


async def both(ours: Companion, screen: Screen[None]) -> tuple[float, float]:
    """Run both apps, and let one rest while a key of the other is measured."""
    turn = asyncio.Lock()
    return await asyncio.gather(pressed(ours, turn, screen), pressed(BareApp(), turn))


async def pressed(app: App[Any], turn: asyncio.Lock, screen: Screen[None] | None = None) -> float:
    """Press arrows one after the other; give what one of them costs the processor.

    They come as from a terminal: the pilot's own waiting costs the more the more widgets there are.
    """
    costs = []
    async with app.run_test(size=SIZE) as pilot:
        if screen:
            await app.push_screen(screen)
        await pilot.pause()
        await asyncio.sleep(SETTLED)
        for key in islice(cycle(ARROWS), KEYS):
            async with turn:
                begun = time.process_time()
                app.post_message(events.Key(key, None))
                await asyncio.sleep(FRAME)
                costs.append(time.process_time() - begun)
    return sorted(costs)[KEYS // 2]


if __name__ == "__main__":
    main()
