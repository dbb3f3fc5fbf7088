"""Taking a table up again: its PIN, and nothing else."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from companion import table
from companion.core import CompanionError
from companion.locale import _
from companion.store.rows import Row
from companion.store.tables import Tables
from screens.commands import Command, bindings
from screens.sitting import Sitting


class Resumed(ModalScreen[Sitting | None]):
    """Asks for the PIN of a table; one that is over needs none."""

    BINDINGS: ClassVar = bindings(
        [Command("dismiss(None)", "escape", _("Back"), _("leave the table closed"))]
    )

    def __init__(self, tables: Tables, row: Row) -> None:
        """Stand before a table."""
        super().__init__()
        self._tables = tables
        self._row = row

    def compose(self) -> ComposeResult:
        """Ask, and show nothing of what is typed."""
        with Vertical(id="asked"):
            yield Static(_("PIN of {name}").format(name=self._row.name), id="question")
            yield Input(password=True, placeholder=_("PIN"), id="pin")
            yield Static(id="answer")

    def on_mount(self) -> None:
        """Open a table that is over at once."""
        if self._row.over:
            self._open("")

    @on(Input.Submitted)
    def try_pin(self, event: Input.Submitted) -> None:
        """Open the table, or say why not."""
        pin = event.value
        event.input.clear()
        self._open(pin)

    def _open(self, pin: str) -> None:
        """Open the table."""
        try:
            found = table.resume(self._tables, self._row, pin)
        except CompanionError as reason:
            self.query_one("#answer", Static).update(str(reason))
        else:
            self.dismiss(Sitting(self._tables, self._row, found))
