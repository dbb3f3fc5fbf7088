"""A folder as the first version of the store left it: two tables, and two envelopes in files.

`version1.sql` and the files beside it were written by that version. The table `evening` was left
behind 24 moves, with one wrong PIN behind it; the other was played to its end and opened.
"""

import sqlite3
from contextlib import closing
from pathlib import Path
from shutil import copyfile

from companion.store.disk import database, schema

HERE = Path(__file__).parent
MOVES_PLAYED = 24
ENDED = "odehraný večer"
WHOLE = (HERE / "version1.table").read_text("utf-8")
# Of a day when the first sheet stood elsewhere: the evening, played to its end and opened.
EARLY = (HERE / "version1-early.table").read_text("utf-8")
ENVELOPES, ENVELOPE_PIN = ("1.envelope", "2.envelope"), "246813579"


def lay_down(home: Path) -> Path:
    """Lay the folder down, and give its database."""
    home.mkdir(parents=True, exist_ok=True)
    path = home / database.NAME
    with closing(sqlite3.connect(path, isolation_level=None)) as made:
        made.execute(f"PRAGMA page_size={schema.PAGE}")
        made.executescript((HERE / "version1.sql").read_text("utf-8"))
        made.execute(f"PRAGMA application_id={schema.APPLICATION}")
        made.execute(f"PRAGMA user_version={schema.FIRST}")
    path.chmod(0o600)
    (home / "envelopes").mkdir(exist_ok=True)
    for name in ENVELOPES:
        copyfile(HERE / f"version1-{name}", home / "envelopes" / name)
    return path
