"""Writing files that somebody names; a taken name or a full disk is said, and asked again."""

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

from textual.app import App

from companion.locale import _
from companion.plaintext import visible
from companion.store import files
from companion.store.rows import Row
from companion.telling.started import started_as
from screens.app import Companion
from screens.home.resume_dialog import Resumed
from screens.kit.line_dialog import Asking
from screens.table.sitting import Sitting


class Saving(Asking[Path]):
    """Asks for the name of a new file, and writes a text into it."""

    def __init__(self, text: Callable[[], str], name: str, told: str, private: bool = False):
        """Offer this name; say what the file is good for."""

        def write(typed: str) -> Path:
            path = files.named(typed).absolute()
            files.write_new(path, text(), files.PRIVATE if private else 0o666)
            return path

        offered = name.replace("/", "-").replace(" ", "-")
        question = _("Write it to which file? A name alone lies where Companion was started.")
        super().__init__(question, write, value=offered, told=told)


WHOLE, CLEAR = "whole", "clear"


async def exported(app: Companion, row: Row) -> str:
    """Write a table to a file, whole with its secrets closed, or in clear with its PIN."""
    from screens.kit.pick_dialog import Choice

    ways = {
        WHOLE: _("Whole, to take it elsewhere; its secrets stay closed"),
        CLEAR: _("The moves in clear, to read; asks for the PIN"),
    }
    question = _("Export {name}").format(name=row.name)
    way = await app.push_screen_wait(Choice(question, ways))
    if way == WHOLE:
        told = _("Import on the first page takes it over elsewhere.")
        asked = Saving(lambda: app.tables.dump(row), f"{row.name}.table", told, private=True)
        return _done(await app.push_screen_wait(asked))
    sitting = await app.push_screen_wait(Resumed(app.tables, row)) if way == CLEAR else None
    if sitting is None:
        return ""
    try:
        return await clear(app, sitting)
    finally:
        sitting.close()


async def clear(app: App[Any], sitting: Sitting) -> str:
    """Write the moves of a table to a file, in clear."""
    told = _("Everything stands in it in clear, the hidden moves too.")
    asked = Saving(lambda: sitting.table.text, f"{sitting.row.name}.txt", told, private=True)
    return _done(await app.push_screen_wait(asked))


async def evidence(app: App[Any], sitting: Sitting) -> str:
    """Write the evidence of a table to a file: what anybody may check."""
    told = _("Give it to whoever wants to check; it holds what was opened so far.")
    name = f"{sitting.row.name}.evidence.txt"
    asked = Saving(lambda: str(sitting.table.evidence()), name, told)
    path = await app.push_screen_wait(asked)
    return f"{_done(path)}\n{_check(path)}" if path else ""


def _done(path: Path | None) -> str:
    """Say what was written."""
    return _("{file}: written").format(file=visible(path)) if path else ""


def _check(evidence: Path) -> str:
    """Say how whoever kept heads checks evidence."""
    command = f"{started_as()} verify {shlex.quote(visible(evidence.name))} --head heads.txt"
    return _("Who kept heads checks it on a device of their own: {command}").format(command=command)
