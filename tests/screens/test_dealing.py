"""Dealt features: a head is kept, new words are said, and the keeper takes three cards."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual import events
from textual.widgets import Static

from companion.core import KEEPER, PUBLIC
from companion.evening.sitting import Sitting
from companion.games.mind_mgmt.words.names import names_at
from companion.play import table
from screens.proof.head_page import HeadPage
from screens.proof.share_dialog import ShareDialog
from screens.table.hidden.deal_dialog import DealDialog
from screens.table.kinds.everybody import EVERYBODY
from screens.table.kinds.hidden import HIDDEN
from tests.screens.every import show_three_cards
from tests.screens.hands import Hands
from tests.screens.kinds import sits
from tests.screens.stage import SIZES, Size, Stage, evening, golden, played, seated, stage
from tests.screens.test_dialogs import box
from tests.store.evening import NAME, PIN

WORDS = ("appl", "rive", "bott", "zoo")
START = evening("start D2")


def dealt(home: Path, play: Callable[[Stage, Hands], Awaitable[None]], size: Size) -> None:
    """Let the keeper ask for a deal, and look on."""

    async def begin() -> None:
        async with seated(home, START, size) as found:
            hands = Hands(found)
            await found.press("enter")
            await hands.pin()
            await hands.press("0", "y")
            await play(found, hands)

    asyncio.run(begin())


async def until_dealt(hands: Hands) -> None:
    """Keep the head, say words, and lift the curtain."""
    await hands.press("enter")
    await hands.press(*"".join(WORDS), "enter")
    await hands.pin()


@pytest.mark.parametrize("size", SIZES)
def test_a_deal_leads_by_itself_from_the_head_to_the_words_and_to_the_three_cards(
    tmp_path: Path, size: Size
) -> None:
    async def play(stage: Stage, hands: Hands) -> None:
        assert isinstance(stage.app.screen, HeadPage)
        assert stage.table.moves[-1] == "deal"
        said = stage.app.screen.query_one("#hour", Static).content
        assert str(said) == "Receipt of the set-up"
        await hands.press("enter")
        assert isinstance(stage.app.screen, ShareDialog)
        assert "from what you say now" in stage.dialog
        await hands.press(*"".join(WORDS), "enter")
        await hands.pin()
        assert isinstance(stage.app.screen, DealDialog)
        known = stage.table.view(KEEPER)
        names = names_at(known)
        for feature in known.map.dealt:
            letters = names.feature(feature).replace(" ", "")
            assert letters in stage.dialog.replace(" ", "")
        assert "another player shuffles the rest" in stage.dialog
        await hands.press("enter")
        assert stage.table.moves[-1] == f"features {' '.join(known.map.dealt)}"
        assert sits(stage.app.screen, HIDDEN)
        assert "Step 1 of 4" in stage.text
        assert hands.keys <= 2 + 1 + sum(map(len, WORDS)) + 1 + 1

    dealt(tmp_path, play, size)


async def by_key(stage: Stage) -> None:
    """Hide by a key."""
    await stage.press("escape")


async def by_looking_away(stage: Stage) -> None:
    """Look at another window."""
    stage.app.post_message(events.AppBlur())
    await stage.settle()


@pytest.mark.parametrize("hide", [by_key, by_looking_away])
def test_what_was_dealt_hides_with_the_curtain_and_waits_behind_it(
    tmp_path: Path, hide: Callable[[Stage], Awaitable[None]]
) -> None:
    async def play(stage: Stage, hands: Hands) -> None:
        await until_dealt(hands)
        await hide(stage)
        assert sits(stage.app.screen, EVERYBODY)
        names = names_at(stage.table.view(PUBLIC))
        shown = " ".join(stage.text.split())
        three = stage.table.view(KEEPER).map.dealt
        assert not any(" ".join(names.feature(feature)) in shown for feature in three)
        assert "the three dealt cards" in stage.text
        await stage.press("enter")
        await hands.pin()
        assert isinstance(stage.app.screen, DealDialog)
        assert stage.table.view(KEEPER).map.dealt == three

    dealt(tmp_path, play, (80, 24))


def test_who_goes_back_from_the_words_is_asked_for_them_again(tmp_path: Path) -> None:
    async def play(stage: Stage, hands: Hands) -> None:
        await hands.press("enter", "escape")
        assert sits(stage.app.screen, EVERYBODY)
        await hands.press("enter")
        assert isinstance(stage.app.screen, ShareDialog)

    dealt(tmp_path, play, (80, 24))


def test_the_cards_that_were_dealt_by_hand_are_still_typed_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, START) as stage:
            hands = Hands(stage)
            await stage.press("enter")
            await hands.pin()
            assert "Companion deals them" in stage.text
            await stage.press("0", "n")
            assert stage.table.moves[-1] == "start D2"
            for feature in ("cafe", "monks", "idol"):
                names = names_at(hands.side.seating.view)
                await hands.word(names.feature(feature))
            assert stage.table.moves[-1] == "features cafe idol monks"

    asyncio.run(play())


@pytest.mark.parametrize("size", SIZES)
def test_a_deal_looks_like_this(tmp_path: Path, size: Size) -> None:
    async def play(stage: Stage, hands: Hands) -> None:
        await hands.press("enter")
        golden(f"dealing-words-{size[0]}x{size[1]}", box(stage))
        await hands.press("escape")
        await show_three_cards(stage)
        golden(f"dealing-cards-{size[0]}x{size[1]}", box(stage))

    dealt(tmp_path, play, size)


def test_who_comes_back_before_the_words_are_said_sees_the_head_of_the_deal_once_more(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with stage(tmp_path) as found:
            begun = played(found.app.tables, (*START, "deal"))
            begun.close()
            row = found.app.tables.find(NAME)
            resumed = table.resume(found.app.tables, row, PIN)
            found.app.sit_down(Sitting(found.app.tables, row, resumed))
            await found.settle()
            assert isinstance(found.app.screen, HeadPage)
            assert "Then say new words" in " ".join(found.text.split())
            await found.press("enter")
            assert isinstance(found.app.screen, ShareDialog)

    asyncio.run(play())
