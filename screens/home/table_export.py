"""Writing a table to a file: whole with its secrets closed, or its moves in clear."""

from typing import Any

from textual.app import App

from companion.locale import _
from companion.store.rows import Row
from companion.store.tables import Tables
from screens.home.resume_dialog import Resumed
from screens.kit.file_dialog import Saving, done
from screens.kit.pick_dialog import Choice
from screens.table.exports import clear

WHOLE, CLEAR = "whole", "clear"


async def exported(app: App[Any], tables: Tables, row: Row) -> str:
    """Write a table to a file, whole with its secrets closed, or in clear with its PIN."""
    ways = {
        WHOLE: _("Whole, to take it elsewhere; its secrets stay closed"),
        CLEAR: _("The moves in clear, to read; asks for the PIN"),
    }
    question = _("Export {name}").format(name=row.name)
    way = await app.push_screen_wait(Choice(question, ways))
    if way == WHOLE:
        told = _("Import on the first page takes it over elsewhere.")
        asked = Saving(lambda: tables.dump(row), f"{row.name}.table", told, private=True)
        return done(await app.push_screen_wait(asked))
    sitting = await app.push_screen_wait(Resumed(tables, row)) if way == CLEAR else None
    if sitting is None:
        return ""
    try:
        return await clear(app, sitting)
    finally:
        sitting.close()
