"""Files of a table: its moves in clear, and its evidence."""

from pathlib import Path

from companion.locale import _
from companion.plaintext import visible
from companion.sitting import Sitting
from screens.kit.file_dialog import Saving, done
from screens.kit.page import Asker


async def clear(page: Asker, sitting: Sitting) -> str:
    """Write the moves of a table to a file, in clear."""
    told = _("Everything in it can be read, hidden moves, too.")
    asked = Saving(lambda: sitting.table.text, f"{sitting.row.name}.txt", told, private=True)
    return done(await page.ask(asked))


async def evidence(page: Asker, sitting: Sitting) -> str:
    """Write the evidence of a table to a file: what anybody may check."""
    told = _("Give it to whoever wants to check; it holds what was revealed so far.")
    asked = Saving(lambda: str(sitting.table.evidence()), evidence_file(sitting), told)
    path = await page.ask(asked)
    return f"{done(path)}\n{_check(path)}" if path else ""


def evidence_file(sitting: Sitting) -> str:
    """Name the file in which the evidence of a table is kept."""
    return visible(f"{sitting.row.name}.evidence.txt")


def _check(evidence: Path) -> str:
    """Say how whoever kept receipts checks evidence."""
    said = _(
        "Whoever kept receipts checks {file} on a device of their own: Check a game, on the first"
        " page."
    )
    return said.format(file=visible(evidence.name))
