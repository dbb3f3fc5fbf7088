"""One line of a record and its exact bytes; FORMAT.md beside the seal is its specification."""

import re
from dataclasses import dataclass

from companion.core import NotUnderstood
from companion.locale import _
from companion.plaintext import need_plain

ABOUT = "table"  # the seat of lines about the record itself
LONGEST = 2048
SEAT = r"[^\W_][\w'.-]{0,23}"
WORD = r"[^\s{}]+"
TEXT = rf"(?!\[){WORD}(?: {WORD})*"
NONCE = "[0-9a-f]{32}"
SEAL = "[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]"
LINE = re.compile(
    rf"(?P<seat>{SEAT}) (?P<text>{TEXT})(?: \{{(?P<nonce>{NONCE})(?P<seals>(?: {SEAL})+)\}})?"
)


@dataclass(frozen=True)
class Line:
    """Who gave a line, what everybody may read of it, and the seals of what it hides."""

    seat: str
    text: str
    nonce: str = ""
    seals: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Refuse words that could not be read back as the same line."""
        need_plain(str(self), LONGEST)
        found = LINE.fullmatch(str(self))
        if found is None or (self.seat, self.text) != (found["seat"], found["text"]):
            raise NotUnderstood(_("this is no line of a record"))

    def __str__(self) -> str:
        """Write the line in its one spelling, without the line feed."""
        sealed = " ".join((self.nonce, *self.seals))
        return f"{self.seat} {self.text}" + (f" {{{sealed}}}" if sealed else "")


def read(text: str) -> Line:
    """Read one line of a record; what is accepted is written back to the same characters."""
    need_plain(text, LONGEST)
    found = LINE.fullmatch(text)
    if found is None:
        raise NotUnderstood(_("this is no line of a record"))
    seals = tuple((found["seals"] or "").split())
    return Line(found["seat"], found["text"], found["nonce"] or "", seals)
