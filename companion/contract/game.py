"""What a game gives to the house: rules, notation and words; secrets or notes where it has any."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from companion.contract.move import DUE, Choice, Due, Kind, Legal, Move
from companion.contract.option_field import OptionField
from companion.contract.player_names import ANYBODY, Players
from companion.contract.program_seats import ProgramSeats
from companion.contract.secrets import Secrets
from companion.contract.sheet import Sheet
from companion.contract.words import Words
from companion.core import PUBLIC, Illegal, NotUnderstood, Options, Outcome, Seat
from companion.locale import _
from companion.text.notation import Spelling
from companion.untyped import GamesOwn

State = TypeVar("State")
View = TypeVar("View")
Note = TypeVar("Note", bound=Move)
What = TypeVar("What", bound=Move)  # whatever a line says, such as a note


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

    def comes(self, state: State, kind: type[Kind], seat: Seat, /) -> bool:
        """Say whether a seat can make such moves in this turn, so that their key is kept free."""
        return kind.seat == seat

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
AnyNotes: TypeAlias = Notes[Any, Any, Any]
AnySecrets: TypeAlias = Secrets[Any, Any]
