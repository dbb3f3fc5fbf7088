"""The moves of Whispers, and what its players may note for themselves."""

from dataclasses import dataclass

from companion.contract.move import FREE, Move
from companion.text.notation import Field, Notation

SUSPECTS = ("Ruby", "Olive", "Sienna")
MARKS = ("guilty", "innocent", "unsure")


@dataclass(frozen=True)
class Asks(Move):
    """A player looks into a suspect's drawer, alone."""

    text = "{player:name} asks {suspect:suspect}"
    example = "Eva asks Ruby"
    player: str
    suspect: str


@dataclass(frozen=True)
class Accuses(Move):
    """A player says who it was; the game is over."""

    text = "{player:name} accuses {suspect:suspect}"
    example = "Adam accuses Olive"
    key = "0"
    warns = True
    player: str
    suspect: str


@dataclass(frozen=True, repr=False)
class Marks(Move):
    """A note: what somebody thinks of a suspect."""

    text = "{suspect:suspect} is {mark:mark}"
    example = "Ruby is guilty"
    suspect: str
    mark: str


@dataclass(frozen=True, repr=False)
class Writes(Move):
    """A note in words."""

    text = "write {words:words}"
    example = "write she blinked"
    group = FREE
    words: str


FIELDS = {
    "name": Field(r"[^\W\d_]+", str),
    "suspect": Field("|".join(SUSPECTS), str),
    "mark": Field("|".join(MARKS), str),
    "words": Field(r"\S+(?: \S+)*", str),
}
NOTATION: Notation[Move] = Notation((Asks, Accuses), FIELDS)
SPELLING: Notation[Move] = Notation((Marks, Writes), FIELDS)
