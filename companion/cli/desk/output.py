"""Prints and asks at a terminal; control characters in texts are made harmless here."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TextIO

from companion.cli import plain_mode
from companion.locale import _
from companion.text.plaintext import shows, visible
from companion.text.spoken import spoken


def say(what: object = "", to: TextIO | None = None, end: str = "\n") -> None:
    """Print one line at once; no text in it can begin another line or control the terminal."""
    print(_said(visible(what)), file=to or sys.stdout, end=end, flush=True)


def _said(line: str) -> str:
    """Return a line as this mode says it."""
    return spoken(line) if plain_mode.is_on() else line


@contextmanager
def working(begun: str, tell: Callable[[str], None] = say) -> Iterator[None]:
    """Run a block that takes long; plainly say that it has begun, and that it is done."""
    if not plain_mode.is_on():
        yield
        return
    tell(begun)
    yield
    tell(_("Done."))


def say_json(what: object) -> None:
    """Print JSON; invisible characters are escaped."""
    _print_escaped(json.dumps(what, ensure_ascii=False, indent=1))


def say_json_line(what: object) -> None:
    """Print JSON in one line, its keys in order."""
    _print_escaped(json.dumps(what, ensure_ascii=False, separators=(",", ":"), sort_keys=True))


def _print_escaped(text: str) -> None:
    """Print a text with its invisible characters escaped."""
    print("".join(sign if sign == "\n" or shows(sign) else _escaped(sign) for sign in text))


def _escaped(sign: str) -> str:
    """Escape a character as JSON does."""
    return json.dumps(sign)[1:-1]


def ask_plainly(prompt: str) -> None:
    """Print what asks for a line, in plain words; the line is read as it is typed."""
    print(spoken(visible(prompt)), end=" ", flush=True)


def ask(prompt: str) -> str:
    """Ask for a line."""
    return input(_said(visible(prompt)))
