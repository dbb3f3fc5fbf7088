"""One line of a record and its exact bytes (FORMAT.md, part 1)."""

import re
from dataclasses import dataclass
from functools import cached_property

from companion.core import ABOUT, NotUnderstood, Seat
from companion.locale import _
from companion.record.content import HASH, Content, MoveLine, read_about
from companion.text.plaintext import NAME, is_name, need_plain

LONGEST = 2048
WORD = r"[^\s{}]+"
TEXT = rf"(?!\[){WORD}(?: {WORD})*"
NONCE = "[0-9a-f]{32}"
LINE = re.compile(
    rf"(?P<seat>{NAME}) (?P<text>{TEXT})(?: \{{(?P<nonce>{NONCE})(?P<seals>(?: {HASH})+)\}})?"
)


@dataclass(frozen=True)
class Line:
    """A line of the record: its seat, its public text, and the seals of what it hides."""

    seat: str
    text: str
    nonce: str = ""
    seals: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Refuse values that could not be read back as the same line."""
        need_plain(str(self), LONGEST)
        found = _taken_apart(str(self))
        if (self.seat, self.text) != (found["seat"], found["text"]):
            raise _no_line()

    @cached_property
    def content(self) -> Content:
        """Return what the line says, read only once."""
        if self.seat != ABOUT:
            return MoveLine(self.text)
        return read_about(self.text, sealed=bool(self.seals))

    @cached_property
    def _written(self) -> str:
        """Return the exact text of the line, put together only once."""
        sealed = " ".join((self.nonce, *self.seals))
        return f"{self.seat} {self.text}" + (f" {{{sealed}}}" if sealed else "")

    def __str__(self) -> str:
        """Return the exact text of the line, without a line feed."""
        return self._written


def of_move(giver: Seat, text: str, nonce: str = "", seals: tuple[str, ...] = ()) -> Line:
    """Return the line of a seat's move; refuse a giver whose line could not be read as one."""
    line = Line(giver, text, nonce, seals)
    if line.content != MoveLine(text):
        raise NotUnderstood(_("this cannot be written as a line of the record"))
    return line


def read(text: str) -> Line:
    """Read a line; only its exact spelling is accepted."""
    need_plain(text, LONGEST)
    found = _taken_apart(text)
    seals = tuple((found["seals"] or "").split())
    return Line(found["seat"], found["text"], found["nonce"] or "", seals)


def _taken_apart(text: str) -> re.Match[str]:
    """Split a line into its parts, or refuse it."""
    found = LINE.fullmatch(text)
    if found is None or not is_name(found["seat"]):
        raise _no_line()
    return found


def _no_line() -> NotUnderstood:
    """Return the error that a text is no line of a record."""
    return NotUnderstood(_("this is not a line of a record"))
