"""The one way to a person's screen: whatever is said passes here, and nothing in it steers it."""

import json
import sys
from typing import TextIO

from companion.plaintext import shows, visible


def say(what: object = "", to: TextIO | None = None, end: str = "\n") -> None:
    """Say one line, at once; what a file or a person named in it cannot begin another."""
    print(visible(what), file=to or sys.stdout, end=end, flush=True)


def say_json(what: object) -> None:
    """Say it for programs; what does not show is written as JSON escapes it."""
    text = json.dumps(what, ensure_ascii=False, indent=1)
    print("".join(sign if sign == "\n" or shows(sign) else _escaped(sign) for sign in text))


def _escaped(sign: str) -> str:
    """Escape a character as JSON does."""
    return json.dumps(sign)[1:-1]


def ask(prompt: str) -> str:
    """Ask for a line at the prompt."""
    return input(visible(prompt))
