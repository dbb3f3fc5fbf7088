"""The lines of the auction, and how they are spelled."""

from dataclasses import dataclass
from typing import ClassVar

from companion.contract import move
from companion.text.notation import Field, Notation

LEAST = (10, 1000, 100_000, 10_000_000, 2**31 - 1)


@dataclass(frozen=True)
class Move(move.Move):
    """A line."""

    example: ClassVar[str] = ""


@dataclass(frozen=True)
class Promises(Move):
    """A claim about a bid that is not made yet."""

    text = "promise {least:least}"
    least: int


@dataclass(frozen=True)
class Chances(Move):
    """Chance makes the bid."""

    text = "deal"


@dataclass(frozen=True, repr=False)
class Bids(Move):
    """The hidden bid."""

    text = "bid {value:value}"
    value: int


@dataclass(frozen=True)
class Bidden(Move):
    """What the others see of a bid."""

    text = "bid"


@dataclass(frozen=True)
class Done(Move):
    """The bid stands."""

    text = "done"


@dataclass(frozen=True)
class Asks(Move):
    """A question."""

    text = "ask {least:least}"
    least: int


@dataclass(frozen=True)
class Answers(Move):
    """Its answer."""

    text = "answer {truth:truth}"
    truth: bool


@dataclass(frozen=True)
class Shows(Move):
    """The bid is shown, and the next round begins."""

    text = "show {value:value}"
    value: int


@dataclass(frozen=True)
class Keeps(Move):
    """The next round begins, and the bid is not shown."""

    text = "keep"


NUMBER = Field("0|[1-9][0-9]{0,9}", int)
FIELDS = {
    "value": NUMBER,
    "least": Field("|".join(map(str, LEAST)), int),
    "truth": Field("yes|no", "yes".__eq__, lambda truth: "yes" if truth else "no"),
}
OPEN = (Promises, Chances, Done, Asks, Answers, Shows, Keeps)
NOTATION: Notation[Move] = Notation((Bids, *OPEN), FIELDS)
RECORD: Notation[Move] = Notation((Bidden, *OPEN), FIELDS)
