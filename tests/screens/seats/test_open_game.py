"""A game that hides nothing has a whole page from its words alone."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from companion.evening.sitting import Sitting
from companion.play.table import Table, begin
from screens.table.seat.seat_page import SeatPage
from tests.screens.stage import SIZES, Size, Stage, stage
from tests.shelf import downs
from tests.shelf import toys as toys
from tests.store.evening import NAME

pytestmark = pytest.mark.usefixtures("toys")


@asynccontextmanager
async def rails(home: Path, size: Size = (80, 24)) -> AsyncIterator[tuple[Stage, Table]]:
    """Sit down at a new table of Rails."""
    async with stage(home, size) as found:
        options = {"players": "Eva Adam", "length": "short"}
        begun = begin(found.app.tables, NAME, "rails", options, None)
        row = found.app.tables.find(NAME)
        found.app.sit_down(Sitting(found.app.tables, row, begun))
        await found.settle()
        yield found, begun


def test_a_table_is_begun_left_and_resumed_without_any_pin(tmp_path: Path) -> None:
    async def play() -> None:
        async with stage(tmp_path) as at:
            await at.press("n")
            await at.press(*downs("rails"), "enter")
            assert "PIN" not in at.text
            await at.type("Eva Adam", "enter")
            await at.type("berlin-p", "escape")
            assert "Rails, round 1, Eva Adam" in at.text
            await at.press("enter")
            assert "Eva 4 · Adam 0" in at.text
            await at.press("ctrl+z", "enter")
            assert "Eva 0 · Adam 0" in at.text

    asyncio.run(play())


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_game_is_played_by_keys_and_beginnings_of_names(tmp_path: Path, size: Size) -> None:
    async def play() -> None:
        async with rails(tmp_path, size) as (at, table):
            await at.type("berlin-p")  # Eva, 4
            await at.press("6")  # Adam: Berlin-Warszawa, 7
            await at.type("bratislava-k")  # Eva, 6
            await at.press("0")  # Adam passes
            assert "Eva 10 · Adam 7" in at.text
            await at.type("praha-")
            assert "Last round!" in " ".join(at.text.split())
            await at.press("0")
            assert "The game is over. Eva won." in at.text
            assert table.outcome
            await at.press("enter")
            assert "New table" in at.text

    asyncio.run(play())


def test_behind_the_end_its_record_can_still_be_written_and_enter_leaves(tmp_path: Path) -> None:
    async def play() -> None:
        async with rails(tmp_path) as (at, _table):
            await at.type("berlin-p")
            await at.press("6")
            await at.type("bratislava-k")
            await at.press("0")
            await at.type("praha-")
            await at.press("0", "f4")
            assert "write the whole game to a file" in " ".join(at.dialog.split())
            await at.press("escape", "enter")
            assert "New table" in at.text

    asyncio.run(play())


def test_everything_is_done_by_taps_too(tmp_path: Path) -> None:
    async def play() -> None:
        async with rails(tmp_path, (40, 20)) as (at, table):
            await tap(at, "Brno-Wien")
            await tap(at, "Brno-Praha")
            assert table.moves == ("Eva claims Brno-Wien", "Adam claims Brno-Praha")
            await tap(at, "Log")
            assert "01 Adam claims Brno-Praha" in at.text

    asyncio.run(play())


def test_an_export_of_it_speaks_of_no_secret_and_no_pin(tmp_path: Path) -> None:
    async def play() -> None:
        async with rails(tmp_path) as (at, _table):
            await at.press("escape", "x")
            assert "Whole, to play on elsewhere" in at.text
            assert "PIN" not in at.text
            assert "secret" not in at.text

    asyncio.run(play())


def test_its_help_explains_no_word_of_what_it_has_not(tmp_path: Path) -> None:
    async def play() -> None:
        async with rails(tmp_path, (100, 200)) as (at, _table):
            await at.press("f1")
            told = at.dialog.partition("What the words mean")[2]
            assert "Record" in told
            assert "Evidence" in told
            for word in ("PIN", "Curtain", "Seal", "seal", "eceipt", "Your words", "Hidden side"):
                assert word not in told

    asyncio.run(play())


async def tap(at: Stage, words: str) -> None:
    """Tap what reads so."""
    rows = at.text.splitlines()
    down = next(number for number, row in enumerate(rows) if words in row)
    await at.pilot.click(offset=(rows[down].index(words), down))
    await at.settle()


def test_what_a_rule_forbids_is_named_and_stands_if_it_happened(tmp_path: Path) -> None:
    async def play() -> None:
        async with rails(tmp_path) as (at, table):
            await at.press("f4", "s")
            await at.type("Adam", "enter")
            await at.type("Brno-Wien", "enter")
            assert "It is another player's turn." in at.text
            await at.press("u")
            assert table.moves == ()
            await at.press("f3")
            assert "In your turn you claim one route" in at.text
            await at.press("escape")
            await at.press("f4", "s")
            await at.type("Adam", "enter")
            await at.type("Brno-Wien", "enter")
            await at.press("g")
            assert "Adam took Brno-Wien" in at.text
            assert "Eva: claim a route" in at.text  # it was not Adam's turn

    asyncio.run(play())


def test_what_was_played_is_taken_back_as_far_as_somebody_likes(tmp_path: Path) -> None:
    async def play() -> None:
        async with rails(tmp_path) as (at, table):
            await at.press("1", "1", "1")
            await at.press("ctrl+z", "down", "enter")
            assert len(table.moves) == 1
            assert "Adam: claim a route" in at.text

    asyncio.run(play())


def test_what_was_entered_wrongly_is_put_right_step_by_step(tmp_path: Path) -> None:
    async def play() -> None:
        async with rails(tmp_path) as (at, _table):
            await at.press("1", "f4", "r")
            assert "Which route?" in at.text
            await at.type("berlin-p")
            assert "Whose is it really?" in at.text
            await at.press("backspace")
            assert "Which route?" in at.text
            await at.type("berlin-p")
            await at.type("ad")
            assert "Adam 4 · Eva 0" in at.text
            assert "Put right: Berlin-Praha belongs" in at.text

    asyncio.run(play())


def test_a_number_that_is_none_is_asked_for_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with rails(tmp_path) as (at, _table):
            await at.press("f4", "p")
            await at.take("Eva")
            await at.type("5 Adam scores 9", "enter")
            assert "How many points?" in at.text
            await at.press("ctrl+u")
            await at.type("5", "enter")
            assert "Eva 5 · Adam 0" in at.text

    asyncio.run(play())


def test_a_table_without_secrets_shows_no_head_no_words_and_no_pin(tmp_path: Path) -> None:
    async def play() -> None:
        async with rails(tmp_path) as (at, _table):
            await at.press("f1")
            shown = at.text
            await at.press("end", "escape", "ctrl+p")
            for word in ("PIN", "head", "share", "verdict", "keeper", "secret"):
                assert word not in (shown + at.text).partition("What the words mean")[0]

    asyncio.run(play())


def test_how_something_is_chosen_is_said_until_the_next_key_or_dialog(tmp_path: Path) -> None:
    async def play() -> None:
        async with rails(tmp_path) as (at, _table):
            await at.press("f4", "escape", "enter")
            assert "Choose by a key of the list" in at.text
            await at.press("f4", "escape")
            assert "Choose by a key of the list" not in at.text

    asyncio.run(play())


def test_behind_a_refusal_or_an_arrow_the_next_key_counts_on_its_own(tmp_path: Path) -> None:
    async def play() -> None:
        async with rails(tmp_path) as (at, _table):
            await at.type("berlin-p")
            page = at.app.screen
            assert isinstance(page, SeatPage)
            page.face.refused()
            await at.press("r")
            assert "key r" in at.said
            await at.type("berlin-")
            await at.press("down", "p")
            assert page.face.typed != "berlin-p"
            assert "Berlin-Praha" not in at.text.splitlines()[0]

    asyncio.run(play())
