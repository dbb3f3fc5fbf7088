"""A game with secrets and no folder of screens is played to its end and evidence, in words."""

import asyncio
from pathlib import Path

import pytest

from companion import games
from companion.seal.checking.verdict import judged
from companion.seal.evidence import of_text
from screens.proof.head_page import HeadPage
from screens.proof.share_dialog import ShareDialog
from screens.table.hidden.break_page import BreakPage
from screens.table.kinds.alone import ALONE
from screens.table.kinds.everybody import EVERYBODY
from screens.table.panels.loud_line import LoudLine
from screens.table.panels.sheet_panel import SectionBox, SheetPanel
from tests.screens.kinds import sits
from tests.screens.stage import SIZES, Size, Stage, stage
from tests.seal.auction import heads
from tests.shelf import downs
from tests.shelf import toys as toys

pytestmark = pytest.mark.usefixtures("toys")
PIN = "2468"


async def begun(at: Stage, screen: str = "2") -> None:
    """Begin an auction of one round, by keys alone, at a screen that all look at."""
    await at.press("n", *downs("bids"), "enter")
    await at.type("Eva Adam", "tab")
    assert "red hours" not in at.text  # it has none, so receipts come at every turn
    await at.press("tab")
    await at.type(PIN, "enter")
    await at.type(PIN, "enter")
    await at.press(screen)


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
            await at.until(lambda: "Kept" in at.text)
            assert "999" not in at.text
            await at.press("enter")
            await at.take("at least 1000")
            assert "Is it at least 1000?" in at.text
            await lifted(at)
            await at.take("")
            assert "No" in at.text.split()
            await lifted(at)
            await at.take("")  # show it
            assert at.app.screen.query_one(LoudLine).text == "Everybody wins"
            await at.press("enter")
            await at.until(lambda: "Kept" in at.text)
            await at.press("enter", "o")
            await at.type(PIN, "enter")
            assert "Nothing is secret any more." in at.text
            await at.press("c")
            assert "verifier.html" not in at.text  # the page does not know it
            assert "Then compare" not in at.text  # there are no cards in it
            await at.press("escape")
            shown = at.app.screen.query_one("#figures", SheetPanel)
            assert [each.border_title for each in shown.query(SectionBox)] == [" Hidden "]
            assert "cards" not in at.text
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


@pytest.mark.parametrize("size", SIZES)
def test_an_auction_is_played_on_a_screen_of_ones_own(tmp_path: Path, size: Size) -> None:
    async def play() -> None:
        async with stage(tmp_path, size) as at:
            await begun(at, "1")
            assert isinstance(at.app.screen, ShareDialog)  # before the first bid is sealed
            await at.type("appl rive bott zoo abil", "enter")
            await at.press("enter")
            assert sits(at.app.screen, ALONE)
            await at.press("1")
            await at.type("999", "enter")
            assert "999" in at.text
            await at.press("space")
            assert "999" not in at.text
            await at.press("1", "space")
            assert "999" in at.text  # and nothing was chosen unseen
            await at.type("the bid")  # stands
            await at.settle()
            assert isinstance(at.app.screen, HeadPage)
            await at.press("enter")
            await at.take("Ask", "at least 1000")
            assert at.public.seating.sitting.table.moves[-1] == "ask 1000"
            assert sits(at.app.screen, ALONE)  # the answer is typed here, too
            await at.press("f2")
            assert sits(at.app.screen, EVERYBODY)
            assert "999" not in at.text
            await at.press("enter")
            await at.type(PIN, "enter")
            assert sits(at.app.screen, ALONE)
            await at.press("f10")
            assert isinstance(at.app.screen, BreakPage)
            assert "999" not in at.text

    asyncio.run(play())
