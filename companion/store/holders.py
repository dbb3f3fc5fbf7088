"""Who holds the screen at which table: one small file beside the tables of this machine.

It is no line of the record, as there is nothing to prove, and nothing of the table either: taken to
another machine, that one's screen may stand elsewhere. Where the file is lost, everybody looks.
"""

from pathlib import Path

from companion.store.beside import Notes

HOLDERS = OWN, SHARED = ("own", "shared")
NOTES = Notes("screens.toml", "|".join(HOLDERS))


def holder(folder: Path, table: str) -> str:
    """Say who holds the screen of a table; everybody, where nobody has said it."""
    return NOTES.read(folder, table) or SHARED


def put(folder: Path, table: str, holder: str) -> None:
    """Note who holds the screen of a table."""
    NOTES.put(folder, table, holder)
