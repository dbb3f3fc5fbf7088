"""What a line says: a move of a seat, or something about the record, as values and as text.

FORMAT.md, part 1, lists the lines about the record. Only this module reads their text.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from companion.text.plaintext import NAME, is_name

HASH = "[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]"  # 32 bytes as base64url
INDEX = "(?:0|[1-9][0-9]{0,2}|1[0-9]{3}|20[0-3][0-9]|204[0-7])"
SAID = rf"{NAME}={INDEX}(?:,{INDEX})*"
SHARE = re.compile(rf"share ({SAID}(?: {SAID})*)")
SHEET = re.compile("sheet ([0-9]{2})")
HEAD = re.compile("head ([A-Za-z0-9_-]{85}[AQgw])")
RETRACT = re.compile("retract ([1-9][0-9]{0,3})")
STOP = "stop"
NONE, RED, EVERY = "none", "red", "every"
LEVELS = (NONE, RED, EVERY)  # levels of proof, the lowest first
PROOF = re.compile(rf"proof ({'|'.join(LEVELS)})")
END = re.compile(rf"end seed=({HASH})")


@dataclass(frozen=True)
class MoveLine:
    """A move in its public form."""

    text: str


@dataclass(frozen=True)
class ShareLine:
    """The words of the other players, as indexes by player."""

    given: Mapping[str, tuple[int, ...]]

    @property
    def text(self) -> str:
        """Return the text of the line."""
        said = (f"{name}={','.join(map(str, words))}" for name, words in self.given.items())
        return " ".join(("share", *said))


@dataclass(frozen=True)
class SheetLine:
    """The line that seals the answers to all questions of one hour."""

    name: str

    @property
    def text(self) -> str:
        """Return the text of the line."""
        return f"sheet {self.name}"


@dataclass(frozen=True)
class HeadLine:
    """The line that a head over all lines before it was shown."""

    signature: str

    @property
    def text(self) -> str:
        """Return the text of the line."""
        return f"head {self.signature}"


@dataclass(frozen=True)
class RetractionLine:
    """The line that takes back all moves from a line on."""

    number: int

    @property
    def text(self) -> str:
        """Return the text of the line."""
        return f"retract {self.number}"


@dataclass(frozen=True)
class ProofLine:
    """The line that sets the level of proof from here on; without one it is every turn."""

    level: str

    @property
    def text(self) -> str:
        """Return the text of the line."""
        return f"proof {self.level}"


@dataclass(frozen=True)
class StopLine:
    """The line that the players stop before the game is over."""

    text = STOP


@dataclass(frozen=True)
class EndLine:
    """The last line, with the seed: nothing is secret any more."""

    seed: str

    @property
    def text(self) -> str:
        """Return the text of the line."""
        return f"end seed={self.seed}"


@dataclass(frozen=True)
class UnknownLine:
    """A line about the record that is none of these."""

    text: str


BareLine = (
    HeadLine | RetractionLine | ProofLine | StopLine | EndLine | UnknownLine
)  # only their text is stored
Content = MoveLine | ShareLine | SheetLine | BareLine


def read_about(text: str, *, sealed: bool) -> Content:
    """Return what a line about the record says; only a sheet has a seal."""
    if found := SHEET.fullmatch(text):
        return SheetLine(found[1])
    if sealed:
        return UnknownLine(text)
    if text == STOP:
        return StopLine()
    if found := HEAD.fullmatch(text):
        return HeadLine(found[1])
    if found := RETRACT.fullmatch(text):
        return RetractionLine(int(found[1]))
    if found := PROOF.fullmatch(text):
        return ProofLine(found[1])
    if found := END.fullmatch(text):
        return EndLine(found[1])
    return _share(text) or UnknownLine(text)


def _share(text: str) -> ShareLine | None:
    """Return the share that a text says, or None if it is none, as when a name occurs twice."""
    found = SHARE.fullmatch(text)
    if found is None:
        return None
    parts = (part.partition("=") for part in found[1].split(" "))
    given = [(name, tuple(map(int, words.split(",")))) for name, _is, words in parts]
    names = {name for name, _words in given if is_name(name)}
    return ShareLine(dict(given)) if len(names) == len(given) else None
