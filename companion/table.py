"""One play of one game: the object that screens and commands talk to."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

from companion import games, gametext
from companion.announcement import Announcement
from companion.core import PUBLIC, NotUnderstood, Options, Outcome, Seat
from companion.game import Due, Game, Legal, Words
from companion.journal import Journal
from companion.locale import _
from companion.proof import Proof
from companion.record.announced import announced
from companion.record.content import EVERY
from companion.record.course import Course, witnessed
from companion.record.fold import Played
from companion.record.levels import need_level
from companion.record.line import Line
from companion.seal import first, seals, share
from companion.seal.evidence import Entry, Evidence

if TYPE_CHECKING:  # a table that is not kept needs no database
    from companion.store.kept import Kept, Opened
    from companion.store.notes import Notes
    from companion.store.pins import Attempt
    from companion.store.rows import Row
    from companion.store.tables import Tables
    from companion.store.vault import Vault

LONGEST = 5_000  # lines; what evidence can hold is a few more, for sheets and heads
Result = TypeVar("Result")
NOTHING: Legal[Any] = Legal((), lambda _move: False)


class Table:
    """A fold over its lines: every move is refereed, written down, and only then believed."""

    def __init__(self, game: str, options: Options, kept: "Kept | None" = None) -> None:
        """Open a table for a game of the shelf; with `kept`, one that lies on the disk."""
        self._game: Game[Any, Any, Any] = games.take(game)
        self._options = options
        self._journal = Journal(self._game, options, kept)
        self._kept = kept
        self._moment: Any = None  # where the game stood when the following was worked out
        self._worked_out: dict[str, Any] = {}
        self.proof = Proof(self._journal, kept) if kept and self._game.secrets else None
        if kept:
            self._journal.resume(kept)
        else:
            self._journal.begin(first.written(game, options))

    @property
    def sealing(self) -> Proof:
        """Give what seals and signs; refuse where nothing is sealed."""
        if self.proof is None:
            raise NotUnderstood(_("nothing is sealed at this table"))
        return self.proof

    def read(self, text: str) -> Any:
        """Read a move as it is typed, or say why it is none."""
        return self._game.notation.parse(text)

    def tidied(self, text: str) -> str:
        """Set right what was typed in a hurry."""
        return self._game.notation.tidied(text, self.options.get("players", "").split())

    @property
    def hidden_words(self) -> frozenset[str]:
        """Give the words with which lines begin that only a hidden seat gives, or notes."""
        kinds = [each for each in self._game.notation.kinds if each.seat == self.hidden_seat]
        noted = self._game.notes.spelling.kinds if self._game.notes else ()
        return frozenset(kind.text.split()[0] for kind in (*kinds, *noted))

    def play(self, seat: Seat, move: Any) -> int:
        """Take a move from a seat, and give its number; or refuse it and change nothing."""
        giver = self._game.rules.giver(self._journal.state, move)
        if giver == self.hidden_seat != seat:
            raise NotUnderstood(
                _("only {holder} can give this line; type `{seat}` first").format(
                    holder=self.words.seat(giver), seat=giver
                )
            )
        if len(self._journal.lines) >= LONGEST:
            raise NotUnderstood(_("a table has at most {most} lines").format(most=LONGEST))
        if self.proof:
            self.proof.need_open()
        if self.read(self.typed(move)) != move:  # a line that cannot be read would end the table
            raise NotUnderstood(_("this cannot be written as a line of the record"))
        played = self.course.tried(self._journal.next, move)
        said, clear = self._game.record.format(self._game.veiled(move)), self.typed(move)
        lines = [Line(giver, said)]
        if self.proof:
            lines = self.proof.sealed(giver, said, played)
        self._journal.play(lines, clear if clear != said else "", played)
        return played.number

    @property
    def hidden_seat(self) -> Seat:
        """Name the seat that hides something from the others, if the game has one."""
        return self._game.hidden_seat

    @property
    def witnessed(self) -> Course:
        """Give the course as everybody follows it, which hides nothing."""
        if not self._game.secrets:
            return self.course
        return witnessed(self._game, self._options, self.record)

    def undo(self) -> int:
        """Take the last line back, by a line of its own; give the number of the one taken back."""
        if not self.retractable:
            raise NotUnderstood(_("nothing can be taken back: the last line was heard or shown"))
        last = self.course.played[-1]
        self._journal.take_back(last)
        return last.number

    @property
    def retractable(self) -> tuple[Played, ...]:
        """Give the moves that can be taken back, the last one first."""
        return tuple(reversed(self._journal.retractable.moves))

    def evidence(self) -> Evidence:
        """Gather what anybody may check; where nothing is sealed that is the record alone."""
        if self._kept is None:
            raise NotUnderstood(_("only a saved table has evidence"))
        if self.proof:
            return self.proof.evidence()
        return Evidence(self._options.get(self._game.filed, ""), tuple(map(Entry, self.record)))

    @property
    def course(self) -> Course:
        """Give the moves that count and the states between them; until the end they hide things."""
        return self._journal.course

    @property
    def opened(self) -> bool:
        """Say whether the table was ended, so that nothing is secret any more."""
        return self.proof is not None and self.proof.opened

    @property
    def over(self) -> bool:
        """Say whether nothing is played any more."""
        return self.opened or self.outcome is not None

    def legal(self, seat: Seat) -> Legal[Any]:
        """View the lines that a seat may give now."""
        if self.opened:
            return NOTHING
        work = self._game.rules.legal
        return self._once(f"legal {seat}", lambda: work(self._journal.state, seat))

    def lines(self, seat: Seat) -> tuple[str, ...]:
        """List the lines that a seat may give now, as they are typed; last those that wait."""
        legal = self.legal(seat)
        return tuple(map(self._game.notation.format, (*legal, *legal.waiting)))

    def view(self, seat: Seat) -> Any:
        """Show what a seat may know."""
        return self._game.rules.view(self._journal.state, seat)

    def foreseen(self, seat: Seat, move: Any) -> Any:
        """Show what a seat would know after a move, without playing it."""
        rules = self._game.rules
        return rules.view(rules.apply(self._journal.state, move), seat)

    @property
    def awaited(self) -> str:
        """Say in public what comes next."""
        if self.opened and self.outcome is None:
            return _("the players stopped here; nothing is secret any more")
        said = self._game.words.due(self.view(PUBLIC))
        return f"{self.words_due} {said}" if self.words_due else said

    @property
    def words_due(self) -> str:
        """Say whose words the table waits for before anything more is sealed, if for any."""
        proof = self.proof
        if proof is None or not proof.share_due:
            return ""
        waits = proof.recast or proof.deal_due or self.due.seat == self.hidden_seat
        return share.asked(proof.share_due) if waits else ""

    @property
    def examples(self) -> tuple[str, ...]:
        """Give lines that can be typed for what comes next."""
        if self.words_due:
            return ("share",)
        stopped = self.opened and self.outcome is None
        return () if stopped else tuple(map(self._game.notation.format, self.due.examples))

    @property
    def announced(self) -> tuple[Announcement, ...]:
        """Give what everybody heard last, and what hands do because of it."""
        return announced(self._game, self.course.played, self._giver, self._journal.lines)

    def _giver(self, played: Played) -> Seat:
        """Say who gave a move."""
        return self._journal.lines[played.number - 1].seat

    @property
    def due(self) -> Due[Any]:
        """Give who must do something now, and how it is written."""
        return self._once("due", lambda: self._game.rules.due(self._journal.state))

    @property
    def moment(self) -> tuple[str, ...]:
        """Name the entries of the rulebook that this moment is about, as everybody may know it."""
        state = self._journal.state
        return () if self.over else self._once("moment", lambda: self._game.rules.moment(state))

    def _once(self, what: str, work: Callable[[], Result]) -> Result:
        """Work something out once for how the game stands now."""
        if self._moment is not self._journal.state:
            self._moment, self._worked_out = self._journal.state, {}
        if what not in self._worked_out:
            self._worked_out[what] = work()
        found: Result = self._worked_out[what]
        return found

    @property
    def dealt(self) -> Any:
        """Give the move by which the hidden seat takes what was dealt, where that comes next."""
        return self._game.secrets.taken(self._journal.state) if self._game.secrets else None

    @property
    def outcome(self) -> Outcome | None:
        """Say how the game ended, if it has."""
        return self._game.rules.outcome(self._journal.state)

    @property
    def words(self) -> Words[Any, Any]:
        """Give what people read of the game."""
        return self._game.words

    @property
    def record(self) -> tuple[Line, ...]:
        """Give the lines that anybody may read."""
        return tuple(self._journal.lines)

    @property
    def game(self) -> str:
        """Name the game."""
        return self._game.name

    @property
    def options(self) -> dict[str, str]:
        """Give the options that a person types; the printed board has a file of its own."""
        return {key: value for key, value in self._options.items() if "\n" not in value}

    @property
    def moves(self) -> tuple[str, ...]:
        """Give the moves that count, in clear; they are for the keeper until the end."""
        return tuple(self.typed(played.move) for played in self.course.played)

    def typed(self, move: Any) -> str:
        """Write a move in clear, as it is typed."""
        return self._game.notation.format(move)

    def told(self, seat: Seat) -> tuple[tuple[int, Any], ...]:
        """Give the moves that count, as a seat sees them, with their numbers in the record."""
        clear, veiled = seat == self.hidden_seat or self.opened, self._game.veiled
        played = self.course.played
        return tuple((p.number, p.move if clear else veiled(p.move)) for p in played)

    def retold(self) -> Iterator[tuple[str, Any, Any]]:
        """Tell an ended game again: each move in clear with its hour, and how all lay behind it."""
        if not self.opened:
            raise NotUnderstood(_("the game can be told again when everything is revealed"))
        for played in self.course.played:
            hour = self._game.rules.stamp(played.before)
            yield hour, played.move, self._game.rules.view(played.after, self.hidden_seat)

    @property
    def text(self) -> str:
        """Write the whole game in clear; this is for the keeper until the end."""
        return gametext.written(self.game, self.options, self.moves)

    @property
    def noting(self) -> tuple[Seat, ...]:
        """Name the seats that keep notes of their own here."""
        return self._kept.noting if self._kept else ()

    def notes(self, seat: Seat, pin: "str | Vault") -> "Notes":
        """Open what a seat notes for itself alone; the first time, a PIN becomes its own."""
        kept = self._noting
        if isinstance(pin, str) and seat not in kept.noting:
            return kept.begin_notes(seat, pin)
        return kept.open_notes(seat, pin)

    def attempt_notes(self, seat: Seat) -> "Attempt":
        """Count a try at the PIN of a seat's notes."""
        return self._noting.attempt_notes(seat)

    @property
    def _noting(self) -> "Kept":
        """Give what keeps notes."""
        if self._kept is None:
            raise NotUnderstood(_("only a saved table has notes"))
        return self._kept

    def close(self) -> None:
        """Let the table go."""
        if self._kept is not None:
            self._kept.close()


def begin(
    tables: "Tables",
    name: str,
    game: str,
    options: Options,
    pin: str | None,
    proof: str = EVERY,
) -> Table:
    """Begin a table that is kept; its options must be possible before anything is written.

    `proof` is how much of it the table asks for, where its game seals anything.
    """
    found = games.take(game)
    need_level(found, proof)
    complete = found.rules.complete(options)
    Table(game, complete)

    def committing(opened: "Opened") -> str:
        commits = {}
        if opened.vault:
            commits = seals.committed(opened.table, opened.seed, opened.signing)
        return str(first.written(game, complete, **commits))

    kept = tables.create(name, game, complete, pin, committing, found.hidden_seat)
    try:
        begun = Table(game, complete, kept)
        if begun.proof:
            begun.proof.ask_for(proof)
    except BaseException:
        kept.close()
        raise
    return begun


def resume(tables: "Tables", row: "Row", pin: "str | Vault") -> Table:
    """Take a kept table up again, with its PIN or with what an attempt has unlocked."""
    kept = tables.open(row, pin)
    try:
        return Table(row.game, row.options, kept)
    except BaseException:
        kept.close()
        raise
