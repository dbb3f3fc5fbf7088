"""The share: words of everybody else, taken by their first letters and shown back."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from companion import table
from companion.core import KEEPER
from companion.seal.words import indexes
from companion.table import Table
from screens.share import ShareAsked, Word
from tests.screens.stage import SIZES, Size, Stage, golden, stage
from tests.store.evening import NAME, OPTIONS, PIN

Play = Callable[[Stage, Table], Awaitable[None]]
WORDS = "apple river bottom zoo"


def asked(home: Path, play: Play, size: Size = (80, 24)) -> None:
    """Play where the share is asked for."""

    async def begin() -> None:
        async with stage(home, size) as found:
            begun = table.begin(found.app.tables, NAME, "mind-mgmt", OPTIONS, PIN)
            begun.play(KEEPER, "recruiter Eva")
            found.app.push_screen(ShareAsked(begun))
            await found.settle()
            await play(found, begun)
            begun.close()

    asyncio.run(begin())


def said(begun: Table) -> tuple[int, ...]:
    """Give the words that the players gave."""
    return tuple(word for words in begun.shared.values() for word in words)


@pytest.mark.parametrize(
    "typed", ["appl" + "rive" + "bot" + "zoo", "apple river bottom zoo", "appleriverbottomzoo"]
)
def test_a_word_is_taken_as_soon_as_its_letters_are_enough_also_from_who_types_on(
    tmp_path: Path, typed: str
) -> None:
    async def play(found: Stage, begun: Table) -> None:
        await found.type(typed, "enter")
        assert said(begun) == indexes(WORDS)
        assert not isinstance(found.app.screen, ShareAsked)

    asked(tmp_path, play)


def test_a_word_that_others_begin_with_ends_with_a_blank(tmp_path: Path) -> None:
    async def play(found: Stage, begun: Table) -> None:
        await found.type("act ")
        assert "Adam: act" in found.text
        assert not said(begun)

    asked(tmp_path, play)


def test_nothing_is_given_before_the_words_were_shown_back_and_confirmed(tmp_path: Path) -> None:
    async def play(found: Stage, begun: Table) -> None:
        await found.type(WORDS)
        assert "Adam: apple river" in found.text
        assert "Petr: bottom zoo" in found.text
        assert not said(begun)
        await found.press("backspace")
        await found.type("yard", "enter")
        assert said(begun) == indexes("apple river bottom yard")

    asked(tmp_path, play)


def test_words_of_another_list_and_pasted_lines_are_taken_with_enter(tmp_path: Path) -> None:
    async def play(found: Stage, begun: Table) -> None:
        found.app.screen.query_one(Word).value = "abdikace abeceda"
        await found.press("enter")
        assert "Petr says 2 words" in " ".join(found.text.split())
        assert not said(begun)

    asked(tmp_path, play)


def test_what_is_no_word_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async def play(found: Stage, begun: Table) -> None:
        await found.type("qqq", "enter")
        assert "no word of the lists" in " ".join(found.text.split())
        assert not said(begun)

    asked(tmp_path, play)


def test_escape_gives_no_share(tmp_path: Path) -> None:
    async def play(found: Stage, begun: Table) -> None:
        await found.type(WORDS, "escape")
        assert not said(begun)
        assert not isinstance(found.app.screen, ShareAsked)

    asked(tmp_path, play)


@pytest.mark.parametrize("size", SIZES)
def test_the_share_looks_like_this(tmp_path: Path, size: Size) -> None:
    async def play(found: Stage, begun: Table) -> None:
        await found.type("appl" + "ri")
        assert begun.share_due
        # The home below shows a time that passes.
        asked_for = found.app.screen.query_one("#asked").region
        rows = found.text.splitlines()[asked_for.y : asked_for.bottom]
        shown = [row[asked_for.x : asked_for.right].rstrip() for row in rows]
        golden(f"share-{size[0]}x{size[1]}", "\n".join(shown))

    asked(tmp_path, play, size)
