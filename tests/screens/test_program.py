"""The program as the Recruiter on the screen: one page for all, one key for each of its turns."""

import asyncio
from itertools import count
from pathlib import Path
from random import Random

import pytest

from companion.play.coming import What
from screens.table.kinds import program
from tests.play.program_evening import begun, on
from tests.screens.playing import Players
from tests.screens.stage import Size, stage
from tests.store.evening import told

PLAYS, ANSWERS = "Enter: the program plays.", "Enter: the program answers."
PASSES = (("Meru", "passes", "Henry", "passes"), ("Bill", "passes", "passes"))  # Dusty is left
WORDS = "appl rive bott zoo"
FULL = {"mode": "full", "players": "Eva companion", "program": "recruiter/easy-1"}


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait for the pause."""
    monkeypatch.setattr(program, "PAUSE", 0)


async def begin(players: Players, proof: str = "") -> None:
    """Begin a training mission against the program, and say the words of its deal."""
    await players.choose("New table")
    await players.click("training mission")
    await players.click("the names, clockwise")
    await players.type("Eva")
    await players.click("the program, easy")
    if proof:
        await players.click(proof)
    await players.press("f5")
    await players.choose("Companion")
    await players.reads(PLAYS)
    await players.press("enter")
    await players.keep()
    await players.reads("The deal is made from what you say now")
    await players.say(WORDS)


async def set_up(players: Players, *, heads: bool) -> None:
    """Set the mission up; what the program does in it takes one key."""
    await players.choose("All of this is ready")
    await players.press("enter")
    if heads:
        await players.keep()
    await players.choose("Go on", "B1", "F1", "A7", "F7", "This is ready", "Begin")


async def turn(players: Players, *, heads: bool) -> None:
    """Let the program have its turn: one key, and the receipt where one comes."""
    await players.reads(PLAYS)
    await players.press("enter")
    if heads:
        await players.keep()


async def ask(players: Players) -> None:
    """Ask: two keys choose the question, which can be taken back, and the third confirms it."""
    await players.choose("Meru", "asks: Flux Cafe")
    await players.reads(ANSWERS)
    await players.press("ctrl+z")
    await players.reads("Taken back")
    await players.choose("Meru", "asks: Flux Cafe")
    await players.reads(ANSWERS)
    await players.press("enter")
    await players.reads("Meru may go on")


def over(players: Players) -> bool:
    """Say whether the game is over."""
    return "Evidence" in players.stage.text


async def play_on(players: Players, *, heads: bool) -> None:
    """Let agents pass until the time is up, or the program has won or lost before."""
    for hour in count(7):
        await players.reads(PLAYS)
        await players.press("enter")
        if heads and "Kept" in players.stage.text:
            await players.keep()
        if over(players):
            return
        await players.choose(*PASSES[hour % 2], "End turn")


@pytest.mark.long
@pytest.mark.parametrize(("size", "proof"), [((80, 24), "every turn"), ((40, 20), "")])
def test_a_whole_training_mission_against_the_program(
    tmp_path: Path, size: Size, proof: str
) -> None:
    evidence, telephone = tmp_path / "evening.evidence.txt", tmp_path / "telephone"

    async def play() -> None:
        async with stage(tmp_path, size) as found:
            players = Players(found, telephone)
            await begin(players, proof)
            await set_up(players, heads=bool(proof))
            await turn(players, heads=bool(proof))
            await ask(players)
            await players.choose("Henry", "passes", "End turn")
            await play_on(players, heads=bool(proof))
            if proof:
                await players.choose("Last receipt")
                await players.keep()
            await players.choose("Reveal everything")
            await players.press("y")
            await players.choose("Back")
            await players.save(evidence)

    asyncio.run(play())
    code, said = told(evidence.parent, "verify", evidence, "--head", telephone)
    assert code == (0 if proof else 5), said
    assert "Each of the program's moves is the one that its level recruiter/easy-1 makes." in said


def test_a_receipt_that_is_kept_holds_up_no_turn_of_the_program(tmp_path: Path) -> None:
    async def play() -> None:
        async with stage(tmp_path) as at:
            sitting = begun(at.app.tables, FULL)
            chance, receipts = Random(1), 0
            while (receipts := receipts + (sitting.next.what is What.RECEIPT)) < 2:
                on(sitting, chance)
            at.app.sit_down(sitting)
            await at.settle()
            await at.press("enter")
            assert PLAYS in " ".join(at.text.split())
            await at.press("enter")
            assert sitting.next.what is What.OPEN

    asyncio.run(play())


def test_an_empty_folder_offers_a_first_game_that_asks_only_who_plays(tmp_path: Path) -> None:
    async def play() -> None:
        async with stage(tmp_path, (40, 20)) as found:
            players = Players(found, tmp_path / "telephone")
            await players.choose("First game")
            await players.reads("training mission; the program, easy", "F7 gives a hint")
            await players.type("Eva, Eva", "enter")
            await players.reads("different")
            await players.press("ctrl+u")
            await players.type("Eva, Adam", "enter")
            await players.choose("Companion")
            await players.reads(PLAYS)
            await players.press("f7")  # with less help the table would be asked for it
            await players.reads("The program has no hint now")
            await players.choose("Leave")
            assert "First game" not in found.text

    asyncio.run(play())
