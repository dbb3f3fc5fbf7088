"""Input and output of the prompt at a terminal, with the hidden side on a screen of its own."""

import os
import shutil
import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from companion.cli.desk import output, silent_keys
from companion.cli.desk.desk import Complete, Desk, next_line
from companion.core import NotUnderstood
from companion.locale import _
from companion.text.completion import completed
from companion.text.plaintext import bare, visible

CURTAIN_UP, CURTAIN_DOWN = "\x1b[?1049h\x1b[2J\x1b[H", "\x1b[2J\x1b[H\x1b[?1049l"
CLEAR = "\x1b[2J\x1b[H"
NARROWEST = 20


class Terminal(Desk):
    """A terminal: the hidden side is on its alternate screen, and its lines are not echoed."""

    hides = True

    def __init__(self, pin_file: Path | None) -> None:
        """Turn on control codes where the system is Windows."""
        super().__init__(pin_file)
        if os.name == "nt":
            os.system("")

    @property
    def size(self) -> tuple[int, int]:
        """Return columns and rows."""
        columns, rows = shutil.get_terminal_size()
        return max(columns, NARROWEST), rows

    def wrapped(self, line: str) -> list[str]:
        """Return a line wrapped between words; further rows are indented."""
        room = self.size[0] - 1
        inset = " " * (len(line) - len(line.lstrip()) + 2)
        rows = textwrap.wrap(line, room, subsequent_indent=inset, break_on_hyphens=False)
        return rows or [""]

    def draw(self, row: str) -> None:
        """Print a row of a drawing as it is."""
        self._write(f"{row}\n")

    def ask(self, prompt: str, complete: Complete | None = None) -> str | None:
        """Read a line from the prompt, with completion where the system has it."""
        _completing(complete or tuple)
        try:
            return output.ask(prompt)
        except EOFError:
            output.say()
            return None

    def secret(self, prompt: str) -> str | None:
        """Read a line without echo."""
        if not silent_keys.POSSIBLE:
            from getpass import getpass

            return getpass(visible(prompt))
        self._write(visible(prompt))
        with silent_keys.echo(on=False):
            line = silent_keys.patiently(next_line)
        self._write("\n")
        return line

    def shown(self, prompt: str) -> str | None:
        """Read a line that may be seen while it is typed, even on the hidden side."""
        with silent_keys.echo(on=True):
            return self.ask(prompt)

    def pin(self, prompt: str) -> str:
        """Ask for the PIN without echo, unless a file or the environment has it."""
        given = self.given_pin()
        return given if given is not None else self.secret(prompt) or ""

    @contextmanager
    def curtain(self) -> Iterator[None]:
        """Run a block on the alternate screen, which leaves nothing in the scrollback."""
        if os.environ.get("TERM") == "dumb":
            raise NotUnderstood(_("this terminal cannot hide what you type; use another one"))
        with silent_keys.cleared_up(), silent_keys.echo(on=False):
            self._write(CURTAIN_UP)
            try:
                yield
            finally:
                self._write(CURTAIN_DOWN)

    def page(self) -> None:
        """Begin a new page on the hidden side."""
        self._write(CLEAR)

    def wipe(self, prompt: str, line: str) -> None:
        """Erase a line that was typed in the open and may be secret."""
        across = max(shutil.get_terminal_size().columns, NARROWEST)
        rows = (len(prompt) + len(line)) // across + 1
        self._write(f"\x1b[{rows}A\x1b[J")

    def _write(self, code: str) -> None:
        """Send a control code to the terminal."""
        sys.stdout.write(code)
        sys.stdout.flush()


def _completing(lines: Complete) -> None:
    """Complete typed text from these lines, without a history, where readline exists."""
    with suppress(ImportError):
        import readline

        found: list[str] = []

        def nth(text: str, number: int) -> str | None:
            if number == 0:
                found[:] = continued(text, lines())
            return found[number] if number < len(found) else None

        readline.set_auto_history(False)
        readline.set_completer_delims("")
        readline.set_completer(nth)
        tab = "bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete"
        readline.parse_and_bind(tab)


def continued(text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Return the lines that a begun one can become; behind its first word, names complete it."""
    whole = (line for line in lines if bare(line).startswith(bare(text)) and line[:1] != " ")
    names = (line[1:] for line in lines if " " in text and line[:1] == " ")
    return (*whole, *completed(text, names))
