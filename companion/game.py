"""What a game gives to the house: rules and words always, secrets or notes only where it has any.

Everything here is a value or a pure function. A screen, a prompt and a table know a game by this
alone; DESIGN of a new game starts with its moves, and each function below is said of them.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from companion.announcement import Announcement
from companion.core import PUBLIC, Chance, Fact, NotUnderstood, Options, Outcome, Seat
from companion.locale import _
from companion.notation import Field
from companion.nothing import none_left, nothing_said, nothing_taken
from companion.seat_name import SeatName, plain_seat

State = TypeVar("State")
View = TypeVar("View")
Kind = TypeVar("Kind", bound="Move")
Fields = Mapping[str, Any]
Gist = Callable[[str], str]  # what the rule with an id is about
Waiting = Mapping[Kind, str]  # moves, each with the id of the silent point to be decided first

DUE, FREE, CORRECTION = "due", "free", "correction"
Group = str  # one of these three


@dataclass(frozen=True)
class Move:
    """What a seat does: a small immutable value with one line of text.

    `text` declares the line, such as `{agent:agent} moves {way:walk}`: each field by its name and
    its sort in the game's notation. The rest says how the kind is shown in a list of choices.
    """

    text: ClassVar[str]
    example: ClassVar[str]
    entry: ClassVar[str] = ""  # the id of the rulebook's entry that it rests on, if there is one
    seat: ClassVar[Seat] = PUBLIC
    group: ClassVar[Group] = DUE
    key: ClassVar[str] = ""  # the key it always has; without one it gets the next that is free
    keys: ClassVar[Mapping[Any, str]] = {}  # of values that stand in the list
    late: ClassVar[int] = 0  # how far behind the others it stands; below nought: before them
    chosen_first: ClassVar[str] = ""  # the field that is chosen before the kind, such as who acts
    opened: ClassVar[bool] = False  # what it can be stands beside other kinds, without its own row
    whole: ClassVar[bool] = False  # each move of it is one row of the list, not a way of steps
    beside: ClassVar[int] = 0  # the same, where there are at most so many
    meant: ClassVar[bool] = False  # it is chosen by its name, also where nothing else is left
    spoken: ClassVar[bool] = False  # each of its places is chosen, also where only one is left
    named: ClassVar[str] = ""  # the field that somebody chooses, also where one value is left
    proposed: ClassVar[bool] = False  # whether Enter alone may take it
    alone: ClassVar[bool] = True  # the same, where nothing else can be chosen
    again: ClassVar[bool] = False  # whether another one is asked for behind it, until one leaves
    warns: ClassVar[bool] = False  # whether it is asked for twice, as it cannot be taken back
    admits: ClassVar[bool] = False  # whether somebody admits a mistake, of which a verdict tells


@dataclass(frozen=True)
class Choice(Generic[Kind]):
    """A kind of move that a seat may make now; its moves are worked out when it is opened."""

    kind: type[Kind]
    moves: Callable[[], Iterable[Kind]]
    fixed: Fields = field(default_factory=dict)  # what all of them share, such as who acts
    typed: tuple[str, ...] = ()  # fields that a person fills in as text; empty in the moves
    group: Group = ""  # that of its kind, unless it says another
    # Open chance, such as a die: the sitting may draw one of the moves, each as likely as another.
    # What is drawn stands in the move like all else, and nothing proves that chance chose it.
    drawn: bool = False
    entry: str = ""  # that of its kind, unless it says another
    # Moves that the referee takes once the players have decided a silent point, if they do so.
    waits: Callable[[], Waiting[Kind]] = dict

    def __post_init__(self) -> None:
        """Belong where the kind belongs, and rest on what it rests on, unless it says another."""
        object.__setattr__(self, "group", self.group or self.kind.group)
        object.__setattr__(self, "entry", self.entry or self.kind.entry)

    @cached_property
    def listed(self) -> tuple[Kind, ...]:
        """Give its moves, worked out once."""
        return tuple(self.moves())

    @cached_property
    def waiting(self) -> Waiting[Kind]:
        """Give the moves that wait for a decision, worked out once."""
        return self.waits()

    @cached_property
    def offered(self) -> tuple[Kind, ...]:
        """Give all that somebody may choose: who chooses what waits is asked for the decision."""
        return (*self.listed, *self.waiting)


class Legal(Generic[Kind]):
    """What a seat may do now: choices, the moves they hold, and the judge of any move."""

    def __init__(self, choices: Sequence[Choice[Kind]], allows: Callable[[Kind], bool]) -> None:
        """Keep the choices, and the referee that alone decides."""
        self.choices = tuple(choices)
        self._allows = allows

    def __contains__(self, move: Kind) -> bool:
        """Say whether the referee would take the move."""
        return self._allows(move)

    def __iter__(self) -> Iterator[Kind]:
        """Go through the moves that are due and can be listed: all without a text to be typed."""
        for choice in self.choices:
            if choice.group == DUE and not choice.typed:
                yield from choice.listed

    @property
    def waiting(self) -> Waiting[Kind]:
        """Give the moves that are due as soon as the players have decided a silent point."""
        due = (each for each in self.choices if each.group == DUE and not each.typed)
        return {move: rule for choice in due for move, rule in choice.waiting.items()}

    def __bool__(self) -> bool:
        """Say whether there is any move that can be listed."""
        return next(iter(self), None) is not None

    def __repr__(self) -> str:
        """Say how many kinds there are; which moves may be a secret."""
        return f"Legal({len(self.choices)} choices)"


@dataclass(frozen=True)
class Due(Generic[Kind]):
    """Who must do something now, and moves that show how it is written."""

    seat: Seat = ""  # nobody's, where the game is over
    examples: tuple[Kind, ...] = ()
    entry: str = ""  # what all of it is about, where the kinds of the examples tell less

    @property
    def entries(self) -> tuple[str, ...]:
        """Name the entries of the rulebook that this moment is about."""
        return (self.entry,) if self.entry else tuple(each.entry for each in self.examples)


@dataclass(frozen=True)
class Row:
    """One thing on a sheet: what it is, how it stands, and whether that matters now."""

    label: str
    value: str
    weight: int = 0  # 0 is quiet, 1 matters, 2 is what everybody asks for


@dataclass(frozen=True)
class Step:
    """Something that a turn asks for: what it is, the entry it rests on, and whether it is done."""

    said: str
    entry: str
    done: bool = False


@dataclass(frozen=True)
class Section:
    """Rows of a sheet that belong together."""

    title: str
    rows: tuple[Row, ...]
    own: bool = False  # whether only the seat of the view knows it
    short: bool = False  # whether its rows can stand side by side
    revealed: str = ""  # its title where others read it; without one it is of use to its seat alone


@dataclass(frozen=True)
class Sheet:
    """A view in words: one headline, and sections of rows."""

    headline: str
    sections: tuple[Section, ...] = ()


def no_figures(*_any: Any) -> Sheet:
    """Count nothing."""
    return Sheet("")


def no_steps(*_any: Any) -> tuple[Step, ...]:
    """Ask for nothing."""
    return ()


@dataclass(frozen=True)
class OptionField:
    """A field of a new table: what it is called in the first line, and what it can be."""

    name: str
    values: tuple[str, ...] = ()  # the choices, the first one proposed; none: it is typed
    many: bool = False  # several names, one blank between them
    optional: bool = False
    file: bool = False  # the text of a file, such as a board; it stands below the first line


class Spelling(Protocol[Kind]):
    """Lines of text for moves, both ways."""

    @property
    def kinds(self) -> tuple[type[Kind], ...]:
        """Give all kinds of moves that have a line here."""

    def tidied(self, line: str, names: Iterable[str] = ()) -> str:
        """Set right a line that was typed in a hurry; players may be named in it."""

    def parse(self, line: str) -> Kind:
        """Read a line, or say why it is none."""

    def format(self, move: Kind) -> str:
        """Write a move as its one line."""

    def fields(self, kind: type[Kind]) -> Mapping[str, Field]:
        """Give the fields of a kind of move, in the order of its line."""


@dataclass(frozen=True)
class Rules(Generic[State, Kind, View]):
    """The referee of a game."""

    complete: Callable[[Options], Options]  # options with what was left open filled in, or refused
    start: Callable[[Options], State]
    seats: Callable[[State], tuple[Seat, ...]]  # who acts or looks; `public` is always the first
    legal: Callable[[State, Seat], Legal[Kind]]
    apply: Callable[[State, Kind], State]
    due: Callable[[State], Due[Kind]]
    outcome: Callable[[State], Outcome | None]
    view: Callable[[State, Seat], View]  # the game's own frozen type
    giver: Callable[[State, Kind], Seat]
    undoable: Callable[[State, Kind], bool]  # false once a move was heard or shown
    stamp: Callable[[State], str]  # the hour or round, as two or more characters
    # The move that lets stand what was done against a rule, if the game has one for it.
    happened: Callable[[State, Kind], Kind | None] | None = None
    # The move by which the players decide a silent point, by its rule and one of its choices.
    ruled: Callable[[str, str], Kind] | None = None
    # The move that lets words of the players stand in the record.
    remarked: Callable[[str], Kind] | None = None
    # What the list of tables keeps beside players, stamp and winners: public, and plain data. It
    # says `setup`, a step of the rulebook's set-up, or else `moment`, instead of the round.
    listed: Callable[[State], Mapping[str, Any]] | None = None
    # The rules that players had to check themselves as something is not entered, one each time.
    unchecked: Callable[[View], Sequence[str]] = none_left

    def moment(self, state: State) -> tuple[str, ...]:
        """Name the entries of the rulebook that a moment is about, as everybody may know it."""
        choices = self.legal(state, PUBLIC).choices
        due = (each.entry for each in choices if each.group == DUE)
        return tuple(filter(None, dict.fromkeys((*self.due(state).entries, *due))))


@dataclass(frozen=True)
class Words(Generic[Kind, View]):
    """What people read of a game, in their language: all of it is made when it is shown."""

    title: Callable[[], str]
    option: Callable[[str, str], str]  # a field of a new table, or one of its values
    due: Callable[[View], str]  # what everybody waits for, as one sentence
    won: Callable[[Outcome], str]  # who has won, as a few words
    sentence: Callable[[Kind, View], str]  # a move; the view is that before it
    row: Callable[[Kind, View, int], str]  # the same in so many characters, where that can be
    announce: Callable[[Kind, View], Announcement | None]
    kind: Callable[[type[Kind], Fields, View], str]  # a choice in a list
    value: Callable[[type[Kind], str, Any, View], str]  # one value of a field
    prompt: Callable[[type[Kind], Fields, View], str]  # what is asked for next
    ruling: Callable[[str, str], str]  # a choice at a silent point
    sheet: Callable[[View], Sheet]
    differences: Callable[[Options], tuple[str, ...]]  # where the box is not the printed one
    seat: Callable[[Seat], SeatName] = plain_seat
    brings: Callable[[Kind, View], str] = nothing_said  # what is good to know before a move
    # The key of a value in a list, where it depends on the view; what has none gets a digit.
    key: Callable[[type[Kind], str, Any, View], str] = nothing_said
    # The moment of a line in a list, where its hour or round would mislead, as in the set-up.
    moment: Callable[[View], str] = nothing_said
    ended: Callable[[View], str] = nothing_said  # how the game came to its end, in a sentence
    # The evening in figures; the view of the hidden seat, once all is opened, tells more.
    figures: Callable[[View], Sheet] = no_figures
    caution: Callable[[Kind, View], str] = nothing_said  # what is said before one that warns
    steps: Callable[[View], tuple[Step, ...]] = no_steps  # of the turn, in their order
    compare: Callable[[], str] = nothing_said  # which real cards are compared at the end
    # The same words where a function says in few words what a rule is about; else its id does.
    explained: "Callable[[Gist], Words[Kind, View]] | None" = None

    def explaining(self, gist: Gist) -> "Words[Kind, View]":
        """Give these words, naming rules by what they are about."""
        return self.explained(gist) if self.explained else self


@dataclass(frozen=True)
class Deals(Generic[State]):
    """What the program deals itself: when that is asked for, and what comes of chance."""

    due: Callable[[State, State], bool]
    dealt: Callable[[State, Chance], State]
    # The move by which the hidden seat takes what was dealt to it, where that comes next.
    taken: Callable[[State], Any] = nothing_taken


@dataclass(frozen=True)
class Secrets(Generic[State, Kind]):
    """One seat hides moves that are sealed; the states of `unseen` are those of a witness."""

    seat: Seat
    veil: Callable[[Kind], Kind]  # what the others see of a move
    record: Spelling[Kind]  # the lines of the record, where what is hidden wears its veil
    facts: Callable[[State, Kind], tuple[Fact, ...]]  # what a hidden move brings into being
    labels: Callable[[State, Kind], tuple[str, ...]]
    places: tuple[str, ...]  # of the sheet
    sheet: Callable[[State], tuple[int, ...]]
    sheet_due: Callable[[State, State], str]
    unseen: Callable[[State], State]
    sharers: Callable[[State], tuple[str, ...]]  # the players who give the share
    claims: Callable[[Kind], bool]
    opened: Callable[[State, Kind], tuple[Fact, ...]]
    rests: Callable[[State, Kind], tuple[str, ...]]
    doubts: Callable[[Sequence[tuple[State, Kind]]], Iterator[tuple[int, str]]]
    own: Callable[[Any], Any]  # what of its view the seat alone knows
    deals: Deals[State] | None = None
    # Whether a receipt is due at a sheet also where the table asks for them at red hours only; a
    # game that does not say so has no such hours.
    red_hour: Callable[[State, State], bool] | None = None

    def is_red(self, before: State, after: State) -> bool:
        """Say whether a move leads through a red hour."""
        return self.red_hour is not None and self.red_hour(before, after)

    def deal_due(self, before: State, after: State) -> bool:
        """Say whether a move has just asked for a deal."""
        return self.deals is not None and self.deals.due(before, after)

    def dealt(self, state: State, chance: Chance) -> State:
        """Give the state behind a deal."""
        return self.deals.dealt(state, chance) if self.deals else state

    def taken(self, state: State) -> Any:
        """Give the move that takes what was dealt, where that comes next."""
        return self.deals.taken(state) if self.deals else None


@dataclass(frozen=True)
class Notes(Generic[State, View]):
    """Seats keep private notes, each in a vault of its own: nothing sealed, nothing to verify."""

    seats: Callable[[State], tuple[Seat, ...]]  # who may keep notes
    spelling: Spelling[Any]
    choices: Callable[[State, Seat], tuple[Choice[Any], ...]]
    sentence: Callable[[Any, State], str]
    # A seat's view of its own notes, each with the state it was written in; those that rest on a
    # line which was taken back are left out before.
    sheet: Callable[[State, Seat, Sequence[tuple[State, Any]]], Sheet]
    # What a seat is asked that has just seen something alone; nothing where it has not.
    asks: Callable[[State, Seat], str] = nothing_said


@dataclass(frozen=True)
class Library(Generic[Kind]):
    """The file of a game grows from table to table: what a box shows is typed once.

    Such a file begins later tables, which keep it as it was then.
    """

    joined: Callable[[str, str], str]  # one file of two; what the first says stands
    learnt: Callable[[Kind], str]  # what a move shows of the box, as such a file; often nothing


@dataclass(frozen=True)
class Game(Generic[State, Kind, View]):
    """One game of the shelf."""

    name: str
    options: tuple[OptionField, ...]
    rules: Rules[State, Kind, View]
    notation: Spelling[Kind]
    words: Words[Kind, View]
    secrets: Secrets[State, Kind] | None = None
    notes: Notes[State, View] | None = None
    library: Library[Kind] | None = None

    @property
    def filed(self) -> str:
        """Name the option that stands for the text of a file; nothing where none does."""
        return next((option.name for option in self.options if option.file), "")

    @property
    def sealing(self) -> Secrets[State, Kind]:
        """Give its secrets; refuse where it has none what only they make possible."""
        if self.secrets is None:
            raise NotUnderstood(_("nothing is sealed in this game"))
        return self.secrets

    @property
    def record(self) -> Spelling[Kind]:
        """Give the lines that everybody may read."""
        return self.secrets.record if self.secrets else self.notation

    def veiled(self, move: Kind) -> Kind:
        """Give what the others see of a move."""
        return self.secrets.veil(move) if self.secrets else move

    @property
    def hidden_seat(self) -> Seat:
        """Name the seat that hides something from the others; nothing where none does."""
        return self.secrets.seat if self.secrets else ""

    def sharers(self, state: State) -> tuple[str, ...]:
        """Name the players who give a share, where anything is sealed."""
        return self.secrets.sharers(state) if self.secrets else ()

    def deal_due(self, before: State, after: State) -> bool:
        """Say whether a move has just asked for a deal."""
        return self.secrets is not None and self.secrets.deal_due(before, after)
