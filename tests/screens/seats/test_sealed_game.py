"""A game with secrets and no folder of screens is played to its end and evidence, in words."""

import asyncio
from pathlib import Path

import pytest

from companion import games
from companion.seal.evidence import of_text
from companion.seal.verdict import judged
from tests.screens.stage import SIZES, Size, Stage, stage
from tests.seal.auction import heads
from tests.shelf import downs
from tests.shelf import toys as toys

pytestmark = pytest.mark.usefixtures("toys")
PIN = "2468"


async def begun(at: Stage) -> None:
    """Begin an auction of one round, by keys alone."""
    await at.press("n", *downs("bids"), "enter")
    await at.type("Eva Adam", "tab")
    await at.press("right", "space", "tab")  # receipts at every turn
    await at.type(PIN, "enter")
    await at.type(PIN, "enter")
    await at.press("2")  # everybody looks at this screen


async def lifted(at: Stage, *keys: str) -> None:
    """Call the hidden side with its PIN, and press keys there."""
    await at.press("f2")
    if "looks now" not in at.text:  # the others give their words
        await at.type("appl rive bott zoo abil", "enter")
        await at.press("enter")
    await at.type(PIN, "enter")
    if "two keys" in at.text:
        await at.press("enter")  # always the PIN
    await at.press(*keys)


@pytest.mark.parametrize("size", SIZES)
def test_an_auction_is_played_to_its_end_and_its_evidence(tmp_path: Path, size: Size) -> None:
    path = tmp_path / "auction.evidence.txt"

    async def play() -> None:
        async with stage(tmp_path, size) as at:
            await begun(at)
            assert "Your words are due: Adam 4. Enter asks for them." in " ".join(at.text.split())
            await lifted(at, "1")
            await at.type("999", "enter")
            assert "999" in at.text
            await at.type("the bid")  # stands
            assert "Kept" in at.text
            assert "999" not in at.text
            await at.press("enter", "2")  # at least 1000?
            assert "Is it at least 1000?" in at.text
            await lifted(at, "1")
            assert "No" in at.text.split()
            await lifted(at, "1")  # show it
            assert "Everybody wins" in at.text
            await at.press("enter")
            assert "Kept" in at.text
            await at.press("enter", "o")
            await at.type(PIN, "enter")
            await at.press("s", "ctrl+u")
            await at.type(str(path), "enter")
            await at.press("escape")

    asyncio.run(play())
    evidence = of_text(path.read_text("utf-8"))
    found = judged(games.take, evidence, heads(evidence))
    assert not found.all


def test_the_hidden_side_is_covered_falls_and_shows_nothing_to_the_others(tmp_path: Path) -> None:
    async def play() -> None:
        async with stage(tmp_path) as at:
            await begun(at)
            await lifted(at, "1")
            await at.type("999", "enter")
            await at.press("space")
            assert "999" not in at.text
            await at.press("1", "space")
            assert "999" in at.text  # and nothing was chosen unseen
            await at.press("f2")
            assert "999" not in at.text
            await at.press("tab", "f1", "end")
            assert "999" not in at.text

    asyncio.run(play())
