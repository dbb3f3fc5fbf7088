"""Files of a table: its moves in clear, and its evidence."""

import shlex
from pathlib import Path

from companion.locale import _
from companion.plaintext import visible
from companion.sitting import Sitting
from companion.telling.started import started_as
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
    name = f"{sitting.row.name}.evidence.txt"
    asked = Saving(lambda: str(sitting.table.evidence()), name, told)
    path = await page.ask(asked)
    return f"{done(path)}\n{_check(path)}" if path else ""


def _check(evidence: Path) -> str:
    """Say how whoever kept heads checks evidence."""
    command = f"{started_as()} verify {shlex.quote(visible(evidence.name))} --head heads.txt"
    return _("Whoever kept receipts checks it on a device of their own: {command}").format(
        command=command
    )
