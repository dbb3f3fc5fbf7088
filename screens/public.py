"""The public side: what everybody may see; safe to turn to the players."""

from collections.abc import Mapping
from typing import Any, ClassVar

from textual import work

from companion.core import PUBLIC
from companion.locale import _
from screens.commands import Command, bindings
from screens.curtain import Curtain
from screens.head import HeadShown
from screens.keeper import Keeper
from screens.picture import Picture, public_picture
from screens.share import ShareAsked
from screens.side import MOVES, Side
from screens.tracks import public_facts

COMMANDS = (
    Command("keeper", "f2", _("Keeper"), _("the keeper's side, with the PIN")),
    Command("undo", "ctrl+z", _("Undo"), _("take the last line back")),
    Command("leave", "escape", _("Leave"), _("leave the table; everything is saved")),
)


class Public(Side):
    """Takes the lines that everybody may give, and calls the keeper when he is due."""

    seat = PUBLIC
    BINDINGS: ClassVar = bindings((*MOVES, *COMMANDS))

    def picture(self, known: Mapping[str, Any]) -> Picture:
        """Draw what everybody sees."""
        return public_picture(known)

    def facts(self, known: Mapping[str, Any]) -> str:
        """Tell the time track, the recruits and what was decided."""
        return public_facts(known)

    def action_choose(self) -> None:
        """Choose what is marked, or call the keeper where nothing is to be chosen here."""
        if self.choosing.options:
            super().action_choose()
        elif self.sitting.keeper_due:
            self.action_keeper()

    @work
    async def action_keeper(self) -> None:
        """Lift the curtain, and come back when it falls."""
        table = self.sitting.table
        if table.share_due and not await self.app.push_screen_wait(ShareAsked(table)):
            return
        if await self.app.push_screen_wait(Curtain(self.sitting)):
            await self.app.push_screen_wait(Keeper(self.sitting))
            await self._show_head()
            self.renew()

    async def _show_head(self) -> None:
        """Show a head that the players have not seen, and wait until they hold it."""
        while self.sitting.new_head:
            self.sitting.heads = self.sitting.table.heads
            await self.app.push_screen_wait(HeadShown(self.sitting.table.head()))

    def action_undo(self) -> None:
        """Take the last line back."""

    def action_leave(self) -> None:
        """Leave the table."""
        self.sitting.close()
        self.dismiss(None)
