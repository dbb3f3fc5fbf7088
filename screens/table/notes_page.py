"""The page of a player's own notes: only they look, until they open or erase them."""

from typing import ClassVar

from textual import work

from companion.locale import N_, _
from screens.kit.commands import Command, bindings
from screens.kit.confirm_dialog import Confirm
from screens.table.hidden_page import HiddenPage

OPEN, ERASE = "open_to_all", "erase"
COMMANDS = (
    Command(OPEN, "f5", N_("Open to all"), N_("show everybody these notes: the game is over")),
    Command(ERASE, "delete", N_("Erase"), N_("erase these notes for good, with their PIN")),
)


class NotesPage(HiddenPage):
    """Takes notes; what its owner wishes for all of them is done when the page has fallen."""

    BINDINGS: ClassVar = bindings(COMMANDS)
    through = ("f2",)
    wish = ""  # to open or to erase all of them

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Open notes to everybody only when the game is over; do neither unseen."""
        if action == OPEN and not self.seating.table.over:
            return False
        return super().check_action(action, parameters)

    def order(self) -> tuple[str, ...]:
        """Name first what is done in the end."""
        ending = (OPEN, ERASE) if self.seating.table.over else ()
        return (*ending, *super().order())

    @work
    async def action_open_to_all(self) -> None:
        """Open them, after asking."""
        said = _("Show everybody the notes of {seat}?").format(seat=self.seating.seat)
        if await self.ask(Confirm(said, _("Open them"), _("Not now"))):
            self._wished(OPEN)

    @work
    async def action_erase(self) -> None:
        """Erase them, after asking."""
        said = _("Erase the notes of {seat} for good?").format(seat=self.seating.seat)
        if await self.ask(Confirm(said, _("Erase them"), _("Keep them"))):
            self._wished(ERASE)

    def _wished(self, wish: str) -> None:
        """Hide, with a wish for all of the notes."""
        self.wish = wish
        self.fall()
