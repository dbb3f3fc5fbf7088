"""Mistakes of the hidden seat: admitted, then put right at the table or paid for with hours.

The trail is sealed, and so always right: only what was said or laid at the table can be wrong, as
an answer that was given from memory. The record gets the true answer, and what was said instead.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from companion.contract.move import CORRECTION, Choice, Move
from companion.core import KEEPER, Fact, Illegal
from companion.text.notation import Field, Sort
from companion.text.plaintext import WORDS, need_words
from companion.trail.claims import Duty
from companion.trail.facts import at_hour
from companion.trail.graph import Graph, Place
from companion.trail.world import AnyPublic, AnyTrailState, Hidden, Public
from companion.untyped import GamesOwn

State = TypeVar("State", bound=AnyTrailState)


@dataclass(frozen=True)
class Debt:
    """A mistake that was admitted: its hour, how many hours are still owed, and were shown."""

    hour: int
    owed: int
    shown: int = 0


@dataclass(frozen=True)
class AdmitsMistake(Move):
    """The hidden seat admits a mistake of an hour, and says what went wrong."""

    text = "mistake {hour:number} {words:words}"
    example = "mistake 1 said it too fast"
    group = CORRECTION
    seat = KEEPER
    admits = True
    hour: int
    words: str

    def __post_init__(self) -> None:
        """Refuse words that cannot stand in a line."""
        need_words(self.words)


@dataclass(frozen=True)
class ShowsHour(Move):
    """The hidden seat shows where it was at an hour."""

    text = "shown {place:place} {hour:number}"
    example = "shown Kiel 1"
    seat = KEEPER
    place: Place
    hour: int


@dataclass(frozen=True)
class MendsMistake(Move):
    """The mistake is put right at the table, or nothing is left to pay with."""

    text = "mended"
    example = "mended"
    seat = KEEPER


MISTAKEN = (AdmitsMistake, ShowsHour, MendsMistake)
Admits = TypeVar("Admits", bound=AdmitsMistake)
Shows = TypeVar("Shows", bound=ShowsHour)
FIELDS = {
    "number": Field("0|[1-9][0-9]{0,3}", int, sort=Sort.NUMBER),
    "words": Field(WORDS.pattern, str, sort=Sort.TEXT),
}


class WasThere(Duty[Public, Hidden, ShowsHour]):
    """Where the trail was at an hour that is shown."""

    forms = (ShowsHour,)

    def graph(self, public: Public) -> Graph:
        """Return the board."""
        raise NotImplementedError

    def true(self, public: Public, world: Hidden, said: ShowsHour) -> bool:
        """Say whether the trail was there then."""
        return said.place == world.path[said.hour - 1]

    def opens(self, public: Public, said: ShowsHour) -> Iterator[Fact]:
        """Give the place of that hour."""
        yield at_hour(self.graph(public), said.hour, said.place)


class Mistakes(Generic[State]):
    """The referee of mistakes; a game says what each costs, and what showing an hour changes."""

    # The ids of its rules.
    when: str  # the hour of a mistake is one of those so far
    tell: str  # nothing is shown or put right before a mistake was admitted
    owed: str  # a mistake is paid in full, and no more is shown than it costs
    free: str  # what everybody knows already pays for nothing
    shown: WasThere[GamesOwn, GamesOwn]  # what is claimed by an hour that is shown

    def now(self, public: AnyPublic) -> int:
        """Return the latest hour of which a mistake can be admitted."""
        raise NotImplementedError

    def past(self, public: AnyPublic) -> int:
        """Return the latest hour that can be shown."""
        raise NotImplementedError

    def price(self, state: State, hour: int) -> int:
        """Return how many hours a mistake of this hour costs."""
        raise NotImplementedError

    def known(self, public: AnyPublic) -> Iterable[Place]:
        """Go through the places that pay for nothing any more."""
        raise NotImplementedError

    def laid(self, state: State, move: ShowsHour) -> State:
        """Return the state in which an hour was shown."""
        raise NotImplementedError

    def spent(self, state: State) -> bool:
        """Say whether no further hour can be shown."""
        return self.past(state.public) <= len({*self.known(state.public)})

    def admit(self, state: State, move: AdmitsMistake) -> State:
        """Admit a mistake, which is then put right or paid for."""
        self._need(1 <= move.hour <= self.now(state.public), self.when)
        return state.openly(mistake=Debt(move.hour, self.price(state, move.hour)))

    def show(self, state: State, move: ShowsHour) -> State:
        """Show one of the hours that are owed."""
        debt = self.debt(state)
        self._need(bool(debt.owed), self.owed)
        self._need(1 <= move.hour <= self.past(state.public), self.shown.rule)
        state.need_true(lambda: self.shown.true(state.public, state.hidden, move), self.shown.rule)
        self._need(move.place not in self.known(state.public), self.free)
        left = Debt(debt.hour, debt.owed - 1, debt.shown + 1)
        return self.laid(state, move).openly(mistake=left if left.owed else None)

    def mend(self, state: State) -> State:
        """Close a mistake that was put right, or that cannot be paid for any more."""
        self._need(not self.debt(state).shown or self.spent(state), self.owed)
        return state.openly(mistake=None)

    def debt(self, state: State) -> Debt:
        """Return the mistake that is open, or refuse where there is none."""
        self._need(state.public.mistake is not None, self.tell)
        debt: Debt = state.public.mistake
        return debt

    def offered(self, state: State, kind: type[Admits]) -> Choice[Admits]:
        """Offer to admit a mistake of any hour so far, the newest first; its words are typed."""
        hours = range(self.now(state.public), 0, -1)
        return Choice(kind, lambda: (kind(hour, "") for hour in hours), typed=("words",))

    def payments(self, state: State, kind: type[Shows]) -> Iterator[Shows]:
        """Go through the hours of the trail that can be shown."""
        known = {*self.known(state.public)}
        path = state.hidden.path[: self.past(state.public)]
        return (kind(place, hour) for hour, place in enumerate(path, 1) if place not in known)

    def _need(self, lawful: bool, rule: str) -> None:
        """Refuse by a rule."""
        if not lawful:
            raise Illegal(rule)
