"""Writes a table to a file: whole with its secrets encrypted, or its moves in clear."""

from companion.locale import _
from companion.store.rows import TableRow
from companion.store.tables import Tables
from companion.telling.table.tables import called
from screens.home.resume_dialog import ResumeDialog
from screens.kit.dialogs.file_dialog import FileDialog, done
from screens.kit.dialogs.pick_dialog import PickDialog
from screens.kit.page import Asker
from screens.table.seat.exports import clear

WHOLE, CLEAR = "whole", "clear"


def _ways(locked: bool) -> dict[str, str]:
    """Return the two forms of export; PIN and secrets are mentioned only if there are any."""
    if not locked:
        return {
            WHOLE: _("Whole, to play on elsewhere"),
            CLEAR: _("All moves, for anybody to read"),
        }
    return {
        WHOLE: _("Whole, to play on elsewhere; its secrets stay encrypted"),
        CLEAR: _("All moves, for anybody to read; needs the PIN"),
    }


async def exported(page: Asker, tables: Tables, row: TableRow) -> str:
    """Write a table to a file, whole, or in clear after its PIN; return a message."""
    ways = _ways(row.locked)
    question = _("Export {name}").format(name=called(row.game, row.name))
    way = await page.ask(PickDialog(question, ways))
    if way == WHOLE:
        told = _("Import, on the first page elsewhere, reads it.")
        asked = FileDialog(lambda: tables.dump(row), f"{row.name}.table", told, private=True)
        return done(await page.ask(asked))
    sitting = await page.ask(ResumeDialog(tables, row)) if way == CLEAR else None
    if sitting is None:
        return ""
    try:
        return await clear(page, sitting)
    finally:
        sitting.close()
