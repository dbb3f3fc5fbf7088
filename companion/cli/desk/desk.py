"""Input and output of the prompt through a pipe or a file."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from companion.cli import plain_mode
from companion.cli.desk import output
from companion.core import NotUnderstood
from companion.locale import _
from companion.store.disk import files
from companion.store.disk.errors import WrongPin
from companion.text.plaintext import visible

PIN_VARIABLE = "COMPANION_PIN"
LONGEST = 10_000
# Whole lines; what begins with a blank is a name, which completes the last word of any line.
Complete = Callable[[], tuple[str, ...]]


class Desk:
    """A pipe or file: plain lines in and out, those of the hidden side among them."""

    hides = False

    def __init__(self, pin_file: Path | None) -> None:
        """Take the PIN from this file or the environment, never from an argument."""
        self._pin_file = pin_file

    @property
    def size(self) -> tuple[int, int]:
        """Return columns and rows; a pipe has none."""
        return 0, 0

    @property
    def plain(self) -> bool:
        """Say whether lines are said plainly, for ears and braille lines."""
        return plain_mode.is_on()

    @property
    def prompt(self) -> str:
        """Return what asks for a line."""
        return "> "

    def wrapped(self, line: str) -> list[str]:
        """Return a line wrapped into rows; a pipe wraps nothing."""
        return [line]

    def say(self, line: str) -> None:
        """Print a line at once."""
        for row in self.wrapped(visible(line)):
            output.say(row)

    def draw(self, row: str) -> None:
        """Print a row of a drawing; a pipe prints none."""

    def working(self, begun: str) -> AbstractContextManager[None]:
        """Run a block that takes long; plainly say that it has begun, and that it is done."""
        return output.working(begun, self.say)

    def ask(self, prompt: str, complete: Complete | None = None) -> str | None:
        """Read the next line; None at the end."""
        return next_line()

    def secret(self, prompt: str) -> str | None:
        """Read a line that must not be seen."""
        return self.ask(prompt)

    def shown(self, prompt: str) -> str | None:
        """Read a line that may be seen while it is typed."""
        return self.ask(prompt)

    def pin(self, prompt: str) -> str:
        """Return the PIN or passphrase."""
        found = self.given_pin()
        if found is None:
            raise NotUnderstood(
                _("from a pipe the PIN comes from `--pin-file FILE` or the variable {name}").format(
                    name=PIN_VARIABLE
                )
            )
        return found

    def new_pin(self, prompt: str) -> str:
        """Return a new PIN; a person types it twice, unseen."""
        pin = self.pin(prompt)
        if self.hides and pin != self.pin(_("The same once more: ")):
            raise WrongPin(_("these were two different PINs; nothing was saved"))
        return pin

    def given_pin(self) -> str | None:
        """Return the PIN in the file or the environment, if there is one."""
        if self._pin_file:
            return files.read_text(self._pin_file).rstrip("\r\n")
        return os.environ.get(PIN_VARIABLE) or None

    @contextmanager
    def curtain(self) -> Iterator[None]:
        """Run a block on the hidden side; a pipe hides nothing."""
        yield

    def page(self) -> None:
        """Begin a new page; a pipe has no pages."""

    def wipe(self, prompt: str, line: str) -> None:
        """Erase a line that was typed in the open; a pipe shows none."""


def next_line() -> str | None:
    """Read a line; of an endless one only as much as is needed to refuse it."""
    if sys.stdin is None:
        return None
    line = sys.stdin.readline(LONGEST)
    rest = line
    while len(rest) == LONGEST and not rest.endswith("\n"):
        rest = sys.stdin.readline(LONGEST)
    return line.rstrip("\r\n") if line else None
