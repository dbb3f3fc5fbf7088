"""Agents by the program on the screen: a person is the Recruiter, alone, and has the map open."""

import asyncio
from pathlib import Path

import pytest

from screens.table.kinds import program
from tests.screens.playing import Players
from tests.screens.stage import stage
from tests.store.evening import PIN

PLAYS = "Enter: the program plays."


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait for the pause."""
    monkeypatch.setattr(program, "PAUSE", 0)


async def begin(players: Players) -> None:
    """Begin a training mission alone against the program's agents."""
    await players.choose("New table")
    await players.click("training mission")
    await players.click("the names, clockwise")
    await players.type("Eva")
    await players.click("all")
    await players.click("at least 4 characters")
    await players.type(PIN, "enter")
    await players.type(PIN, "enter")


def test_who_is_alone_plays_the_recruiter_against_agents_of_the_program(tmp_path: Path) -> None:
    async def play() -> None:
        async with stage(tmp_path, (80, 24)) as found:
            players = Players(found, tmp_path / "telephone")
            await begin(players)
            await players.choose("Eva", "All of this is ready", "The girl with the pipe", "D4")
            await players.choose("01:00", "Fountain", "Anti-Thought Umbrella", "Confusion Idol")
            await players.choose("C4", "B4", "B5", "B6", "Announce 5 recruits")
            await players.reads(PLAYS)
            await players.press("enter")  # who moves the agents, and where each of them begins
            await players.choose("This is ready", "Begin", "B7", "End turn")
            await players.reads(PLAYS)
            await players.press("enter")
            await players.reads("06:00", "did you visit")  # nothing but the answer is asked
            assert "The girl with the pipe" in found.text

    asyncio.run(play())
