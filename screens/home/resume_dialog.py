"""Taking a table up again: its PIN, and nothing else."""

from companion import table
from companion.locale import _
from companion.sitting import Sitting
from companion.store.rows import Row
from companion.store.tables import Tables
from screens.kit.line_dialog import Asking


class Resumed(Asking[Sitting]):
    """Asks for the PIN of a table; one that hides nothing needs none."""

    def __init__(self, tables: Tables, row: Row) -> None:
        """Stand before a table."""
        super().__init__(
            _("PIN of {name}").format(name=row.name),
            lambda pin: Sitting(tables, row, table.resume(tables, row, pin)),
            hidden=True,
        )
        self._locked = row.locked

    def on_mount(self) -> None:
        """Open a table that hides nothing at once."""
        if not self._locked:
            self.try_line("")
