"""The dialog that resumes a table with its PIN."""

from companion.core import CompanionError
from companion.evening.sitting import Sitting
from companion.locale import _
from companion.play import table
from companion.store.rows import TableRow
from companion.store.tables import Tables
from companion.telling.table.tables import called
from screens.kit.dialogs.pin_dialog import PinDialog


class ResumeDialog(PinDialog[Sitting]):
    """Asks for the PIN of a table; one that hides nothing needs none."""

    def __init__(self, tables: Tables, row: TableRow) -> None:
        """Resume this table."""
        super().__init__(
            _("PIN of {name}").format(name=called(row.game, row.name)),
            lambda: tables.attempt(row),
            lambda vault: Sitting(tables, row, table.resume(tables, row, vault)),
        )
        self._tables, self._row = tables, row

    def on_mount(self) -> None:
        """Open a table that hides nothing at once."""
        if not self._row.locked:
            self.sit_down()

    def sit_down(self) -> None:
        """Open a table that needs no PIN, or say why that fails."""
        try:
            opened = table.resume(self._tables, self._row, "")
        except CompanionError as reason:
            self.refuse(reason)
        else:
            self.dismiss(Sitting(self._tables, self._row, opened))
