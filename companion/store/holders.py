"""Who holds the screen at each table."""

from pathlib import Path

from companion.store.machine_notes import HOLDER, HOLDERS, OWN, SHARED

__all__ = ["HOLDERS", "OWN", "SHARED", "holder", "put"]


def holder(folder: Path, table: str) -> str:
    """Return who holds the screen of a table; everybody, if nobody has said it."""
    return HOLDER.read(folder, table)


def put(folder: Path, table: str, holder: str) -> None:
    """Save who holds the screen of a table."""
    HOLDER.put(folder, table, holder)
