"""An ended evening as values: every line with what could be known after it, and what decided.

Everything is worked out from the standing moves of a revealed game. Numbers of possibilities are
those of `Picture`: how many worlds agreed with all that was public. Lines are counted from 0, as
they stand in `Evening.lines`.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from companion.contract.knowledge import Picture
from companion.contract.move import Move
from companion.core import Seat
from companion.record.fold import Played
from companion.trail.graph import Graph, Place


@dataclass(frozen=True, repr=False)
class EveningLine:
    """A move that counts, in clear, with the seat that gave it and what was known behind it."""

    played: Played
    seat: Seat
    phase: str  # whose turn it was
    known: Picture
    seekers: Mapping[str, Place]  # where those stand who search, where a game has figures for them

    @property
    def move(self) -> object:
        """Return the move."""
        return self.played.move

    @property
    def path(self) -> tuple[Place, ...]:
        """Return the trail so far."""
        path: tuple[Place, ...] = self.played.after.hidden.path
        return path

    @property
    def places(self) -> int:
        """Return in how many places the trail could end."""
        return len(self.known.here)


@dataclass(frozen=True)
class Possible:
    """How much was possible: worlds, and places where the trail could end."""

    worlds: int
    places: int
    exact: bool = True

    @classmethod
    def of(cls, known: Picture) -> "Possible":
        """Count what a picture leaves."""
        return cls(known.worlds, len(known.here), known.exact)

    def times(self, other: "Possible") -> Fraction:
        """Return how many times more worlds these are than others."""
        return Fraction(self.worlds, max(other.worlds, 1))


@dataclass(frozen=True, repr=False)
class Asked:
    """A question with its answer: their lines, and what was possible before and after it."""

    question: int
    answer: int
    hour: int
    before: Possible
    after: Possible
    searched: Place = ""  # where it was asked whether the trail is there now
    found: bool = False  # whether it was

    @property
    def told(self) -> Fraction:
        """Return how many times less was possible afterwards."""
        return self.before.times(self.after)


@dataclass(frozen=True, repr=False)
class Instead:
    """What could have been said lawfully in place of what was: a question, its answer, the rest."""

    line: int  # before which it was lawful
    question: Move
    answer: Move
    before: Possible
    after: Possible

    @property
    def told(self) -> Fraction:
        """Return how many times less would have been possible afterwards."""
        return self.before.times(self.after)


@dataclass(frozen=True)
class Near:
    """How near somebody who searches came in an hour."""

    hour: int
    who: str
    line: int
    place: Place
    there: Place  # where the trail was
    apart: int


@dataclass(frozen=True)
class Hour:
    """An hour of the curve: its lines, and what was possible before its questions and at its end.

    Without a question both are the same.
    """

    hour: int
    first: int
    last: int
    begin: Possible
    end: Possible


@dataclass(frozen=True, repr=False)
class Moment:
    """Something that decided; `at` is the line to look at."""

    at: int


@dataclass(frozen=True, repr=False)
class ToldMost(Moment):
    """The question whose answer left the smallest share of what was possible before it."""

    asked: Asked


@dataclass(frozen=True, repr=False)
class Saved(Moment):
    """An answer that left more possible than another true one would have."""

    asked: Asked
    other: object
    less: Possible


@dataclass(frozen=True, repr=False)
class Missed(Moment):
    """Where somebody came nearest without finding; `asked` if that was a question."""

    near: Near
    asked: Asked | None = None


@dataclass(frozen=True, repr=False)
class NobodyAsked(Moment):
    """A question that nobody asked all evening, at the moment when it would have told most."""

    instead: Instead


@dataclass(frozen=True, repr=False)
class Wasted(Moment):
    """A mistake: a question that told nothing, where another lawful one would have."""

    asked: Asked
    instead: Instead


@dataclass(frozen=True, repr=False)
class Gave(Moment):
    """A mistake: an answer that left less possible than another true one would have."""

    asked: Asked
    other: object
    more: Possible


@dataclass(frozen=True, repr=False)
class Admitted(Moment):
    """A mistake that was admitted: what was shown to make up for it told this."""

    before: Possible
    after: Possible


@dataclass(frozen=True, repr=False)
class Evening:
    """A whole revealed evening."""

    game: str
    graph: Graph
    path: tuple[Place, ...]
    lines: tuple[EveningLine, ...]
    asked: tuple[Asked, ...] = ()
    near: tuple[Near, ...] = ()  # of each hour and searcher the nearest
    moments: tuple[Moment, ...] = ()

    @cached_property
    def hours(self) -> tuple[Hour, ...]:
        """Return the hours of the curve."""
        return tuple(_hours(self.lines, self.asked))

    @cached_property
    def torn(self) -> tuple[Hour, Hour] | None:
        """Return the two hours between which the number of places grew most, if it ever grew."""
        pairs = [(a, b) for a, b in zip(self.hours, self.hours[1:], strict=False)]
        grown = [(b.begin.places / a.end.places, a, b) for a, b in pairs if a.end.places]
        best = max(grown, key=lambda each: each[0], default=None)
        return (best[1], best[2]) if best and best[0] > 1 else None


def _hours(lines: Sequence[EveningLine], asked: Sequence[Asked]) -> Iterator[Hour]:
    """Go through the hours of the trail, in their order."""
    first: dict[int, int] = {}
    last: dict[int, int] = {}
    for at, line in enumerate(lines):
        first.setdefault(line.known.hour, at)
        last[line.known.hour] = at
    questions = {each.hour: each.question for each in reversed(asked)}
    for hour, at in first.items():
        if hour:
            opens = questions.get(hour, last[hour] + 1) - 1
            begin, end = lines[max(opens, at)].known, lines[last[hour]].known
            yield Hour(hour, at, last[hour], Possible.of(begin), Possible.of(end))
