"""Two players keep private notes at one screen, each behind a PIN of their own."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.screens.stage import SIZES, Size, Stage, stage
from tests.shelf import downs
from tests.shelf import toys as toys

pytestmark = pytest.mark.usefixtures("toys")
PINS = {"Eva": "2468", "Adam": "1357"}
SIGN = {"Eva": "1", "Adam": "2"}


@asynccontextmanager
async def whispers(home: Path, size: Size = (80, 24)) -> AsyncIterator[Stage]:
    """Begin a table of Whispers by keys; no PIN is asked for."""
    async with stage(home, size) as at:
        await at.press("n", *downs("whispers"), "enter")
        await at.type("Eva Adam", "enter")
        assert "Eva: ask, or accuse." in at.text
        yield at


async def notes(at: Stage, player: str, *, first: bool = False, pin: str = "") -> None:
    """Open the notes of a player with their PIN; the first time they choose it."""
    await at.press("f2", SIGN[player])
    await at.type(pin or PINS[player], "enter")
    if first:
        await at.type(PINS[player], "enter")


@pytest.mark.parametrize("size", SIZES)
def test_each_player_notes_something_that_the_other_never_sees(tmp_path: Path, size: Size) -> None:
    async def play() -> None:
        async with whispers(tmp_path, size) as at:
            await at.press("1", "3")  # Eva asks Olive
            await notes(at, "Eva", first=True)
            assert "Notes of Eva" in at.text
            await at.press("2", "4")  # Olive is guilty
            assert "Olive is guilty" in at.text or "guilty" in at.text
            await at.press("f2")
            assert "guilty" not in at.text
            await notes(at, "Adam", first=True)
            assert "Notes of Adam" in at.text
            assert "guilty" not in at.text
            await at.press("escape")
            await notes(at, "Eva")
            assert "guilty" in at.text

    asyncio.run(play())


def test_the_pin_of_one_player_opens_nothing_of_another(tmp_path: Path) -> None:
    async def play() -> None:
        async with whispers(tmp_path) as at:
            await notes(at, "Eva", first=True)
            await at.press("2", "4", "f2")
            await notes(at, "Eva", pin=PINS["Adam"])
            assert "Notes of Eva" not in at.text
            assert "guilty" not in at.text

    asyncio.run(play())


def test_a_note_counts_only_while_its_line_does(tmp_path: Path) -> None:
    async def play() -> None:
        async with whispers(tmp_path) as at:
            await at.press("1", "2")
            await notes(at, "Eva", first=True)
            await at.press("1", "4")
            assert "✗" not in at.text
            await at.press("f2", "ctrl+z", "enter")
            await notes(at, "Eva")
            assert "✗ Ruby is guilty" in at.text

    asyncio.run(play())


def test_a_note_in_words_is_typed_and_struck_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with whispers(tmp_path) as at:
            await notes(at, "Eva", first=True)
            await at.press("f4", "a")
            await at.type("she blinked", "enter")
            assert "she blinked" in at.text
            await at.press("ctrl+z", "enter")
            assert "✗ write she blinked" in at.text

    asyncio.run(play())


def test_notes_lie_nowhere_in_clear(tmp_path: Path) -> None:
    async def play() -> None:
        async with whispers(tmp_path) as at:
            await notes(at, "Eva", first=True)
            await at.press("f4", "a")
            await at.type("she blinked", "enter")

    asyncio.run(play())
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert files
    assert not any(b"blinked" in path.read_bytes() for path in files)


def test_a_pin_that_cannot_be_is_refused_where_it_is_chosen(tmp_path: Path) -> None:
    async def play() -> None:
        async with whispers(tmp_path) as at:
            await at.press("f2", "1")
            await at.type("1", "enter")
            assert "choose a PIN" in at.text
            await at.type(PINS["Eva"], "enter")
            await at.type(PINS["Adam"], "enter")
            assert "Nothing was begun" in at.text

    asyncio.run(play())


@pytest.mark.parametrize("size", SIZES)
def test_at_the_end_an_owner_opens_the_notes_to_everybody_and_others_stay_locked(
    tmp_path: Path, size: Size
) -> None:
    async def play() -> None:
        async with whispers(tmp_path, size) as at:
            for player, keys in (("Eva", ("2", "4")), ("Adam", ("3", "5"))):
                await notes(at, player, first=True)
                assert "Open to all" not in at.text
                await at.press("f5", *keys, "f2")  # f5 does nothing yet
            await at.press("0", "2", "y")
            assert "each owner opens or erases them" in " ".join(at.text.split())
            assert "guilty" not in at.text
            await notes(at, "Eva")
            await at.press("f5")
            assert "Show everybody the notes of Eva?" in at.dialog
            await at.press("y")
            assert "Notes of Eva" in at.text
            assert "Olive: guilty" in at.text
            assert "innocent" not in at.text
            await at.press("escape", "f2")
            assert "Eva, open to all" in at.dialog
            assert "Adam, open" not in at.dialog
            await at.press("3")
            assert "Olive: guilty" in at.text

    asyncio.run(play())


def test_an_owner_erases_the_notes_for_good_after_saying_so_twice(tmp_path: Path) -> None:
    async def play() -> None:
        async with whispers(tmp_path) as at:
            await notes(at, "Eva", first=True)
            await at.press("2", "4", "delete", "n")
            assert "Notes of Eva" in at.text
            await at.press("delete", "y")
            assert "The notes of Eva are erased." in at.text
            await at.press("f2", "1")
            assert "choose a PIN" in at.text

    asyncio.run(play())


def test_notes_that_were_opened_and_then_erased_are_shown_no_more(tmp_path: Path) -> None:
    async def play() -> None:
        async with whispers(tmp_path) as at:
            await notes(at, "Eva", first=True)
            await at.press("2", "4", "f2", "0", "2", "y")
            await notes(at, "Eva")
            await at.press("f5", "y", "escape")
            await notes(at, "Eva")
            await at.press("delete", "y", "f2")
            assert "open to all" not in at.text
            assert at.said == "There are no notes at this table."

    asyncio.run(play())


def test_a_covered_page_neither_opens_nor_erases(tmp_path: Path) -> None:
    async def play() -> None:
        async with whispers(tmp_path) as at:
            await notes(at, "Eva", first=True)
            await at.press("2", "4", "space", "delete")
            assert "Covered" in at.text
            await at.press("f2")
            await notes(at, "Eva")
            assert "guilty" in at.text

    asyncio.run(play())
