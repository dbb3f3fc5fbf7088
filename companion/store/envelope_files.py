"""Takes over envelopes that an older Companion kept as single files.

A file is moved away only when its envelope is saved in the database.
"""

import re
import sqlite3
from base64 import b64decode
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from companion.core import CompanionError, NotUnderstood
from companion.locale import _
from companion.seal.envelopes.envelope import SHARE
from companion.store.disk import files, schema
from companion.store.disk.errors import Damaged, NotOpened
from companion.store.disk.sqlite_errors import cannot, transaction
from companion.store.keys import pins, stored_envelope
from companion.store.keys.stored_envelope import StoredEnvelope
from companion.store.keys.vault import ENVELOPE, FIRST, Whose, is_sound
from companion.text.plaintext import NAME, visible

FOLDER, TAKEN, SUFFIX = "envelopes", "envelopes-version-1", ".envelope"
NUMBERED = re.compile("[1-9][0-9]{0,8}")
KIND = "companion-sealed-envelope/"
BASE64 = "[A-Za-z0-9+/]{4,2000}={0,2}"
FORM = re.compile(
    rf"(?P<said>{KIND}1\nname: (?P<name>{NAME})\nshare: (?P<share>{SHARE})\n"
    r"seal: (?P<seal>[0-9a-f]{64})\nmade: (?P<made>[0-9]{1,10})\n"
    rf"key: (?P<key>{BASE64})\nsalt: (?P<salt>{BASE64})\nchoice: (?P<choice>{BASE64})\n)"
    r"sum: (?P<sum>[0-9a-f]{64})\n"
)
Read = tuple[StoredEnvelope, bytes]


def paths(home: Path) -> list[Path]:
    """Return the files in the order in which they were made."""
    try:
        found = [path for path in (home / FOLDER).iterdir() if path.suffix == SUFFIX]
    except (FileNotFoundError, NotADirectoryError):
        return []
    except OSError as error:
        raise NotOpened(cannot(home / FOLDER, error)) from None
    numbered = (path for path in found if NUMBERED.fullmatch(path.stem))
    return sorted(numbered, key=lambda path: int(path.stem))


def taken_over(database: sqlite3.Connection, home: Path) -> list[str]:
    """Save the files' envelopes in the database; name those that cannot be read."""
    read: dict[Path, Read] = {}
    notices = []
    for path in paths(home):
        try:
            read[path] = _read(path)
        except CompanionError as reason:
            notices.append(str(reason))
    if read:
        with transaction(database):
            for each in read.values():
                _put(database, *each)
        _move(home, list(read))
    return notices


def _put(database: sqlite3.Connection, found: StoredEnvelope, key: bytes) -> None:
    """Save an envelope in the database, unless it is there already."""
    row = list(found.row)
    if database.execute("SELECT 1 FROM envelopes WHERE id = ?", (found.seal,)).fetchone():
        return
    if database.execute("SELECT 1 FROM envelopes WHERE number = ?", row[:1]).fetchone():
        row[0] = next_number(database)
    database.execute("INSERT INTO envelopes VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
    pins.put(database, Whose(found.seal, "", ENVELOPE, FIRST), key)


def next_number(database: sqlite3.Connection) -> int:
    """Return a number higher than that of any envelope."""
    (most,) = database.execute("SELECT max(number) FROM envelopes").fetchone()
    return (most or 0) + 1


def _move(home: Path, taken: list[Path]) -> None:
    """Move away files whose envelopes are saved; a file that cannot be moved is tried next time."""
    with suppress(OSError):
        (home / TAKEN).mkdir(exist_ok=True, mode=0o700)
        for path in taken:
            path.with_suffix(".tries").unlink(missing_ok=True)
            path.replace(_free(home / TAKEN, path.name))
        schema.settle(home / TAKEN)
        schema.settle(home / FOLDER)


def _free(folder: Path, name: str) -> Path:
    """Return a path in the folder that no file has yet."""
    path = folder / name
    while path.exists():
        path = path.with_name(f"{path.name}.again")
    return path


def _read(path: Path) -> Read:
    """Read an envelope from its file; say whether it is damaged or of another version."""
    text = files.read_text(path)
    if text.startswith(KIND) and not text.startswith(f"{KIND}1\n"):
        raise NotOpened(
            _("{path} was written by another Companion; it is left as it is").format(
                path=visible(path)
            )
        )
    found = FORM.fullmatch(text)
    if found is None or found["sum"] != sha256(found["said"].encode()).hexdigest():
        raise _damaged(path)
    share = tuple(map(int, found["share"].split()))
    try:
        key, salt, choice = (b64decode(found[each]) for each in ("key", "salt", "choice"))
        if not is_sound(FIRST, key):
            raise _damaged(path)
        made = int(found["made"])
        read = StoredEnvelope(
            int(path.stem), found["seal"], found["name"], share, made, salt, choice
        )
        return stored_envelope.understood(read.row), key
    except (NotUnderstood, Damaged, ValueError):
        raise _damaged(path) from None


def _damaged(path: Path) -> Damaged:
    """Return the error that names a damaged file."""
    return Damaged(
        _("the envelope {path} is damaged; it is left as it is").format(path=visible(path))
    )
