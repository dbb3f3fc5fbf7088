"""Enter does what its sign stands at, and nothing else."""

import asyncio
from pathlib import Path

import pytest

from companion.core import KEEPER
from screens.kit.dialogs.confirm_dialog import ConfirmDialog
from screens.table.hidden.curtain import Curtain
from tests.screens.hands import Hands
from tests.screens.stage import SIZES, Size, evening, seated
from tests.screens.test_own_screen import own

ENTER = "⏎"
BEGUN = (*evening("begin"), "ruling mind-mgmt.immortals.recruit.decline may")


@pytest.mark.parametrize("size", SIZES)
def test_no_step_is_taken_by_habit_and_the_sign_stands_at_a_marked_location(
    tmp_path: Path, size: Size
) -> None:
    async def play() -> None:
        async with own(tmp_path, BEGUN, size) as at:
            assert ENTER not in at.text
            await at.press("enter")
            assert at.table.moves == BEGUN
            assert at.said == "Choose a location by its key, or mark one with the arrows."
            await at.press("right")
            [row] = [each for each in at.text.splitlines()[:-1] if ENTER in each]
            assert row.lstrip().startswith("5")
            await at.press("enter")
            assert at.table.moves[-1] == "step C5"
            assert ENTER not in at.text

    asyncio.run(play())


def test_the_sign_stands_where_somebody_looks(tmp_path: Path) -> None:
    async def play() -> None:
        async with own(tmp_path, BEGUN) as at:
            await at.press("right", "tab", "down")
            [row] = [each for each in at.text.splitlines() if ENTER in each]
            assert row.endswith(f"{ENTER} Step")
            await at.press("tab")
            [row] = [each for each in at.text.splitlines() if ENTER in each]
            assert row.startswith("5")

    asyncio.run(play())


@pytest.mark.parametrize("size", SIZES)
def test_what_is_due_has_the_sign_where_enter_calls_the_recruiter(
    tmp_path: Path, size: Size
) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("henry asks cafe"), size) as at:
            assert f"{ENTER} Recruiter, which Flux Cafe" in at.text
            await at.press("down")
            assert f"{ENTER} Recruiter, which" not in at.text
            assert f"{ENTER} The agents: the Spy Dolphin" in at.text
            await at.press("up", "backspace")
            at.public.renew()
            await at.press("enter")
            assert isinstance(at.app.screen, Curtain)

    asyncio.run(play())


def test_a_question_that_is_asked_twice_has_the_sign_at_no_until_yes_is_marked(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with own(tmp_path, BEGUN) as at:
            await at.press("escape")
            assert isinstance(at.app.screen, ConfirmDialog)
            assert f"{ENTER} n  stay" in at.text
            assert f"{ENTER} y" not in at.text
            await at.press("tab")
            assert f"{ENTER} y  leave" in at.text
            assert f"{ENTER} n" not in at.text

    asyncio.run(play())


def test_arrows_begin_where_the_recruiter_stands_wherever_the_mark_was_before(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with own(tmp_path, evening("answer D2")) as at:
            at.face.board.marked = "F7"
            await at.press("0")
            assert at.table.moves[-1] == "done"
            assert at.table.view(KEEPER).map.path[-1] == "C5"
            await at.press("right")
            assert at.face.board.marked == "D5"

    asyncio.run(play())


def test_arrows_begin_where_the_agent_stands_who_goes(tmp_path: Path) -> None:
    async def play() -> None:
        async with own(tmp_path, evening("done")) as at:
            at.face.board.marked = "F1"
            at.face.choose_place("C7")  # only Bill is there
            assert at.face.begun
            await at.press("up")
            assert at.face.board.marked == "C6"

    asyncio.run(play())


def test_a_walk_stops_where_enter_is_pressed(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("done")) as stage:
            hands = Hands(stage)
            await hands.place("A3")
            await hands.place("A4")
            assert hands.face.board.marked == "A4"
            assert "Enter: stop here" in stage.text
            await stage.press("enter")
            assert stage.table.moves[-1] == "meru moves A3-A4"

    asyncio.run(play())
