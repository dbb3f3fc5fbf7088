"""A whole full game by what the screen shows: killed in the middle, and accepted at the end."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from companion.bootstrap import ROOT
from tests.screens.playing import Players, accepted
from tests.screens.stage import stage
from tests.store.evening import PIN, environment

NOW = b"now\n"
UNTIL_IT_IS_KILLED = """
import asyncio, sys
from pathlib import Path
from tests.screens.test_whole_game import first_half
asyncio.run(first_half(*map(Path, sys.argv[1:])))
"""

HEADS = 8  # at 05:00, after each turn of the Recruiter, and at the end
PLAYED = (
    "recruit garden",
    "draw bus",
    "answer none",
    "note A5 no graffiti by 6",
    "lift A4 a guess",
    "retract",
    "answer D2",
    "done slip first",
    "bill shoves C5-B5",
    "answer no",
    "dusty shakes-down monks",
    "answer yes",
    "dusty pushes B5-B4",
    "dusty leads henry F4-F5",
    "immortal B4-A4 for C5",
    "answer 6",
    "done slip second",
    "dolphin",
    "answer C2 B5",
    "bill rests",
    "answer B4",
    "mistake 9 the slip token was laid late",
    "shown C3 3",
    "meru senses C6",
    "recruits 0",
)


async def first_half(home: Path, telephone: Path) -> None:
    """Play until the power fails, in the middle of the Recruiter's turn."""
    async with stage(home) as found:
        players = Players(found, telephone)
        await begin(players)
        await set_up(players)
        await at_six(players)
        await at_seven(players)
        await players.keeper("D5")
        await players.choose("Undo")
        await players.reads("Take back", "Step to D5")
        await players.press("enter")
        await players.choose("D6", "D5", "E6")
        os.write(1, NOW)
        await asyncio.Event().wait()


async def begin(players: Players) -> None:
    """Begin a table."""
    await players.choose("New table")
    await players.click("every turn")
    await players.click("the names, clockwise")
    await players.type("Eva Adam Petr", "enter")
    await players.type(PIN, "enter")
    await players.type(PIN, "enter")
    await players.choose("everybody")


async def set_up(players: Players) -> None:
    """Set the game up, step by step."""
    await players.choose("Eva", "This is ready")
    for one, other in ("C4", "D4"), ("B2", "B3"), ("F2", "E2"), ("D6", "D7"), ("A5", "A6"):
        await players.tap(one)
        await players.tap(other)
    await players.choose("All of this is ready")
    await players.keeper("Karl Box, the ad man", "D2", "Flux Cafe", "Monks", "Confusion Idol")
    await players.choose("C2", "C3", "B4", "B5", "Announce 3 recruits", "B3", "C4", "D4", "D5")
    await players.keep()
    await players.choose("As proposed", "A3", "F4", "C7", "A6", "All of this is ready", "D6")
    await players.keeper("Garden", "C-4 K-9 Assassin Dogs")
    await players.reads("Everything is set up. Eva has the first turn.")
    await players.choose("Begin")


async def at_six(players: Players) -> None:
    """Recruit by Immortals, ask about what is nowhere and what is in two places, lay notes."""
    await players.keeper(
        "The Immortals contact a recruit: Garden",
        "C5",
        "C4",
        "C5",
        "Draw a feature card",
        "Dream Bus",
    )
    await players.choose("End turn")
    await players.keep()
    for place in ("A3", "A4", "A5"):
        await players.tap(place)
    await players.choose("Meru", "asks: Graffiti")
    await players.keeper("No new token")
    await players.reads("NO NEW TOKEN")
    await note(players, "A5", "no graffiti by 6")
    await note(players, "A4", "a guess")
    await players.choose("More", "Remove note: take a note off the board", "A4 a guess")
    await players.choose("Henry", "passes", "Undo")
    await players.reads("Take back", "Henry passes")
    await players.press("enter")
    await players.choose("Henry", "asks: Flux Cafe")
    await players.keeper("D2")
    await players.reads("STEP ON D2")
    await players.choose("End turn")


async def note(players: Players, place: str, said: str) -> None:
    """Lay a note."""
    await players.choose("More", "Note: put a note on a location", place)
    await players.type(said, "enter")


async def at_seven(players: Players) -> None:
    """Slip away, and tell recruits; shove, capture, shake down, push and lead."""
    await players.keeper(
        "Mind Slip", "E5", "D4", "E4", "End turn (Mind Slip used, token 1)", "Announce 1 recruit"
    )
    await players.keep()
    await players.choose("C7", "C6", "Stop here", "Bill", "shoves an Immortal", "C5", "B5")
    await players.choose("Bill", "tries to capture on C6")
    await players.keeper("No")
    await players.choose("A6", "B6", "B5", "Dusty", "shakes down an Immortal", "Monks")
    await players.keeper("Yes")
    await players.choose("Dusty", "pushes the Immortal", "B4")
    await players.choose("Dusty", "Henry", "F5", "Stop here", "End turn")


async def second_half(home: Path, telephone: Path, evidence: Path) -> None:
    """Go on where the power failed, up to the evidence."""
    async with stage(home) as found:
        players = Players(found, telephone)
        await players.come_back()
        await players.reads("08:00", "Immortal moves D5→E6 · Idol + Fountain")
        await at_eight(players)
        await at_nine(players)
        await at_ten(players)
        await at_eleven(players)
        await the_end(players, evidence)
    await accepted(evidence, telephone)


async def at_eight(players: Players) -> None:
    """Pay for another Immortal's move; let a step be revealed."""
    paid = "Move an Immortal, paid for with a step token"
    await players.keeper(paid, "B4", "A4", "C5", "End turn")
    await players.keep()
    await players.choose("A5", "B5", "C5", "Meru", "reveals the step on C5")
    await players.keeper("06:00")
    await players.reads("AT 06:00")
    await players.choose("F5", "E5", "Stop here", "Henry", "tries to capture on E5")
    await players.keeper("No")
    await players.choose("End turn")


async def at_nine(players: Players) -> None:
    """Slip away once more; the ally helps with a question."""
    await players.keeper("Mind Slip", "B6", "E4", "E3", "End turn (Mind Slip used, token 2)")
    await players.choose("Announce 1 recruit")
    await players.keep()
    await players.choose("Dusty", "asks: Torches", "The agents: the Spy Dolphin helps")
    await players.keeper("C2, B5")
    await players.reads("STEPS ON C2, B5 · C2 (Monks + Torches), B5 (Cafe + Torches)")
    await players.choose("Bill", "passes", "End turn")


async def at_ten(players: Players) -> None:
    """Ask what only one location answers; admit a mistake and pay; shake down in vain."""
    await players.keeper("B7", "A4", "B5", "End turn")
    await players.keep()
    await players.choose("E5", "D5", "Stop here", "Henry", "asks: Subliminal Billboard")
    await players.keeper("B4")
    await players.choose("More", "Mistake: the Recruiter moved or answered wrongly")
    await players.unlock()
    await players.choose("09:00  1 recruit announced")
    await players.type("the slip token was laid late", "enter")
    await players.reads("so 1 note is owed")
    await players.choose("Admit it")
    await players.press("enter")
    await players.choose("Show an hour", "C3")
    await players.reads("At 03:00 on C3")
    await players.choose("Dusty", "shakes down an Immortal", "Pool")
    await players.keeper("No")
    await players.choose("Dusty", "pushes the Immortal", "B4", "End turn")


async def at_eleven(players: Players) -> None:
    """Sense the Recruiter, and capture him."""
    await players.keeper("C7", "End turn", "Announce 0 recruits")
    await players.keep()
    await players.choose(
        "C5", "C6", "Stop here", "Meru", "uses her ability on C6: within 2 in a straight line?"
    )
    await players.keeper("Yes")
    await players.choose("C6", "C7", "Stop here", "Bill", "tries to capture on C7")
    await players.keeper("Yes")
    await players.reads("CAPTURED! Bill", "captures the Recruiter")
    await players.choose("Last receipt")
    await players.keep()


async def the_end(players: Players, evidence: Path) -> None:
    """Open everything, walk the path, and save the evidence."""
    await players.choose("Reveal everything")
    await players.type(PIN, "enter", "enter")
    await players.leave_until("Nothing is secret any more.")
    await players.choose("Replay")
    await players.press("end")
    await players.reads("11:00", "Bill tries to capture on C7")
    await players.choose("Leave")
    await players.save(evidence)


@pytest.mark.long
def test_a_whole_full_game(tmp_path: Path) -> None:
    evidence, telephone = tmp_path / "evening.evidence.txt", tmp_path / "telephone"
    command = [sys.executable, "-c", UNTIL_IT_IS_KILLED, str(tmp_path), str(telephone)]
    with subprocess.Popen(
        command, env=environment(tmp_path), cwd=ROOT, stdout=subprocess.PIPE
    ) as half:
        assert half.stdout
        assert half.stdout.readline() == NOW
        half.kill()
    asyncio.run(second_half(tmp_path, telephone, evidence))
    assert len(set(telephone.read_text("utf-8").splitlines())) == HEADS
    record = evidence.read_text("utf-8")
    assert [each for each in PLAYED if each not in record] == []
