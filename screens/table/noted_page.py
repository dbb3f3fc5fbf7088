"""The page of a game in which players keep private notes: each behind a PIN of their own."""

from functools import partial
from typing import ClassVar

from textual import work

from companion.core import Seat
from companion.locale import N_, _
from companion.store import vault
from screens.kit.commands import Command, bindings
from screens.kit.line_dialog import Asking
from screens.kit.pick_dialog import Choice as Pick
from screens.kit.window import window
from screens.table.curtain import Curtain
from screens.table.hidden_page import HiddenPage
from screens.table.notes_seating import NotesSeating
from screens.table.seat_page import COMMANDS as SEAT
from screens.table.seat_page import SeatPage

COMMANDS = (Command("notes", "f2", N_("Notes"), N_("a player's own notes, behind their PIN")),)


class NotedPage(SeatPage):
    """Takes what everybody may do, and opens the notes of whoever calls for them."""

    BINDINGS: ClassVar = bindings((*SEAT, *COMMANDS))

    def action_notes(self) -> None:
        """Open the notes of a player; what is typed behind it is for that player alone."""
        window(self).held.begin(self, "f2")
        self.say("")
        self.open_notes()

    @work
    async def open_notes(self) -> None:
        """Ask whose notes, then their PIN, and show them until they are hidden."""
        sitting = self.seating.sitting
        whose = await self.ask(Pick(_("Whose notes?"), {seat: seat for seat in sitting.noting}))
        if whose:
            await self._unlock(whose)
        if sitting.notebook:
            seating = NotesSeating(sitting, sitting.notebook)
            hidden = HiddenPage(seating)
            self.show(hidden, lambda _nothing: self.come_back(seating, hidden.fell))

    async def _unlock(self, seat: Seat) -> None:
        """Ask for the PIN of a player; the first time they choose it, and type it twice."""
        unlock = partial(self.seating.sitting.unlock, seat)
        if seat in self.seating.table.noting:
            await self.ask(Curtain(_("Only {seat} looks now.").format(seat=seat), unlock))
            return
        said = _("{seat}, choose a PIN for your notes. Nobody can open them without it.")
        first = await self.ask(Asking(said.format(seat=seat), possible, hidden=True))
        again = first and await self.ask(Asking(_("The same PIN once more"), str, hidden=True))
        if first and first == again:
            unlock(first)
        elif again:
            self.say(_("The second PIN differs from the first; nothing was made."))

    def come_back(self, seating: NotesSeating, why: str) -> None:
        """Lock the notes, and go on in the open."""
        seating.close()
        self.renew()
        self.say(why)


def possible(pin: str) -> str:
    """Give a new PIN back, or refuse one that cannot be."""
    vault.need_pin(pin)
    return pin
