"""One evening at one table, for the app and the prompt."""

import secrets
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cached_property, partial
from itertools import takewhile
from typing import TypeVar

from companion import games
from companion.contract.game import AnyNotes, SeenAlone
from companion.contract.move import DUE, Choice, Move
from companion.contract.program_seats import AnyDecision
from companion.contract.sheet import Sheet
from companion.core import PUBLIC, CompanionError, NotUnderstood, Seat
from companion.evening import failed_save
from companion.evening.failed_save import FailedSave
from companion.evening.notebook import Notebook
from companion.evening.open_notebook import OpenNotebook
from companion.evening.short_code import ShortCode
from companion.evening.turn_keys import TurnKeys
from companion.locale import _
from companion.play.coming import ONCE, Next, What
from companion.play.known_course import Following
from companion.play.program import its_own
from companion.play.table import Table
from companion.record.fold import Played
from companion.seal.shown_head import Showing
from companion.store import library
from companion.store.disk.errors import NotSaved
from companion.store.keys.pins import Attempt
from companion.store.keys.vault import Vault
from companion.store.machine_notes import (
    RECEIPTS,
    SPOKEN,
    TO_DO,
    Ticks,
    spoken,
    spoken_from,
    ticked,
)
from companion.store.rows import TableRow
from companion.store.tables import Tables
from companion.text.plaintext import visible

Done = TypeVar("Done")


class Sitting:
    """A kept table with the side that is shown, and with what could not be saved yet."""

    def __init__(self, tables: Tables, row: TableRow, table: Table) -> None:
        """Begin the evening with nothing but the public side shown."""
        self._tables, self.folder = tables, tables.folder
        self.row = row
        self.table = table
        self.seat: Seat = PUBLIC  # the seat whose side is shown
        self.notebook: Notebook | None = None  # the unlocked notes of that seat
        self.notes_shown: dict[Seat, Sheet] = {}  # notes that seats have shown to all
        self.open_notebook = OpenNotebook(table)
        self.failed_save: FailedSave | None = None
        self.reason: NotSaved | None = None  # why the pending move was not saved
        self.heads = self._heads_known()  # how many receipts the players have seen
        self.code = ShortCode(table.proof.pin_begins if table.proof else None)
        self.ticks = ticked(TO_DO.read(tables.folder, row.id))  # tasks done at the board
        self._begun = True  # true right after the start, for which the PIN was typed
        self.asked: Next | None = None  # the words that were asked for last
        self._keys: dict[object, TurnKeys] = {}

    def keys(
        self, lists: object, seats: Iterable[Seat] = (), kinds: Iterable[type[Move]] = ()
    ) -> TurnKeys:
        """Return the keys of these lists in this turn; those of moves that can come are kept."""
        asked = lists, self.turn
        if asked not in self._keys:
            comes, state = games.take(self.table.game).rules.comes, self.table.course.state
            able = [kind for kind in kinds if any(comes(state, kind, seat) for seat in seats)]
            self._keys[asked] = TurnKeys(able)
        return self._keys[asked]

    @property
    def turn(self) -> object:
        """Return which turn it is, in which no key and no number of a list changes its meaning."""
        return games.take(self.table.game).rules.turn(self.table.course.state)

    @property
    def noting(self) -> tuple[Seat, ...]:
        """Return the seats that may keep private notes."""
        return self._notes.seats(self.table.witnessed.state) if self._notes else ()

    @property
    def _notes(self) -> AnyNotes | None:
        """Return the game's private notes, if it has any."""
        return games.take(self.table.game).notes

    @cached_property
    def following(self) -> Following | None:
        """Return what can be known at this table, line by line; None where nobody moves unseen.

        What everybody has heard so far is `table.settled`; once the game is over, `table.record`.
        """
        try:
            return Following(games.take(self.table.game), self.table.begun)
        except NotUnderstood:
            return None

    @property
    def seen_alone(self) -> SeenAlone | None:
        """Return what a seat has just seen alone, by the last move."""
        played = self.table.course.played
        if not (self._notes and played):
            return None
        return self._notes.looked(played[-1].after, played[-1].move)

    @property
    def looked(self) -> SeenAlone | None:
        """Return the same where that seat keeps notes, so that it is asked for one."""
        found = self.seen_alone
        return found if found and found.seat in self.table.noting else None

    def jot(self, seat: Seat, note: Move) -> int:
        """Add a note of the seat whose turn it is, without showing its notes."""
        return self._saved(seat, note, lambda: self.open_notebook.add(seat, note))

    def attempt(self, seat: Seat) -> Attempt:
        """Count a try at the PIN of a seat; its vault is then passed to `unlock`."""
        if seat == self.table.curtained != "":
            return self._tables.attempt(self.row)
        return self.table.attempt_notes(seat)

    def unlock(self, seat: Seat, pin: str | Vault) -> None:
        """Show the side of a seat, or set the PIN of its first notes; refuse a wrong one."""
        self.cover()
        if seat == self.table.curtained != "":
            if not self.table.opened:
                self._tables.check(self.row, pin)
            self.code.trust()
        elif (notes := self._notes) and seat in self.noting:
            self.notebook = Notebook(self.table, notes, self.table.notes(seat, pin))
        else:
            raise NotUnderstood(_("{seat} hides nothing here").format(seat=visible(seat)))
        self.seat = seat

    def unlock_by_code(self, typed: str) -> bool:
        """Show the hidden side by its two keys; say whether they were right and in time."""
        fits = self.code.fits(typed)
        if fits:
            self.seat = self.table.hidden_seat
        return fits

    def enter(self) -> bool:
        """Show the hidden side right after the start, without a PIN; say whether it is shown."""
        begun, self._begun = self._begun, False
        if begun and self.table.curtained and not self.table.opened:
            self.seat = self.table.curtained
        return begun and self.seat == self.table.curtained != ""

    def cover(self) -> None:
        """Show only the public side, and lock the notes."""
        self._begun = False
        if self.seat == self.table.hidden_seat:
            self.code.begin()
        if self.notebook:
            self.open_notebook.keep(self.notebook)
        self.notebook, self.seat = None, PUBLIC

    def play(self, seat: Seat, move: Move) -> int:
        """Play a move or add a note, and return its number in the record or among the notes."""
        book = self.notebook
        if book and book.seat == seat:
            return self._saved(seat, move, lambda: book.add(move))
        program = self.table.program
        if program and program.gives(self.table.course.state, move):
            raise its_own()
        return self._saved(seat, move, lambda: self._played(seat, move))

    def let_play(self, found: tuple[Seat, AnyDecision] | None = None) -> None:
        """Let the program do what it can do now: one thing found before, or all that is due."""
        lets = found is not None or self.lets_play
        while lets and (program := self.table.program) and (next := found or program.next()):
            self._saved(next[0], next[1].move, partial(self._played, next[0], next[1].move))
            lets = found is None and self.next.what is What.PROGRAM

    @property
    def lets_play(self) -> bool:
        """Say whether the program can move now, be it due or asked to."""
        what, program = self.next.what, self.table.program
        return what is What.PROGRAM or bool(what is What.OPEN and program and program.may_move)

    def _played(self, seat: Seat, move: Move) -> int:
        """Play a move that nobody has to be asked about; after the game, learn of the box."""
        games.take(self.table.game).rules.ask_first(self.table.course.state, move)
        number = self.table.play(seat, move)
        self.open_notebook.takes(seat)  # locks it behind the end of a turn
        if self.table.outcome:
            self._learn()
        return number

    def _learn(self) -> None:
        """Save what this table showed of the box in the game's file; not what was taken back."""
        game = games.take(self.table.game)
        if game.library:
            shown = [game.library.learnt(each.move) for each in self.table.course.played]
            with suppress(CompanionError):  # the record has it, and the next game tries again
                library.add(self.folder, game, *filter(None, shown))

    def tick(self, found: Ticks) -> None:
        """Save which tasks at the board are done, so that a second screen shows it."""
        self.ticks = found
        with suppress(CompanionError):
            TO_DO.put(self.folder, self.row.id, found.written)

    def drawable(self, seat: Seat) -> tuple[Choice[Move], ...]:
        """Return the choices of a seat that the program may draw at random, such as a die."""
        found = () if self.failed_save else self.table.legal(seat).choices
        return tuple(choice for choice in found if choice.drawn and choice.group == DUE)

    def draw(self, seat: Seat) -> Move:
        """Return a move drawn at random, all equally likely; nothing proves the draw."""
        if not (choices := self.drawable(seat)):
            raise NotUnderstood(_("there is nothing to throw or draw now"))
        return secrets.choice(choices[0].listed)

    def strike(self, number: int = 0) -> int:
        """Strike this note of the seat that looks, or its last one that counts."""
        book = self._open_notebook()
        return self._saved(book.seat, failed_save.STRIKE, lambda: book.strike(number))

    def erase(self) -> None:
        """Erase the notes of the seat that looks for good."""
        book = self._open_notebook()
        self._saved(book.seat, failed_save.ERASE, lambda: self._erased(book))

    def _erased(self, book: Notebook) -> None:
        """Erase notes, and stop showing them to everybody."""
        book.erase()
        self.notes_shown.pop(book.seat, None)
        self.cover()
        self.open_notebook.close()

    def open_notes(self) -> Sheet:
        """Show everybody the notes of the seat that looks, after the game."""
        book = self._open_notebook()
        if not self.table.over:
            raise NotUnderstood(_("notes are opened for everybody when the game is over"))
        self.notes_shown[book.seat] = book.sheet
        return book.sheet

    def _open_notebook(self) -> Notebook:
        """Return the unlocked notes of the seat that looks."""
        if self.notebook is None:
            raise NotUnderstood(_("these notes are locked; open them with their PIN"))
        return self.notebook

    def undoable(self, seat: Seat) -> tuple[Played, ...]:
        """Return the moves that a seat can take back, the last one first.

        The public side cannot take back a move of the hidden seat, nor any move before it.
        """
        found = self.table.retractable
        return tuple(takewhile(lambda each: not self.is_elsewhere(seat, each.number), found))

    def is_elsewhere(self, seat: Seat, number: int) -> bool:
        """Say whether a line belongs to the hidden seat, and this seat is another one."""
        hidden = self.table.hidden_seat
        return hidden not in ("", seat) and self.table.record[number - 1].seat == hidden

    def happened(self, move: Move) -> Move | None:
        """Return the move that accepts a refused one as it happened; of secrets, what was said."""
        game = games.take(self.table.game)
        if game.secrets and not game.secrets.claims(move):
            return None
        return game.rules.happened(self.table.course.state, move)

    def undo(self, seat: Seat) -> int:
        """Take the last move back, and return its number."""
        return self._saved(seat, failed_save.UNDO, self.table.undo)

    def share(self, seat: Seat, words: tuple[int, ...], *, fresh: bool = False) -> None:
        """Take the words of the other players."""
        self._saved(seat, failed_save.SHARE, lambda: self._shared(words, fresh=fresh))

    def _shared(self, said: tuple[int, ...], *, fresh: bool) -> None:
        """Write the words, and keep in which language they were said."""
        from companion.seal.words import language

        self.table.sealing.share(said, fresh=fresh)
        folder, table, size = self.folder, self.row.id, len(self.table.record)
        with suppress(CompanionError):  # else they are shown in the reader's language
            written = spoken_from(SPOKEN.read(folder, table), size, language())
            SPOKEN.put(folder, table, written)

    def spoken(self, shown: Showing) -> str:
        """Return the language in which the words of a receipt are said; empty if nobody knows."""
        return spoken(SPOKEN.read(self.folder, self.row.id), shown.head.size)

    def new_head_of_all(self, seat: Seat) -> Showing:
        """Write a head over all lines so far and return it."""
        return self._saved(seat, failed_save.HEAD, lambda: self.table.sealing.head(fresh=True))

    def ask_for_proof(self, seat: Seat, level: str) -> None:
        """Ask for another level of proof from now on."""
        proof = self.table.sealing
        self._saved(seat, failed_save.proof(level), lambda: proof.ask_for(level))

    def stop(self, seat: Seat) -> None:
        """Write that the players stop before the game is over."""
        self._saved(seat, failed_save.STOP, self.table.sealing.stop)

    def end(self, seat: Seat) -> None:
        """End the table and reveal everything."""
        self._saved(seat, failed_save.END, self.table.sealing.end)

    def retry(self) -> object:
        """Try again to save what could not be saved, and return its result."""
        act = self.failed_save
        return self._saved(act.seat, act.what, act.save) if act else None

    def give_up(self) -> None:
        """Drop what could not be saved."""
        self.failed_save = None

    def _saved(self, seat: Seat, what: object, save: Callable[[], Done]) -> Done:
        """Save something; if that fails it is kept as pending, and nothing else can be saved."""
        act = FailedSave(seat, what, save)
        if self.failed_save and self.failed_save != act:
            raise NotUnderstood(_("the line that is not saved yet comes first"))
        try:
            done = save()
        except NotSaved as reason:
            self.failed_save, self.reason = act, reason
            raise
        self.failed_save = None
        return done

    @property
    def new_head(self) -> bool:
        """Say whether there is a receipt that the players have not been shown."""
        return self.table.proof is not None and self.table.proof.heads != self.heads

    def _heads_known(self) -> int:
        """Return how many receipts were surely seen, or noted as kept."""
        proof = self.table.proof
        if proof is None or proof.heads == proof.heads_seen:
            return proof.heads if proof else 0
        kept = int(RECEIPTS.read(self.folder, self.row.id))
        return max(proof.heads_seen, min(kept, proof.heads))

    def show_heads(self) -> None:
        """Note that all receipts are being shown to the players."""
        self.heads = self.table.proof.heads if self.table.proof else 0

    def keep_heads(self) -> None:
        """Note that the players have kept all receipts that they were shown."""
        with suppress(CompanionError, OSError):  # else the last receipt is shown once more
            RECEIPTS.put(self.folder, self.row.id, str(self.heads))

    @property
    def share_due(self) -> tuple[str, ...]:
        """Return the players who have to say words before anything more is sealed."""
        return self.table.proof.share_due if self.table.proof else ()

    @property
    def deal_due(self) -> bool:
        """Say whether a deal waits for new words of the players."""
        return self.table.proof is not None and self.table.proof.deal_due

    @property
    def next(self) -> Next:
        """Return what comes next; nothing changes when it is read."""
        table, why = self.table, self.table.proof.why if self.table.proof else None
        waits = why is not None and bool(table.words_due)
        words = self.share_due if waits or why in ONCE else ()
        line = 0 if why in ONCE and not self.hidden_due else len(table.record)
        due = partial(Next, words=words, why=why, line=line) if words else Next
        if self.failed_save:
            return due(What.SAVE, self.failed_save.seat)
        if table.over:
            return Next(What.END)
        if self.new_head:
            return due(What.RECEIPT)
        if waits:
            return due(What.WORDS)
        if table.program and table.program.moves_now:
            return due(What.PROGRAM, table.program.level.seat)
        return due(What.HIDDEN, table.hidden_seat) if self.hidden_due else due(What.OPEN, PUBLIC)

    @property
    def hidden_due(self) -> bool:
        """Say whether the hidden seat has to act now."""
        hidden = self.table.curtained
        return bool(hidden) and self.table.due.seat == hidden and not self.table.opened

    def close(self) -> None:
        """Cover the hidden side, save what was learnt of the box, and close the table."""
        self.cover()
        self.open_notebook.close()
        self._learn()
        self.table.close()
