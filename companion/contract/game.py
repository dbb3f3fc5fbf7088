"""What a game gives to the house: rules, notation and words; secrets or notes where it has any."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, ClassVar, Generic, Self, TypeAlias, TypeVar

from companion.contract.announcement import Announcement
from companion.contract.move import DUE, Choice, Due, Fields, Kind, Legal, Move
from companion.contract.player_names import ANYBODY, Players
from companion.contract.program_seats import ProgramSeats
from companion.contract.seat_name import SeatName, plain_hour, plain_seat
from companion.contract.secrets import Secrets
from companion.contract.sheet import Sheet, TurnStep
from companion.core import PUBLIC, Illegal, NotUnderstood, Options, Outcome, Seat, Unlike
from companion.locale import _
from companion.text.notation import Spelling
from companion.untyped import GamesOwn, Value

State = TypeVar("State")
View = TypeVar("View")
Note = TypeVar("Note", bound=Move)
What = TypeVar("What", bound=Move)  # whatever a line says, such as a note
Gist = Callable[[str], str]  # says what the rule with this id is about


@dataclass(frozen=True)
class OptionField:
    """A field of the form for a new table: the name of its option, and the values it can have."""

    name: str
    values: tuple[str, ...] = ()  # to choose from, the first is proposed; empty: it is typed
    many: bool = False  # whether it holds several names, with a blank between them
    optional: bool = False
    file: bool = False  # whether it is the text of a file, such as a board
    by_language: Mapping[str, str] = field(default_factory=dict)  # proposed to who reads it


class Rules(Generic[State, Kind, View]):
    """The referee of a game; what stands here holds for games that do not say otherwise."""

    ruled: Callable[[str, str], Kind] | None = None  # records a decision about a rule
    remarked: Callable[[str], Kind] | None = None  # writes a remark
    helped: Callable[[str], Kind] | None = None  # shows so much of what can be known
    helped_by_all: Callable[[str], Kind] | None = None  # the same, agreed by all players
    # What a new table adds to its options, and what a record without it means: a referee that
    # learnt to see more still judges older records as they were judged.
    since: ClassVar[Options] = {}
    before: ClassVar[Options] = {}
    after_end: ClassVar[bool] = False  # whether anything can be done then, such as a correction

    def complete(self, options: Options, /) -> Options:
        """Fill in what was left open, or refuse an option."""
        return options

    def start(self, options: Options, /) -> State:
        """Return the state in which a game with these options begins."""
        raise NotImplementedError

    def seats(self, state: State, /) -> tuple[Seat, ...]:
        """Return who can act or look; the public seat comes first."""
        return (PUBLIC,)

    def choices(self, state: State, seat: Seat, /) -> Iterable[Choice[Kind]]:
        """Go through what a seat may do: one of `seats`, and after the end only by `after_end`."""
        raise NotImplementedError

    def legal(self, state: State, seat: Seat, /) -> Legal[Kind]:
        """Return what a seat may do now."""
        may = seat in self.seats(state) and (self.after_end or not self.outcome(state))
        return Legal(tuple(self.choices(state, seat)) if may else ())

    def allows(self, state: State, move: Kind, /) -> bool:
        """Say whether the referee takes a move."""
        try:
            self.apply(state, move)
        except (Illegal, NotUnderstood):
            return False
        return True

    def apply(self, state: State, move: Kind, /) -> State:
        """Return the state after a move, or refuse it by a rule."""
        raise NotImplementedError

    def ask_first(self, state: State, move: Kind, /) -> None:
        """Raise `Undecided` before a lawful move that one ruling would forbid."""

    def due(self, state: State, /) -> Due[Kind]:
        """Return who must act now: the first seat that has something to do."""
        if self.outcome(state):
            return Due()
        for seat in self.seats(state):
            due = (each for each in self.choices(state, seat) if each.group == DUE)
            if first := next((each for each in due if each.offered), None):
                return Due(seat, tuple(islice(first.offered, 3)))
        return Due()

    def outcome(self, state: State, /) -> Outcome | None:
        """Return how the game ended; None while it goes on."""
        return None

    def view(self, state: State, seat: Seat, /) -> View:
        """Return what a seat may know, as the game's own type."""
        raise NotImplementedError

    def giver(self, state: State, move: Kind, /) -> Seat:
        """Return the seat that makes a move."""
        return move.seat

    def undoable(self, state: State, move: Kind, /) -> bool:
        """Say whether a move can be taken back, as nobody heard or saw it."""
        return True

    def stamp(self, state: State, /) -> str:
        """Return the hour or round, with two or more characters."""
        raise NotImplementedError

    def turn(self, state: State, /) -> object:
        """Return which turn it is; while it lasts, no key of a list means anything else."""
        return self.stamp(state), self.due(state).acting

    def happened(self, state: State, move: Kind, /) -> Kind | None:
        """Return the move that accepts one which broke a rule on the board, if that is allowed."""
        return None

    def listed(self, state: State, /) -> Mapping[str, object]:
        """Return public plain data for the list; `setup` or `moment` stand there for the round."""
        return {}

    def unchecked(self, view: View, /) -> Sequence[str]:
        """Return the rules that the players must check themselves."""
        return ()

    def let_stand(self, view: View, /) -> Sequence[str]:
        """Return the rules that were broken at the table, and it stands."""
        return ()

    def meant(self, state: State, move: Kind, /) -> Kind:
        """Return a typed move as this table means it: names in its spelling."""
        return move

    def moment(self, state: State, /) -> tuple[str, ...]:
        """Return the entries of the rulebook that explain this moment, from what is public."""
        due = (each.entry for each in self.legal(state, PUBLIC).choices if each.group == DUE)
        return tuple(filter(None, dict.fromkeys((*self.due(state).entries, *due))))


class Words(Generic[Kind, View]):
    """What people read about a game, in their language; each text is made when it is shown.

    The view beside a move is the one before it.
    """

    def __init__(self, gist: Gist = str) -> None:
        """Take a function that says what a rule is about; without one it is named by its id."""
        self.gist = gist

    def explaining(self, gist: Gist) -> Self:
        """Return these words with rules named by their subject."""
        return type(self)(gist)

    def title(self) -> str:
        """Return the name of the game."""
        raise NotImplementedError

    def option(self, name: str, value: str, /) -> str:
        """Return the name of an option, or of one of its values."""
        return value or name.capitalize()

    def due(self, view: View, /) -> str:
        """Say in one sentence what everybody waits for."""
        raise NotImplementedError

    def won(self, outcome: Outcome, /) -> str:
        """Say in a few words who has won."""
        raise NotImplementedError

    def sentence(self, move: Kind, view: View, /) -> str:
        """Say a move as a sentence."""
        raise NotImplementedError

    def row(self, move: Kind, view: View, room: int, /) -> str:
        """Say a move as a line of the log, which has room for so many characters, or is broken."""
        return self.sentence(move, view)

    def announce(self, move: Kind, view: View, /) -> Announcement | None:
        """Return what is said aloud with a move, if anything."""
        return None

    def kind(self, kind: type[Kind], fields: Fields, view: View, /) -> str:
        """Return the row of a kind of move in a list."""
        raise NotImplementedError

    def value(self, kind: type[Kind], name: str, value: Value, view: View, /) -> str:
        """Return the row of a value of a field."""
        return str(value)

    def key(self, kind: type[Kind], name: str, value: Value, view: View, /) -> str:
        """Return the key of a value's row where it depends on the view."""
        return ""

    def prompt(self, kind: type[Kind], fields: Fields, view: View, /) -> str:
        """Ask for the next field."""
        return self.kind(kind, fields, view)

    def ruling(self, rule: str, choice: str, /) -> str:
        """Return a choice at a silent point in words."""
        return choice

    def sheet(self, view: View, /) -> Sheet:
        """Return the table in words and figures."""
        raise NotImplementedError

    def differences(self, options: Options, /) -> tuple[str, ...]:
        """Say where this box differs from the printed one."""
        return ()

    def question(self, asked: Sequence[Kind], view: View, /) -> str:
        """Name a question that nobody has asked yet."""
        return " · ".join(self.sentence(move, view) for move in asked)

    def reply(self, answer: Kind, view: View, /) -> str:
        """Say an answer in few words, beside its question."""
        return self.sentence(answer, view)

    def held(self, sort: str, name: str, view: View, /) -> str:
        """Name a hidden card of a sort, as what can be known names both."""
        return name

    def seeker(self, name: str, /) -> str:
        """Name a figure that searches for the hidden seat."""
        return name

    def seat(self, seat: Seat, /) -> SeatName:
        """Return the name of a seat."""
        return plain_seat(seat)

    def hour(self, stamp: str, /) -> SeatName:
        """Return what an hour or round is called, by its stamp."""
        return plain_hour(stamp)

    def brings(self, move: Kind, view: View, /) -> str:
        """Return a hint about what a move leads to."""
        return ""

    def moment(self, view: View, /) -> str:
        """Return what a list shows instead of the hour or round, such as during the set-up."""
        return ""

    def ended(self, view: View, /) -> str:
        """Say in one sentence how the game ended."""
        return ""

    def figures(self, view: View, /) -> Sheet:
        """Return the evening in figures; the hidden seat's view tells more after the end."""
        return Sheet("")

    def caution(self, move: Kind, view: View, /) -> str:
        """Return the warning before a move that `warns`."""
        return ""

    def doubt(self, move: Kind, view: View, /) -> str:
        """Return a question about an unlikely move."""
        return ""

    def names(self, view: View, /) -> Sequence[str]:
        """Return the names of which a typed one may be the beginning, the likeliest first."""
        return ()

    def steps(self, view: View, /) -> tuple[TurnStep, ...]:
        """Return the steps of this turn, in order."""
        return ()

    def compare(self) -> str:
        """Say which real cards to compare at the end."""
        return ""


class Notes(Generic[State, Kind, Note]):
    """Private notes of seats, each in a vault of its own: nothing is sealed or proven."""

    spelling: Spelling[Note]

    def seats(self, state: State, /) -> tuple[Seat, ...]:
        """Return who may keep notes."""
        raise NotImplementedError

    def choices(self, state: State, seat: Seat, /) -> tuple[Choice[Note], ...]:
        """Return what a seat may note."""
        raise NotImplementedError

    def sentence(self, note: Note, state: State, /) -> str:
        """Say a note as a sentence."""
        raise NotImplementedError

    def sheet(self, state: State, seat: Seat, notes: Sequence[tuple[State, Note]], /) -> Sheet:
        """Return what a seat's notes add up to; each comes with the state it was written in."""
        raise NotImplementedError

    def asks(self, state: State, seat: Seat, /) -> str:
        """Ask a seat what it just saw alone."""
        return ""

    def looked(self, state: State, move: Kind, /) -> "SeenAlone | None":
        """Return what a seat alone has seen by a move; the state is the one behind it."""
        return None

    def turn(self, state: State, seat: Seat, /) -> object:
        """Return which turn of a seat it is; None in that of another."""
        return None


@dataclass(frozen=True, repr=False)
class SeenAlone:
    """What a seat alone has just seen: a question, and the notes that answer it."""

    seat: Seat
    question: str
    answers: tuple[Move, ...]


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
    notes: Notes[State, Kind, GamesOwn] | None = None
    library: Library[Kind] | None = None
    players: Players = ANYBODY
    program: ProgramSeats[Kind, View] | None = None  # the levels at which the program plays
    first_version: "Game[State, Kind, View] | None" = None  # as that had it, if otherwise

    def need_new_players(self, options: Options) -> None:
        """Refuse a name of a new table's options that a line can begin with."""
        noted = (self.notes.spelling.begins,) if self.notes else ()
        begun = (self.hidden_seat.__eq__, self.notation.begins, self.record.begins, *noted)
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


# The house hands the states, moves and views of a game on without looking into them, and takes
# games of all types. Python has no name for "of some types", so these say `Any`, and nothing else.
AnyGame: TypeAlias = Game[Any, Any, Any]
AnyWords: TypeAlias = Words[Any, Any]
AnyNotes: TypeAlias = Notes[Any, Any, Any]
AnySecrets: TypeAlias = Secrets[Any, Any]
