"""How many receipts of which table were kept: one small file beside the tables of this machine.

It is no line of the record: whoever checks a game asks the players, and not this machine. Where the
file is lost, the last receipt is shown once more.
"""

from pathlib import Path

from companion.core import Unreadable
from companion.store import files

NAME = "receipts.toml"


def kept(folder: Path, table: str) -> int:
    """Say how many receipts of a table were kept, as far as anybody has said so."""
    return _read(folder).get(table, 0)


def put(folder: Path, table: str, number: int) -> None:
    """Note that so many receipts of a table were kept."""
    known = {**_read(folder), table: number}
    rows = (f"{name} = {each}\n" for name, each in sorted(known.items()))
    files.write_over(folder / NAME, "".join(rows))


def _read(folder: Path) -> dict[str, int]:
    """Read the file; what cannot be understood counts for nothing."""
    import tomllib

    try:
        found = tomllib.loads(files.read_text(folder / NAME))
    except (Unreadable, ValueError, RecursionError):
        return {}
    return {name: each for name, each in found.items() if type(each) is int}
