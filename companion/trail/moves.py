"""The moves that most hidden trails have, and the fields in their lines."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from companion.contract.move import Move
from companion.core import KEEPER
from companion.text.notation import Field, Sort
from companion.trail.graph import Place
from companion.trail.help import LEVEL
from companion.trail.mistakes import FIELDS


@dataclass(frozen=True, repr=False)
class HiddenMove(Move):
    """A move that only the hidden seat may see; its repr shows nothing of it."""

    seat = KEEPER

    def __repr__(self) -> str:
        """Show only the kind of the move."""
        return f"{type(self).__name__}(hidden)"


@dataclass(frozen=True, repr=False)
class Goes(HiddenMove):
    """A hidden move to a place, along one kind of link."""

    way: ClassVar[str]  # the kind of link
    place: Place


@dataclass(frozen=True)
class Acted(Move):
    """What the others see of a hidden move, whatever it was: that it was made."""

    text = "act"
    example = "act"
    seat = KEEPER


@dataclass(frozen=True)
class Done(Move):
    """The hidden seat's move stands; until then it can be taken back."""

    text = "done"
    example = "done"
    seat = KEEPER
    late = 6


@dataclass(frozen=True)
class DoneBy(Done):
    """The move stands, and it was of a kind that is announced."""

    text = "done by {way:way}"
    example = "done by ferry"
    late = 7
    whole = True
    way: str


@dataclass(frozen=True)
class Stuck(Move):
    """No way leads on, and the hidden seat says so."""

    text = "stuck"
    example = "stuck"
    seat = KEEPER
    late = 8


@dataclass(frozen=True)
class Tells(Move):
    """The hidden seat tells where it is."""

    text = "show {place:place}"
    example = "show Kiel"
    seat = KEEPER
    whole = True
    place: Place


@dataclass(frozen=True)
class Says(Move):
    """Yes or no to the question that waits."""

    text = "answer {truth:truth}"
    example = "answer yes"
    seat = KEEPER
    whole = True
    alone = False
    truth: bool


TRUTH = Field("yes|no", "yes".__eq__, lambda truth: "yes" if truth else "no")


def fields(places: Iterable[Place], ways: Iterable[str] = ()) -> dict[str, Field]:
    """Return the fields of these moves: a place, a way, yes and no, a level, a number, words."""
    place = Field("|".join(places), str, sort=Sort.PLACE)
    way = Field("|".join(ways) or "-", str)
    return {"place": place, "way": way, "truth": TRUTH, "level": LEVEL, **FIELDS}


def public_kinds(
    kinds: Iterable[type[Move]], veils: Mapping[type[Move], type[Move]]
) -> tuple[type[Move], ...]:
    """Return the kinds of a public record: for hidden moves stands what others see of them."""
    return tuple(dict.fromkeys(veils.get(kind, kind) for kind in kinds))
