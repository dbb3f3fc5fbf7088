"""Where lines come from and go to: a pipe, or a terminal with a curtain."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from getpass import getpass
from pathlib import Path

from companion.core import NotUnderstood
from companion.locale import _
from companion.store import files

PIN_VARIABLE = "COMPANION_PIN"
CURTAIN_UP, CURTAIN_DOWN = "\x1b[?1049h\x1b[2J\x1b[H", "\x1b[2J\x1b[H\x1b[?1049l"


class Desk:
    """A pipe or file: plain lines in, plain lines out, the keeper's words among them."""

    hides = False

    def __init__(self, pin_file: Path | None) -> None:
        """Take the PIN from a file or the environment, never from an argument."""
        self._pin_file = pin_file

    def say(self, line: str) -> None:
        """Say one line, at once."""
        print(line, flush=True)

    def ask(self, prompt: str, complete: Callable[[], tuple[str, ...]] | None = None) -> str | None:
        """Take the next line; nothing at the end."""
        line = sys.stdin.readline() if sys.stdin else ""
        return line.rstrip("\r\n") if line else None

    def secret(self, prompt: str) -> str | None:
        """Take a line that must not be seen."""
        return self.ask(prompt)

    def pin(self, prompt: str) -> str:
        """Take the PIN or passphrase."""
        if self._pin_file:
            return files.read_text(self._pin_file).rstrip("\r\n")
        if os.environ.get(PIN_VARIABLE):
            return os.environ[PIN_VARIABLE]
        raise NotUnderstood(
            _("from a pipe the PIN comes from --pin-file FILE or the variable {name}").format(
                name=PIN_VARIABLE
            )
        )

    @contextmanager
    def curtain(self) -> Iterator[None]:
        """There is nobody to hide from."""
        yield


class Terminal(Desk):
    """A terminal: public words in the open, the keeper's on the alternate screen, without echo."""

    hides = True

    def ask(self, prompt: str, complete: Callable[[], tuple[str, ...]] | None = None) -> str | None:
        """Take a line from the prompt, with completion where the machine has it."""
        if complete:
            _completing(complete)
        try:
            return input(prompt)
        except EOFError:
            return None

    def secret(self, prompt: str) -> str | None:
        """Take a line without echo."""
        try:
            return getpass(prompt)
        except EOFError:
            return None

    def pin(self, prompt: str) -> str:
        """Ask for the PIN without echo, unless a file or the environment gives it."""
        if self._pin_file or os.environ.get(PIN_VARIABLE):
            return super().pin(prompt)
        return self.secret(prompt) or ""

    @contextmanager
    def curtain(self) -> Iterator[None]:
        """Show the keeper's side on the alternate screen, which leaves nothing behind."""
        self._write(CURTAIN_UP)
        try:
            yield
        finally:
            self._write(CURTAIN_DOWN)

    def _write(self, code: str) -> None:
        """Send a terminal its code."""
        sys.stdout.write(code)
        sys.stdout.flush()


def desk(pin_file: Path | None) -> Desk:
    """Give the desk that fits where this process runs."""
    in_terminal = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
    return Terminal(pin_file) if in_terminal else Desk(pin_file)


def _completing(lines: Callable[[], tuple[str, ...]]) -> None:
    """Complete from these lines, and keep no history; a machine without readline does without."""
    with suppress(ImportError):
        import readline

        readline.set_auto_history(False)
        readline.set_completer_delims("")
        readline.set_completer(lambda text, number: _nth(lines(), text, number))
        readline.parse_and_bind("tab: complete")


def _nth(lines: tuple[str, ...], text: str, number: int) -> str | None:
    """Give the line of this number among those that begin so."""
    found = [line for line in lines if line.startswith(text)]
    return found[number] if number < len(found) else None
