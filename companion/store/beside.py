"""What this machine notes of its tables beside the record: small files, one text for each table."""

import re
from dataclasses import dataclass
from pathlib import Path

from companion.core import Unreadable
from companion.store import files


@dataclass(frozen=True)
class Notes:
    """A file of this name, in which every text is written like this; nothing is proven by it."""

    name: str
    written: str

    def read(self, folder: Path, table: str) -> str:
        """Read what is noted of a table; nothing, where nobody has noted it."""
        return self._read(folder).get(table, "")

    def put(self, folder: Path, table: str, text: str) -> None:
        """Note this of a table."""
        known = {**self._read(folder), table: text}
        rows = (f'{name} = "{each}"\n' for name, each in sorted(known.items()))
        files.write_over(folder / self.name, "".join(rows))

    def _read(self, folder: Path) -> dict[str, str]:
        """Read the file; what cannot be understood counts for nothing."""
        import tomllib

        try:
            found = tomllib.loads(files.read_text(folder / self.name))
        except (Unreadable, ValueError, RecursionError):
            return {}
        rows = {name: each for name, each in found.items() if isinstance(each, str)}
        return {name: each for name, each in rows.items() if re.fullmatch(self.written, each)}
