"""A mistake, admitted in the rulebook's way; and pieces that were entered wrongly."""

import asyncio
import re
from pathlib import Path

from companion.games.mind_mgmt.view import OpenMistake
from companion.games.mind_mgmt.words import WORDS
from screens.kit.dialogs.pick_dialog import PickDialog
from screens.table.kinds.everybody import EVERYBODY
from screens.table.kinds.hidden import HIDDEN
from tests.screens.kinds import sits
from tests.screens.stage import Stage, evening, seated
from tests.store.evening import PIN

LATER = evening("done", 4)  # the Recruiter's turn of 08:00 is over
ITEMS = ("note", "remark", "mistake", "correct", "override")


async def more(at: Stage, what: str) -> None:
    """Choose one of the things under More."""
    await at.press("f4")
    keys = at.app.screen.keys if isinstance(at.app.screen, PickDialog) else {}
    await at.press(next(key for key, talk in keys.items() if talk == what))


async def admit(at: Stage, hour: str) -> None:
    """Walk through the admission on the keeper's side."""
    await more(at, "mistake")
    await at.press(hour)
    await at.type("a number too high", "enter")


async def lift(at: Stage) -> None:
    """Lift the curtain."""
    await at.press("f2")
    await at.type(PIN, "enter")
    assert sits(at.app.screen, HIDDEN)


def test_the_walk_asks_the_hour_and_the_words_and_counts_what_is_owed(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, LATER) as at:
            await lift(at)
            await more(at, "mistake")
            assert "08:00" in at.dialog
            assert "07:00 1 recruit announced" in at.dialog
            await at.press("6")
            assert "Everybody will read them" in at.dialog
            await at.type("a number too high", "enter")
            assert "2 turns have gone by since 06:00, so 2 notes are owed" in at.dialog
            assert "it is said aloud and stays" in at.dialog
            assert "put right at the table, choose that next" in at.dialog
            await at.press("down", "enter")
            assert at.table.moves[-1] == "mistake 6 a number too high"
            assert "It is put right" in at.text
            assert at.table.view("public").mistake == OpenMistake(6, notes_owed=2)

    asyncio.run(play())


def test_what_is_owed_is_shown_on_the_map_one_location_after_the_other(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, LATER) as at:
            await lift(at)
            await admit(at, "6")
            await at.press("down", "enter")
            for hour, place in ((1, "d2"), (3, "c3")):
                if listed := re.search(r"(\S+) Show an hour", at.text):
                    await at.press(listed[1])
                await at.type(place)
                await at.settle()
                assert at.table.moves[-1] == f"shown {place.upper()} {hour}"
            assert at.table.view("public").mistake is None
            assert sits(at.app.screen, EVERYBODY)

    asyncio.run(play())


def test_what_is_put_right_at_the_table_costs_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, LATER) as at:
            await lift(at)
            await admit(at, "8")
            assert "No turn has gone by" in at.dialog
            await at.press("down", "enter")
            await at.press("enter")
            assert at.table.moves[-1] == "mended"

    asyncio.run(play())


def test_nothing_is_admitted_by_going_back_or_by_no_words(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, LATER) as at:
            await lift(at)
            await admit(at, "7")
            await at.press("down", "down", "enter")
            await more(at, "mistake")
            await at.press("7", "enter")
            await more(at, "mistake")
            await at.press("escape")
            assert at.table.moves == LATER

    asyncio.run(play())


def test_in_the_open_the_keeper_is_called_before_anything_is_asked(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, LATER) as at:
            await more(at, "mistake")
            assert "PIN" in at.text
            await at.type(PIN, "enter")
            assert "In which hour was the mistake made?" in at.dialog

    asyncio.run(play())


def test_a_piece_is_put_where_it_lies_by_the_wrong_place_and_the_right_one(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, LATER) as at:
            await more(at, "correct")
            assert "What was entered wrongly" in " ".join(at.text.split())
            [key] = re.findall(r"(\S+) Correct: the Mind Slip", at.text)
            await at.press(key)
            await at.type("d3")
            await at.settle()
            assert at.table.moves[-1] == "correct token D3"
            assert "What was entered" not in at.text

    asyncio.run(play())


def test_an_open_card_is_put_right_by_the_wrong_one_and_the_right_one(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, LATER) as at:
            wrong, other = at.table.view("public").open_features
            await more(at, "correct")
            [key] = re.findall(r"(\S+) Correct: an open card", at.text)
            await at.press(key)
            assert "What was entered wrongly" in " ".join(at.text.split())
            await at.type(wrong[:3])
            assert "Which card really lies there?" in " ".join(at.text.split())
            await at.type("tor")
            await at.settle()
            assert at.table.moves[-1] == f"correct draw {wrong} torches"
            assert at.table.view("public").open_features == ("torches", other)

    asyncio.run(play())


def test_a_correction_is_left_without_leaving_the_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, LATER) as at:
            await more(at, "correct")
            await at.press("escape")
            assert sits(at.app.screen, EVERYBODY)
            assert "What was entered" not in at.text
            assert at.table.moves == LATER

    asyncio.run(play())


def test_a_small_screen_makes_room_for_the_map_that_is_asked_for(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("answer D2"), (40, 20)) as at:
            assert "Any key, or a tap: the board." in at.text
            await more(at, "note")
            assert "on which location?" in at.text
            assert "Any key, or a tap: the board." not in at.text

    asyncio.run(play())


def test_more_begins_with_what_went_wrong_on_both_sides(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, LATER, (40, 20)) as at:
            for _side in "public", "hidden":
                await at.press("f4")
                assert at.dialog.startswith("More actions m⏎ Mistake: the Recruiter moved or")
                await at.press("escape")
                if not sits(at.app.screen, HIDDEN):
                    await lift(at)

    asyncio.run(play())


def test_once_an_hour_is_shown_the_headline_offers_no_more_to_put_it_right(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, LATER) as at:
            await lift(at)
            await admit(at, "6")
            await at.press("down", "enter")
            assert "A mistake: put it right, or show 2 hours." in at.text
            [key] = re.findall(r"(\S+) Show an hour", at.text)
            await at.press(key)
            assert "Where on your path do you show a note?" in at.text
            assert "put it right" not in at.text
            await at.type("d2")
            await at.settle()
            assert "put it right" not in at.text
            assert "A mistake: show 1 more hour." in WORDS.due(at.table.view("public"))

    asyncio.run(play())
