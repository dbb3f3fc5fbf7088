"""Sits down at a table of Agents, with a person's keys going in and its screen coming out."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from companion import games
from companion.core import PUBLIC
from companion.evening.sitting import Sitting
from companion.play.table import Table, begin
from tests.screens.stage import Size, Stage, stage
from tests.store.evening import NAME

PIN = "2468"


@asynccontextmanager
async def agents(
    home: Path, size: Size = (80, 24), *played: str, **options: str
) -> AsyncIterator[tuple[Stage, Table]]:
    """Sit down at a table where some lines were played."""
    async with stage(home, size) as found:
        asked = {"players": "Eva Adam", "help": "likely", **options}
        complete = games.take("agents").rules.complete(asked)
        begun = begin(found.app.tables, NAME, "agents", complete, None)
        for line in played:
            begun.play(PUBLIC, begun.read(line))
        row = found.app.tables.find(NAME)
        found.app.sit_down(Sitting(found.app.tables, row, begun))
        await found.settle()
        yield found, begun


def lines(table: Table) -> list[str]:
    """Give what stands in the record."""
    return [line.text for line in table.record[1:]]


def flat(at: Stage) -> str:
    """Read the screen in one row."""
    return " ".join(at.text.split())


async def set_up(at: Stage) -> None:
    """Walk through the set-up: Enter for each step, chance for each file; the shuffle is meant."""
    await at.press(*["enter"] * 8, *["f7"] * 4, "enter", "enter", "y", *["enter"] * 3)


async def open_notes(at: Stage, player: str, *, first: bool = False) -> None:
    """Open a player's notes; the first time they choose their PIN."""
    await at.press("f2", player)
    await at.type(PIN, "enter")
    if first:
        await at.type(PIN, "enter")
