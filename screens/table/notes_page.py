"""The page of a player's own notes: only they look, until they open or erase them."""

from typing import ClassVar

from companion.locale import N_, _
from screens.kit.commands import Command, bindings
from screens.kit.confirm_dialog import Confirm
from screens.kit.hiding import Guard
from screens.kit.window import window
from screens.table.curtain import idle
from screens.table.door import Door
from screens.table.seat_commands import COMMANDS as SEAT
from screens.table.seat_page import SeatPage
from screens.table.seating import Seating
from screens.table.veil import COVER, HIDE, UNCOVER, Veil

OPEN, ERASE = "open_to_all", "erase"
COMMANDS = (
    Command(OPEN, "f5", N_("Open to all"), N_("show everybody these notes: the game is over")),
    Command(ERASE, "delete", N_("Erase"), N_("erase these notes for good, with their PIN")),
)


class NotesPage(SeatPage):
    """Takes notes; what its owner wishes for all of them is done when the page has fallen."""

    CSS_PATH: ClassVar = ["seat_page.tcss", "hidden_page.tcss"]
    BINDINGS: ClassVar = bindings((*SEAT, HIDE, COVER, UNCOVER, *COMMANDS))
    ALLOW_SELECT = False  # what is marked is meant to be copied
    announces = False
    through = ("f2",)
    guard: Guard
    veil: Veil
    wish = ""  # to open or to erase all of them

    def __init__(self, seating: Seating) -> None:
        """Sit down before the notes."""
        super().__init__(seating)
        self.add_class("-secret")
        self.guard = Guard(self)
        self.veil = Veil(self, self.guard)

    @property
    def door(self) -> Door | None:
        """Say where Enter leads: where nothing can be noted, back to the others."""
        return None if self.face.hint else Door(self.guard.fall)

    def begin(self) -> None:
        """Hide when nobody is there, and begin with what is not saved."""
        self.guard.begin(idle(window(self).settings.idle, window(self).reports_focus))
        self.hold()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Open notes to everybody only when the game is over; do neither unseen."""
        if action == OPEN and not self.seating.table.over:
            return False
        return super().check_action(action, parameters)

    def order(self) -> tuple[str, ...]:
        """Name first what is done in the end."""
        ending = (OPEN, ERASE) if self.seating.table.over else ()
        return (*ending, *super().order())

    def leave(self) -> None:
        """Leave only the notes."""
        self.guard.fall()

    def action_hide(self) -> None:
        """Let the curtain fall."""
        self.guard.fall()

    def action_cover(self) -> None:
        """Cover the notes, or leave them open that are shown for a moment."""
        self.veil.settle()

    def action_uncover(self) -> None:
        """Show the notes for a moment."""
        self.veil.glance()

    def action_open_to_all(self) -> None:
        """Open them, after asking."""
        said = _("Show everybody the notes of {seat}?").format(seat=self.seating.seat)
        self.run_worker(self._wish(OPEN, Confirm(said, _("Open them"), _("Not now"))))

    def action_erase(self) -> None:
        """Erase them, after asking."""
        said = _("Erase the notes of {seat} for good?").format(seat=self.seating.seat)
        self.run_worker(self._wish(ERASE, Confirm(said, _("Erase them"), _("Keep them"))))

    async def _wish(self, wish: str, asked: Confirm) -> None:
        """Hide with a wish for all of the notes, if it is meant."""
        if await self.ask(asked):
            self.wish = wish
            self.guard.fall()
