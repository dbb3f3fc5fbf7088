"""What a game gives to the house: rules, notation and words; secrets or notes where it has any."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from typing import Any, ClassVar, Generic, TypeVar

from companion.announcement import Announcement
from companion.core import PUBLIC, NotUnderstood, Options, Outcome, Seat, Unlike
from companion.locale import _
from companion.notation import Spelling
from companion.nothing import as_said, none_left, nothing_asked, nothing_said
from companion.players import ANYBODY, Players
from companion.seat_name import SeatName, plain_seat
from companion.secrets import Secrets
from companion.sheet import Sheet, Step, no_figures, no_steps

State = TypeVar("State")
View = TypeVar("View")
Kind = TypeVar("Kind", bound="Move")
What = TypeVar("What", bound="Move")  # whatever a line says, such as a note
Fields = Mapping[str, Any]
Gist = Callable[[str], str]  # says what the rule with this id is about
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
    keys: ClassVar[Mapping[Any, str]] = {}  # keys of values: {None: "?"}
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
class Choice(Generic[Kind]):
    """A kind of move that a seat may make now; its moves are worked out when they are needed."""

    kind: type[Kind]
    moves: Callable[[], Iterable[Kind]]
    fixed: Fields = field(default_factory=dict)  # what all its moves share, such as the player
    typed: tuple[str, ...] = ()  # the fields that a person types as text; empty in `moves`
    group: Group = ""  # the group of its kind, unless another is given
    drawn: bool = False  # whether chance may choose, as a die; nothing proves it
    entry: str = ""  # the entry of its kind, unless another is given
    waits: Callable[[], Waiting[Kind]] = dict  # legal once a silent point is decided

    def __post_init__(self) -> None:
        """Take the group and the entry of the kind where none are given."""
        object.__setattr__(self, "group", self.group or self.kind.group)
        object.__setattr__(self, "entry", self.entry or self.kind.entry)

    @cached_property
    def _begun(self) -> tuple[tuple[Kind, ...], Iterator[Kind]]:
        """Return the first move, if there is one, and those behind it, worked out when needed."""
        moves = iter(self.moves())
        return tuple(islice(moves, 1)), moves

    @property
    def possible(self) -> bool:
        """Say whether anything can be chosen; no more is worked out than the first move."""
        return bool(self._begun[0] or self.waiting)

    @cached_property
    def listed(self) -> tuple[Kind, ...]:
        """Return the moves that the referee takes now, worked out once."""
        first, others = self._begun
        return (*first, *others)

    @cached_property
    def waiting(self) -> Waiting[Kind]:
        """Return the moves that wait for a decision of the players, worked out once."""
        return self.waits()

    @cached_property
    def offered(self) -> tuple[Kind, ...]:
        """Return all moves that can be chosen; one that waits asks for its decision first."""
        return (*self.listed, *self.waiting)


def possible(choices: Iterable[Choice[Kind]]) -> tuple[Choice[Kind], ...]:
    """Return the choices in which anything can be chosen."""
    return tuple(choice for choice in choices if choice.possible)


class Legal(Generic[Kind]):
    """What a seat may do now: its choices, their moves, and a check of any other move."""

    def __init__(self, choices: Sequence[Choice[Kind]], allows: Callable[[Kind], bool]) -> None:
        """Keep the choices, and the referee's check of a move."""
        self._choices = choices
        self._allows = allows

    @cached_property
    def choices(self) -> tuple[Choice[Kind], ...]:
        """Return the choices that hold any move: an empty one would be a dead end."""
        return possible(self._choices)

    def __contains__(self, move: Kind) -> bool:
        """Say whether the referee would take this move."""
        return self._allows(move)

    def __iter__(self) -> Iterator[Kind]:
        """Go through the moves that are due and can be listed: all without a text to type."""
        for choice in self.choices:
            if choice.group == DUE and not choice.typed:
                yield from choice.listed

    @property
    def waiting(self) -> Waiting[Kind]:
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
class Due(Generic[Kind]):
    """Who must act now, and example moves that show how to write it."""

    seat: Seat = ""  # empty where the game is over
    examples: tuple[Kind, ...] = ()
    entry: str = ""  # the entry about this moment; else those of the examples
    players: tuple[str, ...] = ()  # whose turn it is, where no choice names them

    @property
    def entries(self) -> tuple[str, ...]:
        """Return the ids of the rulebook's entries that explain this moment."""
        return (self.entry,) if self.entry else tuple(each.entry for each in self.examples)


@dataclass(frozen=True)
class OptionField:
    """A field of the form for a new table: the name of its option, and the values it can have."""

    name: str
    values: tuple[str, ...] = ()  # to choose from, the first is proposed; empty: it is typed
    many: bool = False  # whether it holds several names, with a blank between them
    optional: bool = False
    file: bool = False  # whether it is the text of a file, such as a board


@dataclass(frozen=True)
class Rules(Generic[State, Kind, View]):
    """The referee of a game: what may be done, what follows from it, and what each seat may see."""

    complete: Callable[[Options], Options]  # fills in what was left open, or refuses an option
    start: Callable[[Options], State]
    seats: Callable[[State], tuple[Seat, ...]]  # who can act or look; PUBLIC comes first
    legal: Callable[[State, Seat], Legal[Kind]]
    apply: Callable[[State, Kind], State]
    due: Callable[[State], Due[Kind]]
    outcome: Callable[[State], Outcome | None]
    view: Callable[[State, Seat], View]  # what the seat may know, as the game's own type
    giver: Callable[[State, Kind], Seat]
    undoable: Callable[[State, Kind], bool]  # whether it can be taken back: nobody heard or saw it
    stamp: Callable[[State], str]  # the hour or round, with two or more characters
    # The move that accepts a move which broke a rule on the board, if the game allows that.
    happened: Callable[[State, Kind], Kind | None] | None = None
    # Raises `Undecided` before a move that the referee takes, but that one ruling would forbid.
    ask_first: Callable[[State, Kind], None] = nothing_asked
    ruled: Callable[[str, str], Kind] | None = None  # records a decision about a rule
    remarked: Callable[[str], Kind] | None = None  # writes a remark
    # Public plain data for the list of tables; `setup` or `moment` is shown instead of the round.
    listed: Callable[[State], Mapping[str, Any]] | None = None
    unchecked: Callable[[View], Sequence[str]] = none_left  # rules the players must check
    let_stand: Callable[[View], Sequence[str]] = none_left  # rules that were broken, and it stands
    # A typed move as this table means it: names in its spelling.
    meant: Callable[[State, Kind], Kind] = as_said
    # What a new table adds to its options, and what a record without it means: a referee that
    # learnt to see more still judges older records as they were judged.
    since: Options = field(default_factory=dict)
    before: Options = field(default_factory=dict)

    def moment(self, state: State) -> tuple[str, ...]:
        """Return the entries of the rulebook that explain this moment, from what is public."""
        choices = self.legal(state, PUBLIC).choices
        due = (each.entry for each in choices if each.group == DUE)
        return tuple(filter(None, dict.fromkeys((*self.due(state).entries, *due))))


@dataclass(frozen=True)
class Words(Generic[Kind, View]):
    """What people read about a game, in their language; each text is made when it is shown."""

    title: Callable[[], str]
    option: Callable[[str, str], str]  # the name of an option or of one of its values
    due: Callable[[View], str]  # one sentence: what everybody waits for
    won: Callable[[Outcome], str]  # a few words: who has won
    sentence: Callable[[Kind, View], str]  # a move as a sentence; the view is the one before it
    row: Callable[[Kind, View, int], str]  # the same in at most so many characters
    announce: Callable[[Kind, View], Announcement | None]
    kind: Callable[[type[Kind], Fields, View], str]  # the row of a kind of move in a list
    value: Callable[[type[Kind], str, Any, View], str]  # the row of a value of a field
    prompt: Callable[[type[Kind], Fields, View], str]  # the question for the next field
    ruling: Callable[[str, str], str]  # a choice at a silent point, in words
    sheet: Callable[[View], Sheet]
    differences: Callable[[Options], tuple[str, ...]]  # where this box differs from the printed one
    seat: Callable[[Seat], SeatName] = plain_seat
    brings: Callable[[Kind, View], str] = nothing_said  # a hint about what a move leads to
    # The key of a value's row where it depends on the view; empty: the next free figure.
    key: Callable[[type[Kind], str, Any, View], str] = nothing_said
    # What a list shows instead of the hour or round, such as during the set-up.
    moment: Callable[[View], str] = nothing_said
    ended: Callable[[View], str] = nothing_said  # one sentence: how the game ended
    # The evening in figures; with the hidden seat's view after the end, it tells more.
    figures: Callable[[View], Sheet] = no_figures
    caution: Callable[[Kind, View], str] = nothing_said  # the warning before a move that `warns`
    doubt: Callable[[Kind, View], str] = nothing_said  # a question about an unlikely move
    # The names of which a typed one may be the beginning, the likeliest first.
    names: Callable[[View], Sequence[str]] = none_left
    steps: Callable[[View], tuple[Step, ...]] = no_steps  # the steps of this turn, in order
    compare: Callable[[], str] = nothing_said  # which real cards to compare at the end
    # Makes these words with another function that names rules; None: rules are named by their id.
    explained: "Callable[[Gist], Words[Kind, View]] | None" = None

    def explaining(self, gist: Gist) -> "Words[Kind, View]":
        """Return these words with rules named by their subject instead of their id."""
        return self.explained(gist) if self.explained else self


@dataclass(frozen=True)
class Notes(Generic[State, View]):
    """Private notes of seats, each in a vault of its own: nothing is sealed or proven."""

    seats: Callable[[State], tuple[Seat, ...]]  # who may keep notes
    spelling: Spelling[Any]
    choices: Callable[[State, Seat], tuple[Choice[Any], ...]]
    sentence: Callable[[Any, State], str]
    # What a seat's own notes add up to; each comes with the state in which it was written.
    sheet: Callable[[State, Seat, Sequence[tuple[State, Any]]], Sheet]
    asks: Callable[[State, Seat], str] = nothing_said  # asks what it just saw alone


@dataclass(frozen=True)
class Library(Generic[Kind]):
    """What players typed about the cards in their box; later tables begin with it."""

    joined: Callable[[str, str], str]  # two files as one; the first wins
    learnt: Callable[[Kind], str]  # what a move shows of the box, as such a file; often empty


@dataclass(frozen=True)
class Game(Generic[State, Kind, View]):
    """One game on the shelf, with all that the house needs of it."""

    name: str
    options: tuple[OptionField, ...]
    rules: Rules[State, Kind, View]
    notation: Spelling[Kind]
    words: Words[Kind, View]
    secrets: Secrets[State, Kind] | None = None
    notes: Notes[State, View] | None = None
    library: Library[Kind] | None = None
    players: Players = ANYBODY

    def need_new_players(self, options: Options) -> None:
        """Refuse a name of a new table's options that a line can begin with."""
        spellings = (self.notation, self.record)
        lines = (*spellings, self.notes.spelling) if self.notes else spellings
        begun = (self.hidden_seat.__eq__, *(spelling.begins for spelling in lines))
        self.players.need_new(options, lambda name: any(begins(name) for begins in begun))

    def read(self, spelling: Spelling[What], text: str) -> What:
        """Return the move of a typed line; if it is unlike all others, name the page of lines."""
        try:
            return spelling.parse(text)
        except Unlike:
            said = _("this is not a line of the game; see `companion notation {game}`")
            raise NotUnderstood(said.format(game=self.name)) from None

    @property
    def filed(self) -> str:
        """Return the name of the option that holds the text of a file; empty where none does."""
        return next((option.name for option in self.options if option.file), "")

    @property
    def sealing(self) -> Secrets[State, Kind]:
        """Return the secrets of this game; refuse where nothing is sealed."""
        if self.secrets is None:
            raise NotUnderstood(_("nothing is sealed in this game"))
        return self.secrets

    @property
    def record(self) -> Spelling[Kind]:
        """Return the spelling of the public record, which hides secret moves."""
        return self.secrets.record if self.secrets else self.notation

    def veiled(self, move: Kind) -> Kind:
        """Return the part of a move that the others see."""
        return self.secrets.veil(move) if self.secrets else move

    @property
    def hidden_seat(self) -> Seat:
        """Return the seat that hides something from the others; empty where none does."""
        return self.secrets.seat if self.secrets else ""

    def sharers(self, state: State) -> tuple[str, ...]:
        """Return the players who have to say words, where anything is sealed."""
        return self.secrets.sharers(state) if self.secrets else ()

    def deal_due(self, before: State, after: State) -> bool:
        """Say whether the move between these states asked for a deal."""
        return self.secrets is not None and self.secrets.deal_due(before, after)
