"""The page of a game with private notes, each player's behind a PIN."""

from typing import Any, ClassVar

from companion.contract.game import SeenAlone
from companion.core import CompanionError, Seat
from companion.locale import N_, _
from companion.store.keys import vault
from companion.telling.refusals import in_a_sentence
from companion.telling.table.sheets import told_sheet
from screens.kit.dialogs.line_dialog import LineDialog
from screens.kit.dialogs.pick_dialog import PickDialog
from screens.kit.keys.commands import Command, bindings
from screens.kit.text_page import TextPage
from screens.kit.window import window
from screens.table.hidden.curtain import Curtain
from screens.table.seat.notes_page import ERASE, OPEN, NotesPage
from screens.table.seat.notes_seating import NotesSeating
from screens.table.seat.seat_commands import COMMANDS as SEAT
from screens.table.seat.seat_page import SeatPage

READ = "read "  # precedes the name of a player whose notes are open to everybody
COMMANDS = (Command("notes", "f2", N_("Notes"), N_("a player's own notes, behind their PIN")),)


class NotedPage(SeatPage):
    """Takes public moves, and opens the notes of a player who asks for them."""

    BINDINGS: ClassVar = bindings((*SEAT, *COMMANDS))

    def action_notes(self) -> None:
        """Open the notes of a player; keys after this one wait for that player."""
        window(self).held.begin(self, "f2")
        self.say("")
        self.run_worker(self._open_notes())

    def asks_for(self) -> str:
        """Return the question; at the end, that notes stay locked until their owners open them."""
        asked, headline = super().asks_for(), self.words.sheet(self.seating.view).headline
        if not (self.seating.table.over and self.seating.table.noting):
            return asked
        locked = _("Notes stay locked. F2: each owner opens or erases them.")
        return locked if asked == headline else f"{asked} {locked}"

    async def _open_notes(self) -> None:
        """Ask for the player and the PIN, and show the notes until they are hidden."""
        sitting = self.seating.sitting
        over, noting = self.seating.table.over, self.seating.table.noting
        told = {seat: seat for seat in sitting.noting if seat in noting or not over}
        told |= {READ + seat: _("{seat}, open to all").format(seat=seat) for seat in self.opened}
        if not told:
            self.say(_("There are no notes at this table."))
            return
        whose = await self.ask(PickDialog(_("Whose notes?"), told))
        if whose and whose.startswith(READ):
            self.read(whose.removeprefix(READ))
        elif whose:
            await self._unlock(whose)
        if sitting.notebook:
            notes = NotesPage(NotesSeating(sitting, sitting.notebook))
            self.show(notes, lambda _nothing: self.come_back(notes))

    def played(self) -> None:
        """Go on after a move; whoever has just looked at something alone notes it at once."""
        super().played()
        if look := self.seating.sitting.looked:
            window(self).held.begin(self, "")
            self.run_worker(self._jot(look))

    async def _jot(self, look: SeenAlone) -> None:
        """Ask what was seen, once in a turn behind the PIN; no other note is shown."""
        sitting, asked = self.seating.sitting, _("Only {seat} looks now.").format(seat=look.seat)
        asked = f"{asked} {look.question}"
        if not sitting.open_notebook.takes(look.seat):
            if not await self.ask(Curtain(asked, sitting, look.seat)):
                return
            sitting.cover()
        told = {str(at): sitting.open_notebook.said(note) for at, note in enumerate(look.answers)}
        if at := await self.ask(PickDialog(asked, told)):
            self._jotted(look.seat, look.answers[int(at)])

    def _jotted(self, seat: Seat, note: Any) -> None:
        """Save a note, or stop until it is saved."""
        try:
            self.seating.sitting.jot(seat, note)
        except CompanionError as reason:
            self.say(in_a_sentence(reason))
            self.hold()
        else:
            self.say(_("{seat}: noted.").format(seat=seat))

    @property
    def opened(self) -> tuple[Seat, ...]:
        """Return the players whose notes are open to everybody."""
        return tuple(self.seating.sitting.notes_shown)

    def read(self, seat: Seat) -> None:
        """Show notes that are open to everybody."""
        title = _("Notes of {seat}").format(seat=seat)
        self.show(TextPage(title, told_sheet(self.seating.sitting.notes_shown[seat])))

    async def _unlock(self, seat: Seat) -> None:
        """Ask for the PIN of a player; the first time, it is chosen and typed twice."""
        sitting = self.seating.sitting
        if seat in self.seating.table.noting:
            await self.ask(Curtain(_("Only {seat} looks now.").format(seat=seat), sitting, seat))
            return
        said = _("{seat}, choose a PIN for your notes. Nobody can open them without it.")
        first = await self.ask(LineDialog(said.format(seat=seat), possible, hidden=True))
        again = first and await self.ask(LineDialog(_("The same PIN once more"), str, hidden=True))
        if first and first == again:
            sitting.unlock(seat, first)
        elif again:
            self.say(_("The second PIN differs from the first. Nothing was begun."))

    def come_back(self, notes: NotesPage) -> None:
        """Open or erase the notes if their owner asked for it, lock them, and show the table."""
        seat, why = notes.seating.seat, notes.guard.fell
        try:
            if notes.wish == OPEN:
                self.seating.sitting.open_notes()
            elif notes.wish == ERASE:
                self.seating.sitting.erase()
                why = _("The notes of {seat} are erased.").format(seat=seat)
        except CompanionError as reason:
            self.seating.sitting.give_up()
            why = in_a_sentence(reason)
        notes.seating.close()
        self.renew()
        self.say(why)
        if notes.wish == OPEN and seat in self.opened:
            self.read(seat)


def possible(pin: str) -> str:
    """Return a new PIN, or refuse it."""
    vault.need_pin(pin)
    return pin
