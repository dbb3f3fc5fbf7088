"""Moves, the choices that lead to them, and who has to make one."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from typing import ClassVar, Generic, TypeVar

from companion.core import PUBLIC, Seat
from companion.untyped import Value

Kind = TypeVar("Kind", bound="Move")
Made = TypeVar("Made", bound="Move", covariant=True)  # choices of one kind are choices of moves
Fields = Mapping[str, Value]
Waiting = Mapping[Kind, str]  # moves, each with the id of the silent rule to be decided first

DUE, FREE, CORRECTION = "due", "free", "correction"
Group = str  # DUE, FREE or CORRECTION


@dataclass(frozen=True)
class Move:
    """What a seat does: a small immutable value with one line of text.

    `text` declares the line, such as `{player:name} claims {route:route}`: each field by its name
    and its sort in the game's notation. What follows tells how a list of choices shows this kind.
    """

    text: ClassVar[str]
    example: ClassVar[str]
    entry: ClassVar[str] = ""  # id of its entry in the rulebook, if it has one
    seat: ClassVar[Seat] = PUBLIC
    group: ClassVar[Group] = DUE
    key: ClassVar[str] = ""  # the key of its row, such as "1"; else the next free one
    keys: ClassVar[Mapping[Value, str]] = {}  # keys of values: {None: "?"}
    late: ClassVar[int] = 0  # position of its row: "done" has 6 and stands last; -1 comes first
    who: ClassVar[str] = "player"  # the field that names who acts, if it has one
    chosen_first: ClassVar[str] = ""  # the field chosen before the kind, such as "player"
    opened: ClassVar[bool] = False  # its values are rows of the first list: routes, not "ask"
    whole: ClassVar[bool] = False  # each move is one row: "claims Praha", "claims Wien"
    beside: ClassVar[int] = 0  # as `whole` while there are at most so many moves
    meant: ClassVar[bool] = False  # is chosen even where no other kind is left
    spoken: ClassVar[bool] = False  # a place is chosen even where only one is left, as for a push
    named: ClassVar[str] = ""  # a field that is chosen even where one value is left
    proposed: ClassVar[bool] = False  # whether Enter takes it, as "done" when all is done
    alone: ClassVar[bool] = True  # whether Enter takes it where it is the only row left
    again: ClassVar[bool] = False  # whether its form opens once more afterwards
    warns: ClassVar[bool] = False  # whether a second press confirms it, as it cannot be undone
    admits: ClassVar[bool] = False  # whether it admits a mistake, which a verdict lists


@dataclass(frozen=True)
class Choice(Generic[Made]):
    """A kind of move that a seat may make now; its moves are worked out when they are needed."""

    kind: type[Made]
    moves: Callable[[], Iterable[Made]]
    fixed: Fields = field(default_factory=dict)  # what all its moves share, such as the player
    typed: tuple[str, ...] = ()  # the fields that a person types as text; empty in `moves`
    group: Group = ""  # the group of its kind, unless another is given
    drawn: bool = False  # whether chance may choose, as a die; nothing proves it
    entry: str = ""  # the entry of its kind, unless another is given
    waits: Callable[[], Waiting[Made]] = dict  # legal once a silent point is decided

    def __post_init__(self) -> None:
        """Take the group and the entry of the kind where none are given."""
        object.__setattr__(self, "group", self.group or self.kind.group)
        object.__setattr__(self, "entry", self.entry or self.kind.entry)

    @cached_property
    def _begun(self) -> tuple[tuple[Made, ...], Iterator[Made]]:
        """Return the first move, if there is one, and those behind it, worked out when needed."""
        moves = iter(self.moves())
        return tuple(islice(moves, 1)), moves

    @property
    def possible(self) -> bool:
        """Say whether anything can be chosen; no more is worked out than the first move."""
        return bool(self._begun[0] or self.waiting)

    @cached_property
    def listed(self) -> tuple[Made, ...]:
        """Return the moves that the referee takes now, worked out once."""
        first, others = self._begun
        return (*first, *others)

    @cached_property
    def waiting(self) -> Waiting[Made]:
        """Return the moves that wait for a decision of the players, worked out once."""
        return self.waits()

    @cached_property
    def offered(self) -> tuple[Made, ...]:
        """Return all moves that can be chosen; one that waits asks for its decision first."""
        return (*self.listed, *self.waiting)


def possible(choices: Iterable[Choice[Kind]]) -> tuple[Choice[Kind], ...]:
    """Return the choices in which anything can be chosen."""
    return tuple(choice for choice in choices if choice.possible)


class Legal(Generic[Made]):
    """What a seat may do now: its choices and their moves."""

    def __init__(self, choices: Sequence[Choice[Made]]) -> None:
        """Keep the choices."""
        self._choices = choices

    @cached_property
    def choices(self) -> tuple[Choice[Made], ...]:
        """Return the choices that hold any move: an empty one would be a dead end."""
        return possible(self._choices)

    def __iter__(self) -> Iterator[Made]:
        """Go through the moves that are due and can be listed: all without a text to type."""
        for choice in self.choices:
            if choice.group == DUE and not choice.typed:
                yield from choice.listed

    @property
    def waiting(self) -> Waiting[Made]:
        """Return the moves that become due when the players decide a silent point."""
        due = (each for each in self.choices if each.group == DUE and not each.typed)
        return {move: rule for choice in due for move, rule in choice.waiting.items()}

    def __bool__(self) -> bool:
        """Say whether any move can be listed."""
        return next(iter(self), None) is not None

    def __repr__(self) -> str:
        """Write only the number of choices, as the moves may be secret."""
        return f"Legal({len(self._choices)} choices)"


@dataclass(frozen=True)
class Due(Generic[Made]):
    """Who must act now, and example moves that show how to write it."""

    seat: Seat = ""  # empty where the game is over
    examples: tuple[Made, ...] = ()
    entry: str = ""  # the entry about this moment; else those of the examples
    players: tuple[str, ...] = ()  # whose turn it is, where no choice names them

    @property
    def entries(self) -> tuple[str, ...]:
        """Return the ids of the rulebook's entries that explain this moment."""
        return (self.entry,) if self.entry else tuple(each.entry for each in self.examples)

    @property
    def acting(self) -> tuple[str, ...]:
        """Return whose turn it is, as far as anything says so."""
        acting = dict.fromkeys(getattr(each, each.who, "") for each in self.examples)
        return self.players or tuple(acting)
