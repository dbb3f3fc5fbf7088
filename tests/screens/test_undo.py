"""Undo: what can be taken back, on which side, and why the rest cannot."""

import asyncio
from pathlib import Path

from screens.kit.help_page import HelpPage
from tests.screens.stage import evening, seated
from tests.screens.test_touch import tap
from tests.store.evening import PIN

ASKED = evening("meru asks graffiti")
WALKED = evening("bill shoves C5-B5")
STEPPED = evening("immortal C4-C5")


def test_the_list_names_what_can_be_taken_back_and_why_no_more(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, WALKED) as at:
            await at.press("ctrl+z")
            said = at.dialog
            assert "C5→B5" in said
            assert "Bill moves C7→C6" in said
            assert "“Announced: 1 recruit” was heard or shown, so it stays" in said

    asyncio.run(play())


def test_a_line_is_taken_back_by_two_keys_and_all_above_it_too(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, WALKED) as at:
            await at.press("ctrl+z", "enter")
            assert at.table.moves[-1] == "bill moves C7-C6"
            assert "Taken back: " in at.text
            await at.press("ctrl+z", "enter")
            assert at.table.moves[-1] == "recruits 1"

    asyncio.run(play())


def test_the_second_line_of_the_list_takes_the_first_with_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, WALKED) as at:
            await at.press("ctrl+z", "down", "enter")
            assert at.table.moves[-1] == "recruits 1"
            assert len(at.table.moves) == len(WALKED) - 2

    asyncio.run(play())


def test_nothing_is_taken_back_by_leaving_the_list(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, WALKED) as at:
            await at.press("ctrl+z", "escape")
            assert at.table.moves == WALKED

    asyncio.run(play())


def test_a_question_that_waits_for_its_answer_is_taken_back_by_one_key(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, ASKED) as at:
            assert "GRAFFITI?" in at.text
            await at.press("ctrl+z")
            assert at.table.moves == ASKED[:-1]
            assert "Taken back: " in at.text
            assert "GRAFFITI?" not in at.text
            await at.press("f1")
            assert isinstance(at.app.screen, HelpPage), "the keyboard lives on"

    asyncio.run(play())


def test_in_the_open_no_line_of_the_keeper_is_taken_back_or_told(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, STEPPED) as at:
            await at.press("ctrl+z")
            said = at.dialog
            assert "Nothing can be taken back" in said
            assert "belongs to the hidden side, and is taken back there" in said
            assert "Step to" not in said
            await at.press("enter", "escape")
            assert at.table.moves == STEPPED

    asyncio.run(play())


def test_the_keeper_takes_his_own_lines_back_behind_the_curtain(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, STEPPED) as at:
            await at.press("f2")
            await at.type(PIN, "enter", "ctrl+z")
            assert "Step to C5" in at.text
            await at.press("down", "enter")
            assert at.table.moves[-1] == "recruit garden"
            await at.press("escape")
            assert "Step to" not in at.text

    asyncio.run(play())


def test_what_belongs_to_the_set_up_is_called_so_and_has_no_hour(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path) as at:
            await at.press("1", "ctrl+z")
            assert "set-up Eva is the Recruiter" in at.dialog
            assert "05" not in at.dialog
            await at.press("escape")
            assert "05 Eva is the Recruiter" not in at.text

    asyncio.run(play())


def test_what_cannot_be_taken_back_is_put_right_one_key_away(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, WALKED, (40, 20)) as at:
            await at.press("ctrl+z")
            assert "To put right what is wrong before it: F4." in at.dialog
            await tap(at, "f4 More")
            assert "More actions m⏎ Mistake: the Recruiter" in at.dialog
            assert at.table.moves == WALKED

    asyncio.run(play())


def test_what_hands_did_for_a_question_is_put_back_with_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("henry asks cafe")) as at:
            await at.press("ctrl+z")
            assert at.table.moves[-1] == "note A5 no graffiti by 6"
            assert "Flux Cafe?\nAt the board, too: Lay the figure of Henry down" in at.said

    asyncio.run(play())


def test_at_forty_columns_an_undo_is_one_tap_away(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("henry asks cafe"), (40, 20)) as at:
            await tap(at, "^z Undo")
            assert at.table.moves[-1] == "note A5 no graffiti by 6"

    asyncio.run(play())
