"""The share: words of everybody else, taken by their first letters and shown back."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from companion.core import KEEPER
from companion.evening.sitting import Sitting
from companion.play import table
from companion.play.table import Table
from companion.seal.words import indexes
from companion.store.disk.errors import NotSaved
from screens.proof.share_dialog import ShareDialog, Word
from tests.screens.doing import burst, paste
from tests.screens.stage import (
    SIZES,
    Size,
    Stage,
    golden,
    stage,
)
from tests.store.evening import NAME, OPTIONS, PIN

Play = Callable[[Stage, Table], Awaitable[None]]
WORDS = "apple river bottom zoo"


def asked(home: Path, play: Play, size: Size = (80, 24)) -> None:
    """Play where the share is asked for."""

    async def begin() -> None:
        async with stage(home, size) as found:
            begun = table.begin(found.app.tables, NAME, "mind-mgmt", OPTIONS, PIN)
            begun.play(KEEPER, begun.read("recruiter Eva"))
            found.app.push_screen(
                ShareDialog(Sitting(found.app.tables, found.app.tables.find(NAME), begun))
            )
            await found.settle()
            await play(found, begun)
            begun.close()

    asyncio.run(begin())


def said(begun: Table) -> tuple[int, ...]:
    """Give the words that the players gave."""
    return tuple(word for words in begun.sealing.shared.values() for word in words)


@pytest.mark.parametrize(
    "typed", ["appl" + "rive" + "bot" + "zoo", "apple river bottom zoo", "appleriverbottomzoo"]
)
def test_a_word_is_taken_as_soon_as_its_letters_are_enough_also_from_who_types_on(
    tmp_path: Path, typed: str
) -> None:
    async def play(found: Stage, begun: Table) -> None:
        await found.type(typed, "enter")
        assert said(begun) == indexes(WORDS)
        assert not isinstance(found.app.screen, ShareDialog)

    asked(tmp_path, play)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("ability able about above ", "ability able about above"),
        ("abiablaboutabov", "ability able about above"),
        ("applrivebottzoo", "apple river bottom zoo"),
        ("appleeagleriverrin", "apple eagle river ring"),
        ("apple eagle river ring ", "apple eagle river ring"),
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


def test_what_is_pasted_and_is_no_word_is_named_and_leaves_the_field_free(tmp_path: Path) -> None:
    async def play(found: Stage, begun: Table) -> None:
        await paste(found, "apple river qqq zoo")
        assert "qqq: not in the lists of words" in " ".join(found.text.split())
        assert not found.app.screen.query_one(Word).value
        assert len(begun.sealing.share_due) == 2
        await paste(found, WORDS)
        assert "Are these your words?" in found.text

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
            assert "Not saved: the disk is full" in found.text
            assert isinstance(found.app.screen, ShareDialog)
            assert not said(begun)
        await found.press("enter")
        assert said(begun) == indexes(WORDS)
        assert not isinstance(found.app.screen, ShareDialog)

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
        assert isinstance(found.app.screen, ShareDialog)
        assert "Are these your words?" in found.text
        await found.press("enter")
        assert said(begun) == indexes("apple river bottom tiger")

    asked(tmp_path, play)


@pytest.mark.parametrize(
    ("before", "word", "end"),
    [("", "bottle", "space"), ("", "candle", "enter"), ("apple river tiger ", "bottle", "enter")],
)
def test_a_word_that_only_begins_like_one_of_the_list_is_named_and_taken_out_of_the_field(
    tmp_path: Path, before: str, word: str, end: str
) -> None:
    async def play(found: Stage, begun: Table) -> None:
        await found.type(f"{before}{word}", end)
        assert f"{word}: not in the list. Say another word." in found.dialog
        assert not found.app.screen.query_one(Word).value
        asked_for = "Petr says a word" if before else "Adam says 2 words"
        assert asked_for in found.dialog
        rest = WORDS.split()[len(before.split()) :]
        await found.type(" ".join(rest), "enter")
        assert said(begun) == indexes(" ".join([*before.split(), *rest]))

    asked(tmp_path, play)


def test_words_behind_one_that_is_not_in_the_list_are_heard_all_the_same(tmp_path: Path) -> None:
    async def play(found: Stage, _begun: Table) -> None:
        await found.type("apple bottle ")
        assert "bottle: not in the list" in found.dialog
        await found.type("candle dragon ")
        assert "Adam: apple dragon Petr:" in found.dialog

    asked(tmp_path, play)


def test_a_word_that_could_be_several_asks_for_more_letters_and_names_them(tmp_path: Path) -> None:
    async def play(found: Stage, _begun: Table) -> None:
        await found.type("ti ")
        assert "ti: type more letters" in found.dialog
        assert "tiger" in found.dialog
        await found.type("ger ")
        assert "Adam: tiger" in found.dialog

    asked(tmp_path, play)


def test_words_without_a_blank_between_are_taken_as_they_are_shown(tmp_path: Path) -> None:
    async def play(found: Stage, begun: Table) -> None:
        await found.type("apple zoo windowriver")
        assert "Petr: window river" in found.dialog
        assert "Are these your words?" in found.dialog
        await found.press("enter", "enter")
        assert said(begun) == indexes("apple zoo window river")

    asked(tmp_path, play)


def test_backspace_asks_before_it_takes_a_word_of_the_player_before(tmp_path: Path) -> None:
    async def play(found: Stage, _begun: Table) -> None:
        await found.type("apple zoo window ")
        await found.press("backspace", "backspace")
        assert "Adam: apple zoo" in found.dialog
        assert "Adam's words stand. Backspace once more" in found.dialog
        await found.press("backspace")
        assert "Adam: apple Petr:" in found.dialog

    asked(tmp_path, play)


@pytest.mark.parametrize("end", ["space", "enter"])
@pytest.mark.parametrize(
    ("word", "wrong"),
    [
        ("adresa", "a word of another language"),
        ("абзац", "a word of another language"),
        ("qqq", "not in the list. Say another word."),
    ],
)
def test_a_typed_word_that_is_not_of_the_list_never_becomes_one_of_it(
    tmp_path: Path, word: str, wrong: str, end: str
) -> None:
    async def play(found: Stage, begun: Table) -> None:
        await found.type(word)
        assert "No word of this list begins so" in found.dialog
        await found.press(end)
        assert f"{word}: {wrong}" in found.dialog
        assert "Adam says 2 words" in found.dialog
        assert not found.app.screen.query_one(Word).value
        assert not said(begun)

    asked(tmp_path, play)


def test_the_dialog_says_where_words_come_from_and_how_they_are_taken_back(tmp_path: Path) -> None:
    async def play(found: Stage, _begun: Table) -> None:
        assert "Not every word is in the list (English)" in found.dialog
        assert "the first letters show which are" in found.dialog
        assert "Backspace takes it back" in found.dialog

    asked(tmp_path, play)


def test_the_help_begins_with_what_the_words_are_for(tmp_path: Path) -> None:
    async def play(found: Stage, _begun: Table) -> None:
        await found.press("f1")
        assert found.dialog.startswith("Your words: words that the other players say")

    asked(tmp_path, play)


def test_a_pin_that_is_typed_here_is_neither_taken_nor_shown(tmp_path: Path) -> None:
    async def play(found: Stage, begun: Table) -> None:
        await found.type("1357", "enter")
        assert not set("357") & set(found.dialog)
        assert "Words, please, no digits" in found.dialog
        assert "Adam says 2 words" in found.dialog
        assert not said(begun)

    asked(tmp_path, play)


def test_escape_gives_no_share(tmp_path: Path) -> None:
    async def play(found: Stage, begun: Table) -> None:
        await found.type(WORDS, "escape")
        assert not said(begun)
        assert not isinstance(found.app.screen, ShareDialog)

    asked(tmp_path, play)


@pytest.mark.parametrize("size", SIZES)
def test_the_share_looks_like_this(tmp_path: Path, size: Size) -> None:
    async def play(found: Stage, begun: Table) -> None:
        await found.type("appl" + "ri")
        assert begun.sealing.share_due
        # The home below shows a time that passes.
        asked_for = found.app.screen.query_one("#asked").region
        rows = found.text.splitlines()[asked_for.y : asked_for.bottom]
        shown = [row[asked_for.x : asked_for.right].rstrip() for row in rows]
        golden(f"share-{size[0]}x{size[1]}", "\n".join(shown))

    asked(tmp_path, play, size)


def test_a_word_is_picked_by_the_arrows_or_by_a_tap(tmp_path: Path) -> None:
    async def play(found: Stage, begun: Table) -> None:
        await found.type("rix")
        assert "No word of this list begins so" in found.dialog
        await found.press("down", "down", "enter")
        assert "Adam: ribbon" in found.dialog
        await found.type("ti")
        rows = found.text.splitlines()
        down = next(at for at, row in enumerate(rows) if " tiger " in row)
        await found.pilot.click(offset=(rows[down].index("tiger"), down))
        await found.settle()
        assert "Adam: ribbon tiger" in found.dialog
        await found.type("rivebottx")
        assert "Petr: river bottom" in found.dialog
        await found.press("backspace", "enter", "enter")
        assert said(begun) == indexes("ribbon tiger river bottom")

    asked(tmp_path, play)
