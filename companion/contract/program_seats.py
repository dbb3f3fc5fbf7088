"""Seats that the program plays: at which levels, and how each of them comes to a move.

A level is pure: whole numbers, no clock. What it reads is what its seat may see, what everybody can
know, and chance; so the same record and seed give the same move on every machine, for ever.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar

from companion.contract.drawing import Drawing, label
from companion.contract.knowledge import Knowledge
from companion.contract.move import Kind, Legal, Move
from companion.core import KEEPER, Chance, Options, Seat
from companion.untyped import GamesOwn

View = TypeVar("View")
AnyKnowledge: TypeAlias = Knowledge[GamesOwn]


@dataclass(frozen=True, repr=False)
class Candidate(Generic[Kind]):
    """A move that was thought about, and what it is worth: a whole number, more is better."""

    move: Kind
    worth: int


@dataclass(frozen=True, repr=False)
class Decision(Generic[Kind]):
    """A move, and the candidates it was chosen from, the best first."""

    move: Kind
    candidates: tuple[Candidate[Kind], ...] = ()


@dataclass(frozen=True, repr=False)
class Sight(Generic[Kind, View]):
    """All that a decision reads, chance apart.

    That is what the seat sees, what it may do, and what everybody can know; the last only where
    the level asks for it.
    """

    view: View
    legal: Legal[Kind]
    knowledge: AnyKnowledge | None = None

    def takes(self, move: Kind) -> bool:
        """Say whether this move can be made now; only moves of its kind are worked out."""
        same = (each for each in self.legal.choices if issubclass(type(move), each.kind))
        return any(move in each.listed for each in same)


class Level(Generic[Kind, View]):
    """A way to play a seat. One that was released stays as it is; a change is a new name."""

    name: str  # such as `mouse/even-1`
    seat: Seat = KEEPER
    kinds: tuple[type[Move], ...] = ()  # the kinds of moves that it decides about
    knows: bool = True  # whether it asks what can be known

    def deciding(self, view: View, /) -> str:
        """Return which kind of decision is due now, in a word; empty where it has none to take."""
        raise NotImplementedError

    def offered_to(self, view: View, /) -> Seat:
        """Return the seat to which the moves of this decision are offered: mostly its own."""
        return self.seat

    def owns(self, view: View, move: Kind, /) -> bool:
        """Say whether a move is the program's own while a decision is due."""
        return isinstance(move, self.kinds)

    def waits(self, view: View, /) -> bool:
        """Say whether others may act first, so that the program moves only when it is asked to."""
        return False

    def is_done(self, sight: Sight[Kind, View], /) -> bool:
        """Say whether it has nothing more to do here, and leaves the rest to the others."""
        return False

    def aims(self, sight: Sight[Kind, View], move: Kind, /) -> tuple[Kind, ...]:
        """Return the question that a move is made for, behind it; empty where there is none."""
        return ()

    def thought(self, sight: Sight[Kind, View], drawing: Drawing, /) -> Decision[Kind] | None:
        """Return what this level thinks best; None where it does not know what to think."""
        raise NotImplementedError

    def fallback(self, sight: Sight[Kind, View], drawing: Drawing, /) -> Decision[Kind]:
        """Return any move that can be made, for what a level did not foresee."""
        return Decision(drawing.one_of(tuple(sight.legal)))

    def decide(self, sight: Sight[Kind, View], drawing: Drawing, /) -> Decision[Kind]:
        """Return a move that can be made, and what it was chosen from."""
        found = self.thought(sight, drawing)
        return found if found and sight.takes(found.move) else self.fallback(sight, drawing)


@dataclass
class Decided(Generic[Kind, View]):
    """The decisions of a level that stand: they number the next one, and nothing else does."""

    level: Level[Kind, View]
    number: Counter[tuple[str, str]] = field(default_factory=Counter)

    def take_move(self, stamp: str, before: View, move: Kind) -> None:
        """Count a move that stands, if this level decided it; `before` is what was seen then."""
        if self.level.owns(before, move) and (kind := self.level.deciding(before)):
            self.number[stamp, kind] += 1

    def drawing(self, stamp: str, view: View, chance: Chance) -> Drawing:
        """Return what chance gives to the decision that is due."""
        kind = self.level.deciding(view)
        return Drawing(chance, label(stamp, kind, self.number[stamp, kind]))


@dataclass(frozen=True)
class ProgramSeats(Generic[Kind, View]):
    """The levels at which the program plays a game, and shorter names for some of them."""

    levels: Sequence[Level[Kind, View]]
    aliases: Mapping[str, str] = field(default_factory=dict)  # such as `mouse/even`
    # The level at which the program moves others than the hidden seat, by the options of a table.
    moving: Callable[[Options], Level[Kind, View] | None] = lambda _options: None
    advising: Level[Kind, View] | None = None  # the level whose advice the players can ask for
    # The options, but for the players, of a game in which newcomers learn to play against it.
    first: Options = field(default_factory=dict)
    # Where levels play among themselves: what comes next where none has a decision to take, by
    # which rules games end, what is counted in a game that is over, and what that and the sides
    # are called.
    hands: Callable[[GamesOwn, Chance], Kind | None] = lambda _state, _chance: None
    ends: Sequence[str] = ()
    figures: Callable[[GamesOwn], Mapping[str, int]] = lambda _state: {}
    named: Mapping[str, str] = field(default_factory=dict)

    @property
    def sides(self) -> tuple[str, ...]:
        """Return the sides that have levels; each stands before the names of its own."""
        return tuple(dict.fromkeys(each.name.partition("/")[0] for each in self.levels))

    def names(self, seat: Seat) -> tuple[str, ...]:
        """Return the names of all levels at a seat."""
        return tuple(each.name for each in self.levels if each.seat == seat)

    def in_full(self, name: str) -> str:
        """Return the whole name of a level; a name that is none stays as it is."""
        level = self.level(name)
        return level.name if level else name

    def level(self, name: str) -> Level[Kind, View] | None:
        """Return the level with this name or alias; None where there is none."""
        full = self.aliases.get(name, name)
        return next((each for each in self.levels if each.name == full), None)


# Of some game, as games are handed on.
AnyLevel: TypeAlias = Level[Any, Any]
AnyProgramSeats: TypeAlias = ProgramSeats[Any, Any]
AnyDecision: TypeAlias = Decision[Any]
