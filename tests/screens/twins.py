"""Two windows side by side that get the same keys, and must look the same after each."""

import os
import re
import select
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pyte

from tests.cli.pseudo import PATIENCE, Pseudo

Cell = tuple[object, ...]
HEAD = "Receipt at 0"
# A whole picture, with where the cursor goes behind it.
WHOLE = re.compile(rb"\x1b\[1;1H.*?\x1b\[2;1H.*?\x1b\[24;1H.*?\x1b\[\d+;\d+H", re.DOTALL)
# The app, which draws a whole picture wherever it is told to.
PAINTING = """
import asyncio, signal
from screens import app
from companion.cli import main

def paint(found):
    found._display(found.screen, found.screen._compositor.render_update(full=True))

begun = app.Companion.on_mount
def begin(self):
    begun(self)
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, paint, self)

app.Companion.on_mount = begin
raise SystemExit(main([]))
"""


class Window:
    """The app in a terminal: what was sent, and what the terminal shows of it."""

    def __init__(self, terminal: Pseudo, columns: int, rows: int) -> None:
        """Watch a terminal."""
        self.terminal = terminal
        self._screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self._screen)

    @property
    def text(self) -> str:
        """Read the screen in one line."""
        return " ".join(" ".join(self._screen.display).split())

    @property
    def cells(self) -> list[list[Cell]]:
        """Give every cell with its colours and its style; of a head, only that there is one."""
        if HEAD in self.text:
            return [[("a head",)]]
        rows, columns = range(self._screen.lines), range(self._screen.columns)
        return [[tuple(self._screen.buffer[row][column]) for column in columns] for row in rows]

    def whole(self, since: int) -> bytes:
        """Give the last whole picture that was sent since then, with where the cursor goes."""
        found = WHOLE.findall(self.terminal.sent, since)
        return found[-1] if found else b""

    def look(self) -> None:
        """Take in what has come."""
        found = os.read(self.terminal._keys, 65536)
        self.terminal.sent += found
        self._stream.feed(found)

    def shows(self, words: str) -> bool:
        """Say whether words can be read; `!` before them asks whether they are gone."""
        return (words[1:] not in self.text) if words.startswith("!") else words in self.text


def until(windows: list[Window], done: Callable[[], bool]) -> None:
    """Look at windows until something holds."""
    last = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < last, "\n\n".join("\n".join(w._screen.display) for w in windows)
        ready, _writable, _broken = select.select(
            [window.terminal._keys for window in windows], [], [], 1.0
        )
        for window in windows:
            if window.terminal._keys in ready:
                window.look()


class Twins:
    """Two tables that differ only in secrets, each in a window of its own."""

    def __init__(self, *windows: Window) -> None:
        """Watch both."""
        self.windows = list(windows)
        self._hidden: list[list[tuple[int, int]]] = [[], []]
        self.compared = 0
        self.painted = 0

    def press(self, keys: str, *words: str) -> None:
        """Press the same keys in both; wait until both show the words, and the very same cells."""
        for window in self.windows:
            window.terminal.press(keys)
        self.same(*words)

    def same(self, *words: str) -> None:
        """Wait until both show the words, and the very same cells."""
        one, other = self.windows
        until(
            self.windows,
            lambda: (
                all(window.shows(each) for window in self.windows for each in words)
                and one.cells == other.cells
            ),
        )
        self.compared += 1

    def paint(self) -> None:
        """Let both draw everything anew, and wait until they have sent the very same bytes.

        What a key changes is drawn in as many pieces as time allows; a whole picture is one.
        """
        since = self.ask()

        def alike() -> bool:
            nonlocal since
            one, other = (w.whole(at) for w, at in zip(self.windows, since, strict=True))
            if one and other and one != other:  # a cursor may have blinked in between
                since = self.ask()
            return one == other != b""

        until(self.windows, alike)
        self.painted += 1

    def ask(self) -> list[int]:
        """Ask both for a whole picture, and give what they had sent before."""
        since = [len(window.terminal.sent) for window in self.windows]
        for window in self.windows:
            os.kill(window.terminal.pid, signal.SIGUSR1)
        return since

    @contextmanager
    def secretly(self, lift: str, *keys: str) -> Iterator[None]:
        """Lift the curtain by the same keys, and press other ones in each behind it."""
        before = [len(window.terminal.sent) for window in self.windows]
        for window in self.windows:
            window.terminal.press(lift)
        until(self.windows, lambda: all(window.shows("SECRET") for window in self.windows))
        for window, pressed in zip(self.windows, keys, strict=True):
            window.terminal.press(pressed)
        yield
        for number, window in enumerate(self.windows):
            self._hidden[number].append((before[number], len(window.terminal.sent)))

    def sent(self, number: int) -> tuple[bytes, bytes]:
        """Give what one of them sent in the open, and what behind the curtain."""
        found, at = self.windows[number].terminal.sent, 0
        seen, hidden = b"", b""
        for first, last in self._hidden[number]:
            seen, hidden, at = seen + found[at:first] + b"\n", hidden + found[first:last], last
        return seen + found[at:], hidden


@contextmanager
def window(command: list[str], home: Path, columns: int = 80, rows: int = 24) -> Iterator[Window]:
    """Run the app over a folder in a terminal."""
    with Pseudo(command, home, columns, rows) as terminal:
        yield Window(terminal, columns, rows)
