"""Home: the tables to go on with, a new one, and what can be done without any."""

import time
from typing import TYPE_CHECKING, ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from companion.locale import _
from companion.store.rows import Row
from screens.commands import Command, bindings
from screens.resuming import Resumed

if TYPE_CHECKING:
    from screens.app import Companion

COMMANDS = (
    Command("new", "n", _("New table"), _("begin a table")),
    Command("app.quit", "q", _("Quit"), _("leave; everything is saved")),
)
NEW = "new"


class Home(Screen[None]):
    """Lists the tables, the one played last first."""

    app: "Companion"
    BINDINGS: ClassVar = bindings(COMMANDS)
    AUTO_FOCUS = "#tables"

    def compose(self) -> ComposeResult:
        """Lay out the name and the list."""
        yield Static(_("Companion, beside your box"), id="due")
        yield OptionList(id="tables")
        yield Static(id="said")
        yield Footer()

    def on_mount(self) -> None:
        """Show the tables, and what had to be put right."""
        self.renew()
        self.query_one("#said", Static).update(self.app.tables.notice)

    def on_screen_resume(self) -> None:
        """Show the tables as they stand now."""
        self.renew()

    def renew(self) -> None:
        """List the tables."""
        found = self.query_one("#tables", OptionList)
        found.clear_options()
        for row in self.app.tables.list():
            found.add_option(Option(_told(row), row.id))
        found.add_option(Option(_("A new table"), NEW))
        found.highlighted = 0

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        """Go on with a table, or begin one."""
        row = next((row for row in self.app.tables.list() if row.id == event.option_id), None)
        if row is None:
            self.action_new()
        else:
            self.resume(row)

    @work
    async def resume(self, row: Row) -> None:
        """Ask for the PIN, and sit down."""
        sitting = await self.app.push_screen_wait(Resumed(self.app.tables, row))
        if sitting:
            self.app.sit_down(sitting)

    @work
    async def action_new(self) -> None:
        """Begin a table."""
        from screens.begin import Begin

        sitting = await self.app.push_screen_wait(Begin(self.app.tables))
        if sitting:
            self.app.sit_down(sitting)


def _told(row: Row) -> str:
    """Tell a table in one line."""
    said = row.summary
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(row.played))
    where = f"{said.get('turn', 0):02}:00"
    if said.get("setup"):
        where = _("setting up")
    if said.get("outcome"):
        where = _("over")
    players = " ".join(said.get("players", []))
    return f"{row.name}  {where}  {players}  {when}"
