"""Who holds the screen at which table: one small file beside the tables of this machine.

It is no line of the record, as there is nothing to prove, and nothing of the table either: taken to
another machine, that one's screen may stand elsewhere. Where the file is lost, everybody looks.
"""

from pathlib import Path

from companion.core import Unreadable
from companion.store import files

NAME = "screens.toml"
HOLDERS = OWN, SHARED = ("own", "shared")


def holder(folder: Path, table: str) -> str:
    """Say who holds the screen of a table; everybody, where nobody has said it."""
    return _read(folder).get(table, SHARED)


def put(folder: Path, table: str, holder: str) -> None:
    """Note who holds the screen of a table."""
    known = {**_read(folder), table: holder}
    rows = (f'{name} = "{each}"\n' for name, each in sorted(known.items()))
    files.write_over(folder / NAME, "".join(rows))


def _read(folder: Path) -> dict[str, str]:
    """Read the file; what cannot be understood counts for nothing."""
    import tomllib

    try:
        found = tomllib.loads(files.read_text(folder / NAME))
    except (Unreadable, ValueError, RecursionError):
        return {}
    return {name: each for name, each in found.items() if each in HOLDERS}
