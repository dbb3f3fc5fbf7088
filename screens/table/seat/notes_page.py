"""The page of a player's private notes, until the player opens or erases them."""

from typing import ClassVar

from companion.locale import N_, _
from screens.kit.dialogs.confirm_dialog import ConfirmDialog
from screens.kit.guard import Guard
from screens.kit.keys.commands import Command, bindings
from screens.kit.window import window
from screens.table.door import Door
from screens.table.hidden.curtain import idle
from screens.table.hidden.veil import COVER, HIDE, UNCOVER, Veil
from screens.table.seat.seat_commands import COMMANDS as SEAT
from screens.table.seat.seat_page import SeatPage
from screens.table.seating import Seating

OPEN, ERASE = "open_to_all", "erase"
COMMANDS = (
    Command(OPEN, "f5", N_("Open to all"), N_("show everybody these notes: the game is over")),
    Command(ERASE, "delete", N_("Erase"), N_("erase these notes for good, with their PIN")),
)


class NotesPage(SeatPage):
    """Takes notes; opening or erasing them is done by the page below after this one closes."""

    CSS_PATH: ClassVar = ["seat_page.tcss", "../hidden/hidden_page.tcss"]
    BINDINGS: ClassVar = bindings((*SEAT, HIDE, COVER, UNCOVER, *COMMANDS))
    ALLOW_SELECT = False  # text that is marked could be copied
    announces = False
    through = ("f2",)
    guard: Guard
    veil: Veil
    wish = ""  # OPEN or ERASE, if all notes are to be

    def __init__(self, seating: Seating) -> None:
        """Show these notes."""
        super().__init__(seating)
        self.add_class("-secret")
        self.guard = Guard(self)
        self.veil = Veil(self, self.guard)

    @property
    def door(self) -> Door | None:
        """Return what Enter does: if nothing can be noted, it leads back to the others."""
        return None if self.face.hint else Door(self.guard.fall)

    def begin(self) -> None:
        """Begin to guard the page, with a pending save first."""
        self.guard.begin(idle(window(self).settings.idle, window(self).reports_focus))
        self.hold()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Allow opening the notes to everybody only after the game, and nothing while covered."""
        if action == OPEN and not self.seating.table.over:
            return False
        return super().check_action(action, parameters)

    def order(self) -> tuple[str, ...]:
        """Return the commands for the footer, at the end of a game the final ones first."""
        ending = (OPEN, ERASE) if self.seating.table.over else ()
        return (*ending, *super().order())

    def leave(self) -> None:
        """Close only the notes."""
        self.guard.fall()

    def action_hide(self) -> None:
        """Close the page."""
        self.guard.fall()

    def action_cover(self) -> None:
        """Cover the notes, or keep them open after a glance."""
        self.veil.settle()

    def action_uncover(self) -> None:
        """Show the notes for a moment."""
        self.veil.glance()

    def action_open_to_all(self) -> None:
        """Open the notes to everybody, after a confirmation."""
        said = _("Show everybody the notes of {seat}?").format(seat=self.seating.seat)
        self.run_worker(self._wish(OPEN, ConfirmDialog(said, _("Open them"), _("Not now"))))

    def action_erase(self) -> None:
        """Erase the notes, after a confirmation."""
        said = _("Erase the notes of {seat} for good?").format(seat=self.seating.seat)
        self.run_worker(self._wish(ERASE, ConfirmDialog(said, _("Erase them"), _("Keep them"))))

    async def _wish(self, wish: str, asked: ConfirmDialog) -> None:
        """Close the page with this wish, if it is confirmed."""
        if await self.ask(asked):
            self.wish = wish
            self.guard.fall()
