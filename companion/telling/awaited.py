"""What a table waits for, as whoever types reads it."""

from companion.locale import _
from companion.table import Table


def awaited(table: Table) -> str:
    """Say what comes next, and behind it lines that can be typed for it."""
    typed = _("Type: {lines}").format(lines=", ".join(table.examples))
    return f"{table.awaited}  {typed}" if table.examples else table.awaited
