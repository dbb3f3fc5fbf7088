"""One play of one game: the object that screens and commands talk to."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from companion import games
from companion.contract.announcement import Announcement
from companion.contract.game import AnyGame
from companion.contract.move import Due, Legal, Move
from companion.contract.player_names import PROGRAM, alone, names
from companion.contract.words import AnyWords
from companion.core import PUBLIC, NotUnderstood, Options, Outcome, Seat
from companion.locale import _
from companion.play.journal import Journal
from companion.play.moments import Moments, Result
from companion.play.options import possible
from companion.play.program import ProgramPlayer, its_own, player
from companion.play.proof import Proof
from companion.record.announced import announced
from companion.record.content import EVERY, NONE
from companion.record.course import Course, witnessed
from companion.record.fold import Played
from companion.record.levels import need_level
from companion.record.line import Line, of_move
from companion.record.retractable import before_any
from companion.seal import first, seals, share
from companion.seal.evidence import Evidence, EvidenceLine
from companion.text import gametext
from companion.untyped import GamesOwn

if TYPE_CHECKING:  # the database is not needed for a table that is not kept
    from companion.store.keys.pins import Attempt
    from companion.store.keys.vault import Vault
    from companion.store.notes import UnlockedNotes
    from companion.store.rows import TableRow
    from companion.store.stored_table import Opened, StoredTable
    from companion.store.tables import Tables

LONGEST = 5_000  # lines; evidence can hold a few more, for sheets and heads
NOTHING: Legal[Move] = Legal(())


class Table:
    """A table built from its lines: each move is refereed, saved, and only then applied."""

    def __init__(self, game: str, options: Options, kept: "StoredTable | None" = None) -> None:
        """Open a table for a game on the shelf; `kept` is the table on the disk."""
        self._game: AnyGame = games.take(game)
        self._options = options
        self._journal = Journal(self._game, options, kept)
        self._kept = kept
        self._moments = Moments()
        self.proof = Proof(self._journal, kept) if kept and self._game.secrets else None
        self.program: ProgramPlayer | None = player(self._journal, self.proof)
        if kept:
            self._journal.resume(kept)
        else:
            self._journal.begin(first.written(game, options))

    @property
    def curtained(self) -> Seat:
        """Return the seat whose side a person hides from the others; empty where nobody does."""
        return "" if self.options.get(PROGRAM) else self.hidden_seat

    @property
    def sealing(self) -> Proof:
        """Return the proof of this table; refuse where nothing is sealed."""
        if self.proof is None:
            raise NotUnderstood(_("nothing is sealed at this table"))
        return self.proof

    def read(self, text: str) -> GamesOwn:
        """Return the move that a typed line says, or refuse it with a reason."""
        return games.read(self._game.name, self._game.notation, text)

    def tidied(self, text: str) -> str:
        """Correct a line that was typed in a hurry."""
        return self._game.notation.tidied(text, names(self.options))

    @property
    def hidden_words(self) -> frozenset[str]:
        """Return the first words of lines that only a hidden seat types, or that are notes."""
        kinds = [each for each in self._game.notation.kinds if each.seat == self.curtained]
        noted = self._game.notes.spelling.kinds if self._game.notes else ()
        return frozenset(kind.text.split()[0] for kind in (*kinds, *noted))

    def meant(self, move: Move) -> GamesOwn:
        """Return a typed move as this table means it: with names in its spelling."""
        return self._game.rules.meant(self._journal.state, move)

    def play(self, seat: Seat, move: object) -> int:
        """Play a move of a seat and return its number; a refused move changes nothing."""
        giver = self._game.rules.giver(self._journal.state, move)
        if giver == self.hidden_seat != seat:
            if not self.curtained:
                raise its_own()
            raise NotUnderstood(
                _("only {holder} can give this line; type `{seat}` first").format(
                    holder=self.words.seat(giver), seat=giver
                )
            )
        if len(self._journal.lines) >= LONGEST:
            raise NotUnderstood(_("a table has at most {most} lines").format(most=LONGEST))
        if self.proof:
            self.proof.need_open()
        if self.read(self.typed(move)) != move:  # it could never be resumed
            raise NotUnderstood(_("this cannot be written as a line of the record"))
        played = self.course.tried(self._journal.next, move)
        said, clear = self._game.record.format(self._game.veiled(move)), self.typed(move)
        lines = [of_move(giver, said)]
        if self.proof:
            lines = self.proof.sealed(giver, said, played)
        self._journal.play(lines, clear if clear != said else "", played)
        return played.number

    @property
    def hidden_seat(self) -> Seat:
        """Return the seat that hides something from the others; empty where none does."""
        return self._game.hidden_seat

    @property
    def witnessed(self) -> Course:
        """Return the public course of the game, without secrets."""
        if not self._game.secrets:
            return self.course
        return witnessed(self._game, self._options, self.record)

    def undo(self) -> int:
        """Take the last move back by a new line, and return the number of that move."""
        if not self.retractable:
            raise NotUnderstood(_("nothing can be taken back: the last line was heard or shown"))
        last = self.course.played[-1]
        self._journal.take_back(last)
        return last.number

    @property
    def retractable(self) -> tuple[Played, ...]:
        """Return the moves that can be taken back, the last one first."""
        return tuple(reversed(self._journal.retractable.moves))

    @property
    def settled(self) -> Sequence[Line]:
        """Return the record without the lines at its end that can still be taken back.

        Nobody has heard those, so what the others can know does not rest on them.
        """
        return before_any(self._journal.retractable.moves, self.record)

    def evidence(self) -> Evidence:
        """Return the evidence that anybody may check; without secrets it is just the record."""
        if self._kept is None:
            raise NotUnderstood(_("only a saved table has evidence"))
        if self.proof:
            return self.proof.evidence()
        filed = self._options.get(self._game.filed, "")
        return Evidence(filed, tuple(map(EvidenceLine, self.record)))

    @property
    def course(self) -> Course:
        """Return the moves that count and the states between them, secrets included."""
        return self._journal.course

    @property
    def opened(self) -> bool:
        """Say whether the table was ended, after which nothing is secret."""
        return self.proof is not None and self.proof.opened

    @property
    def over(self) -> bool:
        """Say whether nothing can be played any more."""
        return self.opened or self.outcome is not None

    def legal(self, seat: Seat) -> Legal[Move]:
        """Return the choices and moves of a seat now."""
        if self.opened:
            return NOTHING
        rules, program, state = self._game.rules, self.program, self._journal.state
        work = partial(program.left_to, seat) if program else partial(rules.legal, state, seat)
        return self._once(f"legal {seat}", work, state)

    def lines(self, seat: Seat) -> tuple[str, ...]:
        """Return the lines that a seat may type now; those that wait for a decision come last."""
        legal = self.legal(seat)
        return tuple(map(self._game.notation.format, (*legal, *legal.waiting)))

    def view(self, seat: Seat) -> GamesOwn:
        """Return what a seat may know."""
        return self.seen(self._journal.state, seat)

    def seen(self, state: object, seat: Seat) -> GamesOwn:
        """Return what a seat knew at a state of this game."""
        return self._once(f"view {seat}", lambda: self._game.rules.view(state, seat), state)

    def foreseen(self, seat: Seat, move: Move) -> GamesOwn:
        """Return what a seat would know after a move, without playing it."""
        rules = self._game.rules
        return rules.view(rules.apply(self._journal.state, move), seat)

    @property
    def awaited(self) -> str:
        """Say what everybody waits for."""
        if self.opened and self.outcome is None:
            return _("the players stopped here; nothing is secret any more")
        said = self._game.words.due(self.view(PUBLIC))
        return f"{self.words_due} {said}" if self.words_due else said

    @property
    def words_due(self) -> str:
        """Say whose words the table waits for before more is sealed; empty where for none."""
        proof = self.proof
        if proof is None or not proof.share_due:
            return ""
        waits = proof.recast or proof.deal_due or self.due.seat == self.hidden_seat
        return share.asked(proof.share_due) if waits else ""

    @property
    def examples(self) -> tuple[str, ...]:
        """Return example lines for what comes next."""
        if self.words_due:
            return ("share",)
        stopped = self.opened and self.outcome is None
        return () if stopped else tuple(map(self._game.notation.format, self.due.examples))

    @property
    def announced(self) -> tuple[Announcement, ...]:
        """Return what was announced last, with what the players do because of it."""
        played, lines = self.course.played, self._journal.lines
        return announced(self._game, self.options, played, self._giver, self.seen, lines)

    def _giver(self, played: Played) -> Seat:
        """Return the seat that made a move."""
        return self._journal.lines[played.number - 1].seat

    @property
    def due(self) -> Due[Move]:
        """Return who has to act now, with example moves."""
        state = self._journal.state
        return self._once("due", lambda: self._game.rules.due(state), state)

    @property
    def moment(self) -> tuple[str, ...]:
        """Return the entries of the rulebook that explain this moment, from what is public."""
        state = self._journal.state
        if self.over:
            return ()
        return self._once("moment", lambda: self._game.rules.moment(state), state)

    def _once(self, what: str, work: Callable[[], Result], state: object) -> Result:
        """Return a value for a state, made by `work`; for the newest two it is worked out once."""
        self._moments.reach(self._journal.state)
        return self._moments.once(state, what, work)

    @property
    def dealt(self) -> GamesOwn:
        """Return the move by which the hidden seat takes what it was dealt, if that comes next."""
        return self._game.secrets.taken(self._journal.state) if self._game.secrets else None

    @property
    def outcome(self) -> Outcome | None:
        """Return how the game ended; None while it goes on."""
        return self._game.rules.outcome(self._journal.state)

    @property
    def words(self) -> AnyWords:
        """Return the texts of the game."""
        return self._game.words

    @property
    def record(self) -> tuple[Line, ...]:
        """Return the public lines of the record."""
        return tuple(self._journal.lines)

    @property
    def game(self) -> str:
        """Return the name of the game."""
        return self._game.name

    @property
    def begun(self) -> Options:
        """Return all options with which the game began, also the text of an edition."""
        return self._options

    @property
    def options(self) -> dict[str, str]:
        """Return the options that were typed, without the text of an edition."""
        return {key: value for key, value in self._options.items() if "\n" not in value}

    @property
    def moves(self) -> tuple[str, ...]:
        """Return the lines of the moves that count, secrets included."""
        return tuple(self.typed(played.move) for played in self.course.played)

    def typed(self, move: object) -> str:
        """Return the line of a move, secrets included."""
        return self._game.notation.format(move)

    def told(self, seat: Seat, since: int = 0) -> tuple[tuple[int, object], ...]:
        """Return the moves that count as a seat sees them, by their lines; `since` are left out."""
        clear, veiled = seat == self.hidden_seat or self.opened, self._game.veiled
        played = self.course.played[since:]
        return tuple((p.number, p.move if clear else veiled(p.move)) for p in played)

    @property
    def disclosed(self) -> tuple[Played, ...]:
        """Return the moves that count, in clear, with their states; none before all is revealed."""
        return tuple(self.course.played) if self.opened else ()

    def retold(self) -> Iterator[tuple[str, Move, object]]:
        """Go through an ended game: each move in clear, its hour, and the view after it."""
        if not self.opened:
            raise NotUnderstood(_("the game can be told again when everything is revealed"))
        for played in self.course.played:
            hour = self._game.rules.stamp(played.before)
            yield hour, played.move, self._game.rules.view(played.after, self.hidden_seat)

    @property
    def text(self) -> str:
        """Return the game text of the whole game, secrets included."""
        if self.hidden_seat and not (self.curtained or self.opened):
            raise its_own(_("what the program hides is told when everything is revealed"))
        return gametext.written(self.game, self.options, self.moves)

    @property
    def noting(self) -> tuple[Seat, ...]:
        """Return the seats that have notes at this table."""
        return self._kept.noting if self._kept else ()

    def notes(self, seat: Seat, pin: "str | Vault") -> "UnlockedNotes":
        """Open the private notes of a seat; the first time, the PIN is set."""
        kept = self._noting
        if isinstance(pin, str) and seat not in kept.noting:
            return kept.begin_notes(seat, pin)
        return kept.open_notes(seat, pin)

    def attempt_notes(self, seat: Seat) -> "Attempt":
        """Count a try at the PIN of a seat's notes."""
        return self._noting.attempt_notes(seat)

    @property
    def _noting(self) -> "StoredTable":
        """Return the table on the disk, which stores notes."""
        if self._kept is None:
            raise NotUnderstood(_("only a saved table has notes"))
        return self._kept

    def close(self) -> None:
        """Close the table and release its lock."""
        if self._kept is not None:
            self._kept.close()


def begin(
    tables: "Tables",
    name: str,
    game: str,
    options: Options,
    pin: str | None,
    proof: str = EVERY,
    help: str = "",
) -> Table:
    """Begin a kept table; the options are checked before anything is written.

    `proof` is the level of proof that it asks for, `help` how much of what can be known it shows.
    """
    found = games.take(game)
    need_level(found, proof)
    complete = {**found.rules.since, **possible(found, options)}
    proof = NONE if alone(complete) else proof  # nobody else says words or keeps a receipt

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
        if help and found.rules.helped:
            begun.play(PUBLIC, found.rules.helped(help))
    except BaseException:
        kept.close()
        raise
    return begun


def resume(tables: "Tables", row: "TableRow", pin: "str | Vault") -> Table:
    """Open a kept table again, with its PIN or with the vault that an attempt unlocked."""
    kept = tables.open(row, pin)
    try:
        return Table(row.game, row.options, kept)
    except BaseException:
        kept.close()
        raise
