"""The hidden seat's own side: what the others can know, and what a question could tell them."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from companion.evening.sitting import Sitting
from screens.table.hidden.worry_page import WorryPage
from tests.games.harbours.playing import CAUGHT
from tests.screens.stage import SIZES, Size, Stage, golden
from tests.screens.test_known import worked_out
from tests.screens.test_trail import at_harbours, hide
from tests.shelf import toys as toys

pytestmark = pytest.mark.usefixtures("toys")
FOUND_OUT = CAUGHT[:4]  # everybody knows where the smuggler is; the second move comes


def worried(
    home: Path,
    level: str,
    do: Callable[[Stage], Awaitable[None]],
    lines: tuple[str, ...] = FOUND_OUT,
    size: Size = (80, 24),
) -> None:
    """Look at it on the hidden side of a table that agreed on a level."""

    async def look(at: Stage, sitting: Sitting) -> None:
        await hide(at, sitting)
        await at.press("f12")
        await worked_out(at)
        await do(at)

    at_harbours(home, (f"help {level}", *lines), look, size)


@pytest.mark.parametrize("size", SIZES)
def test_beside_each_move_stands_what_one_question_could_leave(tmp_path: Path, size: Size) -> None:
    async def do(at: Stage) -> None:
        assert "they know where you are" in at.text
        golden(f"worry-{size[0]}x{size[1]}", at.text)

    worried(tmp_path, "questions", do, size=size)


@pytest.mark.parametrize("level", ["paper", "said", "excluded"])
def test_both_sides_see_it_or_none(tmp_path: Path, level: str) -> None:
    async def do(at: Stage) -> None:
        assert "This table agreed on less help, for both sides alike." in at.text
        assert "they know where" not in at.text

    worried(tmp_path, level, do)


@pytest.mark.parametrize("level", ["possible", "counts"])
def test_a_look_ahead_belongs_to_the_last_level_alone(tmp_path: Path, level: str) -> None:
    async def do(at: Stage) -> None:
        assert "they know where you are" in at.text
        assert "After your move" not in at.text
        assert ("1 path fits" in at.text) == (level == "counts")

    worried(tmp_path, level, do)


def test_it_closes_with_the_hidden_side_and_is_never_on_the_public_one(tmp_path: Path) -> None:
    async def do(at: Stage) -> None:
        assert isinstance(at.app.screen, WorryPage)
        await at.press("f2")
        assert not any(isinstance(each, WorryPage) for each in at.app.screen_stack)
        assert "they know where" not in at.text

    worried(tmp_path, "questions", do)


def test_a_changed_window_covers_it(tmp_path: Path) -> None:
    async def do(at: Stage) -> None:
        await at.pilot.resize_terminal(81, 24)
        await at.settle()
        assert not any(isinstance(each, WorryPage) for each in at.app.screen_stack)

    worried(tmp_path, "questions", do)
