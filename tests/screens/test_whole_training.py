"""A whole training mission on the smallest screen, by what it shows, up to both verdicts."""

import asyncio
from pathlib import Path

import pytest

from tests.screens.playing import Players, accepted
from tests.screens.stage import stage
from tests.store.evening import PIN

HEADS = 7  # at 05:00, and after each turn of the Recruiter; the last one is the end


async def begin(players: Players) -> None:
    """Begin a table for two."""
    await players.choose("New table")
    await players.click("training mission")
    await players.click("every turn")
    await players.click("the names, clockwise")
    await players.type("Eva Adam", "enter")
    await players.type(PIN, "enter")
    await players.type(PIN, "enter")
    await players.choose("everybody")


async def set_up(players: Players) -> None:
    """Set the mission up, step by step."""
    await players.choose("Eva", "All of this is ready")
    await players.keeper("The girl with the pipe", "D4", "01:00")
    await players.choose("Fountain", "Anti-Thought Umbrella", "Confusion Idol")
    await players.choose("C4", "B4", "B5", "B6", "Announce 5 recruits")
    await players.keep()
    await players.choose("Go on", "A1", "F1", "A7", "F7")
    await players.choose("This is ready", "Begin")


async def ask(players: Players) -> None:
    """Play 06:00 and 07:00: two questions, and the recruits."""
    await players.keeper("B7", "End turn")
    await players.keep()
    await players.choose("Meru", "asks: Subliminal Billboard")
    await players.keeper("B4")
    await players.reads("Billboard + Palm")
    await players.choose("Henry", "passes", "End turn")
    await players.keeper("C7", "End turn", "Announce 1 recruit")
    await players.keep()
    await players.reads("Lay 1 recruit on 07:00")
    for place in ("A7", "B7"):
        await players.tap(place)
    await players.choose("Stop here", "Bill", "asks: Fountain")
    await players.keeper("B7")
    await players.choose("passes", "End turn")


async def leave_and_come_back(players: Players) -> None:
    """Leave the table, and take it up again at home."""
    await players.choose("Leave", "leave")
    await players.reads("08:00", "Eva Adam")
    await players.come_back()


async def reveal_and_capture(players: Players) -> None:
    """Play 08:00 and 09:00: a step is revealed, and an agent gropes in the dark."""
    await players.keeper("D7", "End turn")
    await players.keep()
    await players.choose("Bill", "reveals the step on B7")
    await players.keeper("06:00")
    await players.choose("Henry", "passes", "End turn")
    await players.keeper("E7", "End turn", "Announce 1 recruit")
    await players.keep()
    await players.choose("Dusty", "tries to capture on F7")
    await players.keeper("No")
    await players.choose("Meru", "passes", "End turn")


async def win(players: Players) -> None:
    """Play 10:00 and 11:00, until the ninth recruit is told."""
    await players.keeper("E6", "End turn")
    await players.keep()
    await players.choose("Meru", "passes", "Henry", "passes", "End turn")
    await players.keeper("E5", "End turn", "Announce 2 recruits")
    await players.reads("RECRUITED!")
    await players.choose("Last receipt")
    await players.keep()


@pytest.mark.long
def test_a_whole_training_mission(tmp_path: Path) -> None:
    evidence, telephone = tmp_path / "evening.evidence.txt", tmp_path / "telephone"

    async def play() -> None:
        async with stage(tmp_path, (40, 20)) as found:
            players = Players(found, telephone)
            await begin(players)
            await set_up(players)
            await ask(players)
            await leave_and_come_back(players)
            await reveal_and_capture(players)
            await win(players)
            await players.choose("Reveal everything")
            await players.type(PIN, "enter", "enter")
            await players.choose("Back")
            await players.save(evidence)
        await accepted(evidence, telephone)

    asyncio.run(play())
    assert len(set(telephone.read_text("utf-8").splitlines())) == HEADS
