"""What a line says: a move of a seat, or something about the record; values with a text both ways.

FORMAT.md, part 1, lists the lines about the record. Nothing else takes such a text apart.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from companion.plaintext import NAME, is_name

HASH = "[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]"  # 32 bytes as a record spells them
INDEX = "(?:0|[1-9][0-9]{0,2}|1[0-9]{3}|20[0-3][0-9]|204[0-7])"
SAID = rf"{NAME}={INDEX}(?:,{INDEX})*"
SHARE = re.compile(rf"share ({SAID}(?: {SAID})*)")
SHEET = re.compile("sheet ([0-9]{2})")
HEAD = re.compile("head ([A-Za-z0-9_-]{85}[AQgw])")
RETRACT = re.compile("retract ([1-9][0-9]{0,3})")
STOP = "stop"
NONE, RED, EVERY = "none", "red", "every"
LEVELS = (NONE, RED, EVERY)  # of proof, the least first
PROOF = re.compile(rf"proof ({'|'.join(LEVELS)})")
END = re.compile(rf"end seed=({HASH})")


@dataclass(frozen=True)
class Move:
    """A move, as everybody may read it."""

    text: str


@dataclass(frozen=True)
class Share:
    """What the other players said, as indexes of words, player by player."""

    given: Mapping[str, tuple[int, ...]]

    @property
    def text(self) -> str:
        """Write it as a line says it."""
        said = (f"{name}={','.join(map(str, words))}" for name, words in self.given.items())
        return " ".join(("share", *said))


@dataclass(frozen=True)
class Sheet:
    """The answers to everything that could be asked in one hour are fixed."""

    name: str

    @property
    def text(self) -> str:
        """Write it as a line says it."""
        return f"sheet {self.name}"


@dataclass(frozen=True)
class Head:
    """A head over all lines before was shown."""

    signature: str

    @property
    def text(self) -> str:
        """Write it as a line says it."""
        return f"head {self.signature}"


@dataclass(frozen=True)
class Retraction:
    """No move from a line on counts any more."""

    number: int

    @property
    def text(self) -> str:
        """Write it as a line says it."""
        return f"retract {self.number}"


@dataclass(frozen=True)
class Proof:
    """From here on the table asks for so much proof; without such a line, for every turn."""

    level: str

    @property
    def text(self) -> str:
        """Write it as a line says it."""
        return f"proof {self.level}"


@dataclass(frozen=True)
class Stop:
    """The players stop before the game is over."""

    text = STOP


@dataclass(frozen=True)
class End:
    """This is the seed: nothing is secret any more."""

    seed: str

    @property
    def text(self) -> str:
        """Write it as a line says it."""
        return f"end seed={self.seed}"


@dataclass(frozen=True)
class Unknown:
    """A line about the record that is none of these."""

    text: str


Bare = Head | Retraction | Proof | Stop | End | Unknown  # these are no more than their text
Content = Move | Share | Sheet | Bare


def read_about(text: str, *, sealed: bool) -> Content:
    """Read what a line says about the record; only a sheet carries a seal."""
    if found := SHEET.fullmatch(text):
        return Sheet(found[1])
    if sealed:
        return Unknown(text)
    if text == STOP:
        return Stop()
    if found := HEAD.fullmatch(text):
        return Head(found[1])
    if found := RETRACT.fullmatch(text):
        return Retraction(int(found[1]))
    if found := PROOF.fullmatch(text):
        return Proof(found[1])
    if found := END.fullmatch(text):
        return End(found[1])
    return _share(text) or Unknown(text)


def _share(text: str) -> Share | None:
    """Read a share, or give nothing where it is none, as with a name twice."""
    found = SHARE.fullmatch(text)
    if found is None:
        return None
    parts = (part.partition("=") for part in found[1].split(" "))
    given = [(name, tuple(map(int, words.split(",")))) for name, _is, words in parts]
    names = {name for name, _words in given if is_name(name)}
    return Share(dict(given)) if len(names) == len(given) else None
