"""How many receipts of which table were kept: one small file beside the tables of this machine.

It is no line of the record: whoever checks a game asks the players, and not this machine. Where the
file is lost, the last receipt is shown once more.
"""

from pathlib import Path

from companion.store.beside import Notes

NOTES = Notes("receipts.toml", r"\d{1,6}")


def kept(folder: Path, table: str) -> int:
    """Say how many receipts of a table were kept, as far as anybody has said so."""
    return int(NOTES.read(folder, table) or 0)


def put(folder: Path, table: str, number: int) -> None:
    """Note that so many receipts of a table were kept."""
    NOTES.put(folder, table, str(number))
