"""What can be known of a hidden seat: all that agrees with the public record, and nothing else."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import reduce
from typing import Generic, Self, TypeVar

from companion.untyped import GamesOwn

Public = TypeVar("Public")


@dataclass(frozen=True)
class Heard(Generic[Public]):
    """A line as everybody has it, with what was public before and after it."""

    number: int
    move: GamesOwn  # as everybody has it: of a hidden one, only that it was made
    before: Public
    after: Public


@dataclass(frozen=True)
class Unused:
    """A rule that is not used to tell what can be known, from which line on."""

    line: int
    rule: str


@dataclass(frozen=True)
class Picture:
    """What can be known at one moment, counted; what counts nothing is impossible.

    Trails are counted where places are named, and worlds (a trail with its cards) where cards are.
    An estimate is scaled from a sample; it counts at least one of whatever may be possible.
    """

    hour: int
    phase: str
    exact: bool
    trails: int
    worlds: int
    here: Mapping[str, int]
    visited: Mapping[str, int]
    cards: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    unused: tuple[Unused, ...] = ()
    sample: int = 0  # how many trails an estimate was made from

    def facts(self) -> dict[str, object]:
        """Return it as plain data."""
        facts = {**vars(self), "unused": [vars(each) for each in self.unused]}
        if self.exact:
            del facts["sample"]
        return facts


@dataclass(frozen=True)
class Preview:
    """What one answer would leave, before the question is asked.

    Where several answers are true in one world, their shares overlap and need not add up.
    """

    answer: GamesOwn
    trails: int
    worlds: int
    here: Mapping[str, int]  # by places: so many trails would end there
    exact: bool = True

    @property
    def places(self) -> int:
        """Return how many places would be possible now."""
        return len(self.here)


class Knowledge(Generic[Public]):
    """All that agrees with the public lines so far; it is immutable."""

    @property
    def worlds(self) -> int:
        """Return how many worlds are possible; of an estimate, about how many."""
        raise NotImplementedError

    def after(self, heard: Heard[Public]) -> Self:
        """Return what can be known after one more line."""
        raise NotImplementedError

    def of(self, course: Iterable[Heard[Public]]) -> Self:
        """Return what can be known after some more lines."""
        return reduce(type(self).after, course, self)

    def picture(self) -> Picture:
        """Count what is possible."""
        raise NotImplementedError

    def since(self, before: Self, then: Picture) -> Picture:
        """Count what is possible; `then` was counted before, and is taken where it still holds."""
        return self.picture()

    def at(self, hour: int) -> Mapping[str, int]:
        """Count by places the trails that were there at an hour, by all that is known now."""
        raise NotImplementedError

    def previews(self, *asked: GamesOwn) -> tuple[Preview, ...]:
        """Return what each answer that is possible would leave, in the order of a list of answers.

        What is asked are moves, one after the other; without any it is the question that waits.
        """
        raise NotImplementedError
