"""What a table waits for, for somebody who types."""

from companion.locale import _
from companion.play.table import Table


def awaited(table: Table) -> str:
    """Say what comes next, with example lines to type."""
    typed = _("Type: {lines}").format(lines=", ".join(table.examples))
    return f"{table.awaited}  {typed}" if table.examples else table.awaited
