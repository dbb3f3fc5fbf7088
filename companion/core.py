"""What every game shares: seats, outcomes, the view of lawful moves, and the few errors."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

Seat = str
KEEPER: Seat = "keeper"
PUBLIC: Seat = "public"

State = TypeVar("State")
Move = TypeVar("Move")
Options = Mapping[str, str]
Fact = tuple[str, int]
Chance = Callable[[str], bytes]  # the same 32 bytes for a label each time, foreseen by nobody


class CompanionError(Exception):
    """Something a person must hear, as one sentence that says what to do."""


class NotUnderstood(CompanionError):
    """Text that is no move, option or edition of this game."""


class Reordered(NotUnderstood):
    """A line whose locations stand in another order than it is spelled in."""

    def __init__(self, reason: str, line: str) -> None:
        """Keep the line as it is spelled; it may be a secret one."""
        super().__init__(reason)
        self.line = line


class WrongOption(NotUnderstood):
    """An option with which no game can begin."""

    def __init__(self, option: str, reason: str) -> None:
        """Name the option and say what it should be."""
        super().__init__(reason)
        self.option = option


class Unreadable(CompanionError):
    """A file that cannot be read or written; the sentence names it."""


class Illegal(CompanionError):
    """A move that a rule forbids here; it carries the rule's id and never a secret."""

    def __init__(self, rule: str) -> None:
        """Refuse by the rule with this id."""
        super().__init__(rule)
        self.rule = rule


class Misshapen(Illegal):
    """A move that has another shape at this moment; it carries an example of that."""

    def __init__(self, rule: str, example: str) -> None:
        """Refuse by the rule with this id, and show how the line is written."""
        super().__init__(rule)
        self.example = example


class Undecided(Illegal):
    """A move that the rulebook is silent about: the players must choose first."""

    def __init__(self, rule: str, choices: tuple[str, ...]) -> None:
        """Ask the players for one of these choices about the rule with this id."""
        super().__init__(rule)
        self.choices = choices


class Ruled(Illegal):
    """A move that the players themselves decided against."""

    def __init__(self, rule: str, choice: str) -> None:
        """Refuse by what the players chose about the rule with this id."""
        super().__init__(rule)
        self.choice = choice


@dataclass(frozen=True)
class Outcome:
    """How a game ended: who won, and the id of the rule that says so."""

    winner: str
    rule: str


class Legal(Generic[Move]):
    """The moves that are lawful now, worked out only when asked; `in` also takes free texts."""

    def __init__(self, moves: Callable[[], Iterator[Move]], allows: Callable[[Move], bool]) -> None:
        """Keep the way to list the moves, and the referee that decides on any one."""
        self._moves = moves
        self._allows = allows

    def __contains__(self, move: Move) -> bool:
        """Say whether the referee would take the move."""
        return self._allows(move)

    def __iter__(self) -> Iterator[Move]:
        """Go through the lawful moves."""
        return self._moves()

    def __bool__(self) -> bool:
        """Say whether there is any lawful move."""
        return next(self._moves(), None) is not None

    def __len__(self) -> int:
        """Count the lawful moves."""
        return sum(1 for _ in self._moves())

    def __repr__(self) -> str:
        """Say how many there are; which ones may be a secret."""
        return f"Legal({len(self)} moves)"


@dataclass(frozen=True)
class Words(Generic[Move]):
    """What people read of a game, in their language: made when it is shown."""

    names: Callable[[Mapping[str, Any], Callable[[str], str]], Any]  # at a table, and of rules
    sentence: Callable[[Move, Any], str]
    row: Callable[[Move, Any, int], str]  # the same in so many letters, where that can be
    ruling: Callable[[str, str], str]  # what a choice at a silent point means


@dataclass(frozen=True)
class Game(Generic[State, Move]):
    """One game of the shelf: pure functions, no clock, no chance, no files."""

    name: str
    complete: Callable[[Options], Options]
    start: Callable[[Options], State]
    legal: Callable[[State, Seat], Legal[Move]]
    apply: Callable[[State, Move], State]
    outcome: Callable[[State], Outcome | None]
    view: Callable[[State, Seat], Mapping[str, Any]]
    awaited: Callable[[State], str]
    parse: Callable[[str], Move]
    format: Callable[[Move], str]
    veil: Callable[[Move], Move]  # what the others see of a move
    giver: Callable[[State, Move], Seat]
    final: Callable[[State, Move], bool]
    hour: Callable[[State], str]
    # For the seal. What is secret:
    secrets: Callable[[State, Move], tuple[Fact, ...]]
    sheet: Callable[[State], tuple[int, ...]]
    places: tuple[str, ...]
    # What follows from public lines alone; these states are those of a witness.
    unseen: Callable[[State], State]
    heard: Callable[[str], Move]
    written: Callable[[Move], str]  # a line of the record, both ways
    others: Callable[[State], tuple[str, ...]]
    labels: Callable[[State, Move], tuple[str, ...]]
    sheet_due: Callable[[State, State], str]
    claims: Callable[[Move], bool]
    opened: Callable[[State, Move], tuple[Fact, ...]]
    rests: Callable[[State, Move], tuple[str, ...]]
    # What the program deals itself: whether a line has just asked for it, and what comes of chance.
    deal_due: Callable[[State, State], bool]
    dealt: Callable[[State, Chance], State]
    # Where the board is not the printed one:
    differences: Callable[[Options], tuple[str, ...]]
    # What only the whole game shows, by the index of a line.
    doubts: Callable[[Sequence[tuple[State, Move]]], Iterator[tuple[int, str]]]
    words: Words[Move]
