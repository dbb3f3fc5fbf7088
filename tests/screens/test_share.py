"""The share: words of everybody else, taken by their first letters and shown back."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from companion import table
from companion.core import KEEPER
from companion.seal.words import indexes
from companion.store.errors import NotSaved
from companion.table import Table
from screens.share import ShareAsked, Word
from tests.screens.doing import burst, paste
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


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("ability able about above ", "ability able about above"),
        ("abiablaboutabove", "ability able about above"),
        ("applrivebottzoo", "apple river bottom zoo"),
        ("apple eagle river ring", "apple eagle river ring"),
        ("act actor abi abl", "act actor ability able"),
    ],
)
def test_letters_that_come_faster_than_the_screen_take_each_word_once(
    tmp_path: Path, typed: str, meant: str
) -> None:
    async def play(found: Stage, begun: Table) -> None:
        await burst(found, typed)
        assert "Are these your words?" in found.text
        await found.press("enter")
        assert said(begun) == indexes(meant)

    asked(tmp_path, play)


def test_words_that_are_pasted_are_taken_at_once_whoever_says_them(tmp_path: Path) -> None:
    async def play(found: Stage, begun: Table) -> None:
        await paste(found, "ananas anketa\nbambus bageta")
        assert "Are these your words?" in found.text
        await found.press("enter")
        assert said(begun) == indexes("ananas anketa bambus bageta")

    asked(tmp_path, play)


def test_what_is_pasted_and_is_no_word_stays_to_be_put_right(tmp_path: Path) -> None:
    async def play(found: Stage, begun: Table) -> None:
        await paste(found, "apple river qqq zoo")
        assert "qqq: no word of the lists" in " ".join(found.text.split())
        assert found.app.screen.query_one(Word).value == "apple river qqq zoo"
        assert len(begun.share_due) == 2

    asked(tmp_path, play)


def test_a_share_that_is_not_saved_stays_in_hand_and_enter_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(found: Stage, begun: Table) -> None:
        def full(*_all_of_it: object) -> None:
            raise NotSaved("not saved: the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(type(begun._kept), "append", full)
            await found.type(WORDS, "enter")
            assert "not saved: the disk is full" in found.text
            assert isinstance(found.app.screen, ShareAsked)
            assert not said(begun)
        await found.press("enter")
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
        await found.type("ya", "enter")
        assert said(begun) == indexes("apple river bottom yard")

    asked(tmp_path, play)


def test_enter_behind_the_last_word_ends_it_and_only_the_next_one_confirms(tmp_path: Path) -> None:
    async def play(found: Stage, begun: Table) -> None:
        await found.type("apple river bottom tiger", "enter")
        assert isinstance(found.app.screen, ShareAsked)
        assert "Are these your words?" in found.text
        await found.press("enter")
        assert said(begun) == indexes("apple river bottom tiger")

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
