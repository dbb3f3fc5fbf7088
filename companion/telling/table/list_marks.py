"""A table's level of proof and who holds its screen, for the list of tables."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from companion import games
from companion.core import CompanionError
from companion.locale import _
from companion.record.fold import tell
from companion.record.levels import Levels
from companion.record.line import read
from companion.store.machine_notes import HOLDER, SHARED
from companion.store.public_reader import PublicReader
from companion.telling.proof import levels

if TYPE_CHECKING:
    from companion.store.rows import TableRow


def how_held(row: "TableRow", folder: Path) -> dict[str, str]:
    """Return them for a program; empty for a table that hides nothing any more."""
    if not row.locked:
        return {}
    return {"proof": _level(row, folder), "screen": HOLDER.read(folder, row.id)}


def held(row: "TableRow", folder: Path) -> Iterator[str]:
    """Say them to people; nothing for a table that hides nothing any more."""
    found = how_held(row, folder)
    if not found:
        return
    yield _("receipts: {level}").format(level=levels.named(found["proof"]))
    if found["screen"] == SHARED:
        yield _("screen: everybody's")
    else:
        game = games.take(row.game)
        yield _("screen: only {seat}").format(seat=game.words.seat(game.sealing.seat))


def _level(row: "TableRow", folder: Path) -> str:
    """Return a table's level of proof from its public lines; the usual one if unreadable."""
    levels = Levels()
    with suppress(CompanionError):
        tell(map(read, PublicReader(folder, row.name).read().lines), levels)
    return levels.now
