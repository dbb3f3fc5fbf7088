"""Exports a table: its moves in clear, or its evidence."""

from pathlib import Path

from companion.evening.sitting import Sitting
from companion.locale import _
from companion.text.plaintext import visible
from screens.kit.dialogs.file_dialog import FileDialog, done
from screens.kit.page import Asker


async def clear(page: Asker, sitting: Sitting) -> str:
    """Write the moves in clear to a file that is asked for, and return a message."""
    told = (
        _("Everything in it can be read, hidden moves, too.")
        if sitting.table.hidden_seat
        else _("Everything in it can be read.")
    )
    asked = FileDialog(lambda: sitting.table.text, f"{sitting.row.name}.txt", told, private=True)
    return done(await page.ask(asked))


async def evidence(page: Asker, sitting: Sitting) -> str:
    """Write the evidence to a file that is asked for, and return a message."""
    told = _("Give it to whoever wants to check; it holds what was revealed so far.")
    asked = FileDialog(lambda: str(sitting.table.evidence()), evidence_file(sitting), told)
    path = await page.ask(asked)
    return f"{done(path)}\n{_check(path)}" if path else ""


def evidence_file(sitting: Sitting) -> str:
    """Return the proposed name for the file of evidence."""
    return visible(f"{sitting.row.name}.evidence.txt")


def _check(evidence: Path) -> str:
    """Say how to check this evidence."""
    said = _(
        "Whoever kept receipts checks {file} on a device of their own: Check a game, on the first"
        " page."
    )
    return said.format(file=visible(evidence.name))
