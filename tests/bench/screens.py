"""What the screens cost: the first frame, and a key on the secret map, against the bare designs."""

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from rich.segment import Segment
from rich.style import Style
from textual.app import App, ComposeResult
from textual.geometry import Region
from textual.reactive import reactive
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget

from companion.store.tables import Tables
from screens.app import Companion
from screens.keeper import Keeper
from screens.sitting import Sitting
from tests.bench.measure import in_turns, tell
from tests.cli.pseudo import Pseudo
from tests.screens.stage import evening, played
from tests.store.evening import NAME

SIZE = (100, 40)
STARTS, ROUNDS, KEYS = 7, 5, 40
FRAME = 0.03  # seconds in which a frame is surely drawn; waiting costs no time of the processor
ARROWS = ("right", "down", "left", "up")
NOTHING = ("f12",)
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
    """Start the program on a terminal, and an app that shows one word."""
    ours, bare = in_turns(
        lambda: opened([sys.executable, "-m", "companion"], home, "New table"),
        lambda: opened([sys.executable, "-c", STATIC], home, "first frame"),
        STARTS,
    )
    tell("start to first frame", "one Static", ours, bare, "; budget 1.5")


def opened(command: list[str], home: Path, frame: str) -> None:
    """Start a program, and wait for its first frame."""
    with Pseudo(command, home) as terminal:
        terminal.until(f"{frame}(?s:.*)")


class Bare(Widget, can_focus=True):
    """The fastest board: one widget that draws its lines and refreshes two regions."""

    CELL = (16, 5)
    marked: reactive[tuple[int, int]] = reactive((0, 0), repaint=False)

    def watch_marked(self, before: tuple[int, int], after: tuple[int, int]) -> None:
        """Draw the two locations anew whose mark changed."""
        width, height = self.CELL
        for column, row in (before, after):
            self.refresh(Region(column * width, row * height, width, height))

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
        width, height = self.CELL
        styles = (Style(reverse=True), Style())
        row = y // height
        text = f"{'word':<{width}}"
        return Strip([Segment(text, styles[self.marked != (column, row)]) for column in range(6)])


class BareApp(App[None]):
    """The fastest board alone."""

    def compose(self) -> ComposeResult:
        """Show the board."""
        yield Bare()


def a_key(home: Path) -> None:
    """Press arrows on the secret map and on the fastest board."""
    with closing(Tables(home)) as tables:
        begun = played(tables, evening("done", 3))
        sitting = Sitting(tables, tables.find(NAME), begun)
        on_map = partial(pressed, lambda: Companion(tables), lambda: Keeper(sitting))
        bare = partial(pressed, BareApp, None)
        rounds = [(on_map(ARROWS), bare(ARROWS), bare(NOTHING)) for _round in range(ROUNDS)]
        begun.close()
    ours, theirs, nothing = (sorted(each)[ROUNDS // 2] for each in zip(*rounds, strict=True))
    against = "one widget with two regions"
    tell("a key on the secret map", against, ours - nothing, theirs - nothing, "; budget 1.3")


def pressed(
    make: Callable[[], App[Any]], show: Callable[[], Screen[None]] | None, keys: Sequence[str]
) -> float:
    """Press keys one after the other; give what one of them costs the processor."""

    async def run() -> float:
        app = make()
        async with app.run_test(size=SIZE) as pilot:
            if show:
                app.push_screen(show())
            await pilot.pause()
            begun = time.process_time()
            for key in islice(cycle(keys), KEYS):
                await pilot.press(key)
                await asyncio.sleep(FRAME)
            return (time.process_time() - begun) / KEYS

    return asyncio.run(run())


if __name__ == "__main__":
    main()
