"""An evening to be judged on the page, with what the players kept of it."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import cache
from pathlib import Path

from companion.seal.words import read_out
from companion.store.tables import Tables
from screens.proof.verdict_page import VerdictPage
from tests.screens.doing import done, paste
from tests.screens.stage import Size, Stage, played, stage
from tests.store.evening import MOVES

Script = Callable[[Stage], Awaitable[None]]


@cache
def evening() -> tuple[str, tuple[str, str, str, str]]:
    """Play an evening; give its evidence, and of its last head code, note, words and share."""
    import tempfile

    with tempfile.TemporaryDirectory() as home, closing(Tables(Path(home))) as tables:
        found = played(tables, MOVES)
        head = found.sealing.head()
        found.sealing.end()
        kept = (head.short, head.note, head.words("en"), read_out(head.share, "en"))
        return str(found.evidence()), kept


def verifying(home: Path, script: Script, size: Size = (80, 24)) -> None:
    """Play a script on the page, with the evidence of an evening in a file."""
    (home / "evidence.txt").write_text(evening()[0], "utf-8", newline="\n")

    async def run() -> None:
        async with stage(home, size) as found:
            await found.press("v")
            await script(found)

    asyncio.run(run())


async def name_the_file(found: Stage) -> None:
    """Name the evidence in the first field."""
    await paste(found, str(found.app.tables.folder / "evidence.txt"), "enter")


async def judge(found: Stage, key: str = "f5") -> str:
    """Let it be judged, and read the verdict in one line."""
    await found.press(key)
    await done(found, "_judge")
    assert isinstance(found.app.screen, VerdictPage), found.text
    return " ".join(found.text.split())
