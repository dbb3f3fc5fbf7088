"""A finger instead of keys: whatever a key does, a tap on its name does, too."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from shutil import copytree

import pytest
from textual.command import CommandPalette

from screens.games.mind_mgmt.map_face import MapFace
from screens.home.first_page import FirstPage
from screens.kit.dialogs.pick_dialog import PickDialog
from screens.kit.text_page import TextPage
from screens.proof.share_dialog import ShareDialog
from screens.table.dialogs.undo_dialog import UndoDialog
from screens.table.hidden.curtain import Curtain
from screens.table.kinds.everybody import EVERYBODY
from screens.table.kinds.hidden import HIDDEN
from screens.trail.grid.widget import GridBoard
from tests.screens.kinds import sits
from tests.screens.stage import SIZES, Size, Stage, evening, folder, seated, stage
from tests.screens.test_own_screen import own
from tests.store.evening import PIN

SMALL: Size = (40, 20)
Script = Callable[[Stage], Awaitable[None]]


async def tap(at: Stage, words: str, *, last: bool = True, times: int = 1) -> None:
    """Tap the words where they can be read; of several, the lowest ones."""
    rows = [(y, row.find(words)) for y, row in enumerate(at.text.splitlines()) if words in row]
    y, x = rows[-1 if last else 0]
    await at.pilot.click(offset=(x, y), times=times)
    await at.settle()


def touched(home: Path, script: Script, size: Size = SMALL) -> None:
    """Play a script on the public side in the agents' turn."""

    async def run() -> None:
        async with seated(home, evening("meru moves A3-A4-A5"), size) as found:
            await script(found)

    asyncio.run(run())


def test_a_finger_leads_to_every_command_through_dialogs_and_out_of_them(tmp_path: Path) -> None:
    async def script(at: Stage) -> None:
        await tap(at, "…")  # the mark at the end of the foot
        assert isinstance(at.app.screen, CommandPalette)
        await at.press("escape")
        await leave_a_dialog(at)
        await tap_beside_the_pin(at)
        await at.press("escape", "escape")
        await tap(at, "y  leave")
        assert isinstance(at.app.screen, FirstPage)

    touched(tmp_path, script)


def test_where_there_is_room_a_finger_does_all_that_keys_do(tmp_path: Path) -> None:
    async def script(at: Stage) -> None:
        await tap(at, "f1 Help")
        await tap(at, "Undo: ")  # every row of the help is a door
        assert isinstance(at.app.screen, UndoDialog)
        await at.press("escape")
        await leave_a_dialog(at)
        await tap_beside_the_pin(at)
        await at.press("space")
        assert sits(at.app.screen, HIDDEN)
        assert at.app.screen.veil is not None
        assert at.app.screen.veil.covers
        await tap(at, "Covered")
        assert not at.app.screen.veil.covers
        await at.press("escape")
        await tap(at, "^z Undo")
        assert isinstance(at.app.screen, UndoDialog)
        await tap(at, "Take back")
        assert sits(at.app.screen, EVERYBODY)
        assert at.table.moves[-1] == "done"
        await at.press("escape")
        await tap(at, "y  leave")
        assert isinstance(at.app.screen, FirstPage)

    touched(tmp_path, script, (80, 24))


async def leave_a_dialog(at: Stage) -> None:
    """Leave a dialog by a tap."""
    await at.press("f4")
    assert isinstance(at.app.screen, PickDialog)
    await tap(at, "esc Back")
    assert sits(at.app.screen, EVERYBODY)


async def tap_beside_the_pin(at: Stage) -> None:
    """Tap the text of a dialog, which leaves the keyboard where it was, and lift the curtain."""
    await at.press("f2")
    before = at.app.focused
    await tap(at, "Only the Recruiter")
    assert at.app.focused is before
    await at.type(PIN)
    await tap(at, "⏎ Go on")
    assert sits(at.app.screen, HIDDEN)


def test_what_has_no_key_is_done_from_the_help(tmp_path: Path) -> None:
    async def script(at: Stage) -> None:
        await at.press("f1")
        await tap(at, "Signed receipt: ")
        assert isinstance(at.app.screen, TextPage)

    touched(tmp_path, script, (80, 60))


def test_what_enter_does_by_the_line_of_what_is_due_a_tap_on_that_line_does(tmp_path: Path) -> None:
    async def run() -> None:
        async with seated(tmp_path, evening("draw bus"), SMALL) as at:
            await tap(at, "Enter: the hidden")
            assert isinstance(at.app.screen, Curtain)

    asyncio.run(run())


@pytest.mark.parametrize("size", [SMALL, (80, 24)])
def test_words_are_asked_for_and_confirmed_by_taps(tmp_path: Path, size: Size) -> None:
    copytree(folder(evening("lay slip")), tmp_path, dirs_exist_ok=True)

    async def run() -> None:
        async with stage(tmp_path, size) as at:
            await at.press("enter")
            await at.type(PIN, "enter")
            await at.until(lambda: not isinstance(at.app.screen, ShareDialog), "escape")
            await tap(at, "Your words are due")
            assert isinstance(at.app.screen, ShareDialog)
            await at.type("apple river bottom ")
            assert "⏎ Yes" not in at.text
            await at.type("zoo ")
            await tap(at, "⏎ Yes")
            assert not isinstance(at.app.screen, ShareDialog)
            assert not at.table.sealing.share_due

    asyncio.run(run())


@pytest.mark.parametrize("size", SIZES)
def test_a_double_tap_takes_one_row_and_nothing_of_the_list_that_comes_in_its_place(
    tmp_path: Path, size: Size
) -> None:
    async def play() -> None:
        async with own(tmp_path, evening("meru moves A3-A4-A5"), size) as at:
            before = at.table.moves
            await at.press(*["tab"] * (size == SMALL))
            await tap(at, "1 Meru", times=2)
            assert at.face.steps.title == "Meru"
            assert at.table.moves == before

    asyncio.run(play())


def test_a_double_tap_on_the_board_goes_to_a_location_and_does_not_end_the_walk_there(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with own(tmp_path, evening("meru moves A3-A4-A5")) as at:
            before = at.table.moves
            await at.press("2", "1")
            await tapped_twice(at, "E4")
            assert at.face.at_hand.places["E4"] == ()  # which ends the walk
            assert at.table.moves == before

    asyncio.run(play())


async def tapped_twice(at: Stage, place: str) -> None:
    """Tap a location of the board twice at once."""
    board = at.face.board
    cells = ((x, y) for y in range(board.size.height) for x in range(board.size.width))
    await at.pilot.click(
        board, offset=next(c for c in cells if board.grid.at(*c) == place), times=2
    )
    await at.settle()


def test_a_double_tap_on_the_foot_does_a_thing_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with own(tmp_path, evening("meru moves A3-A4-A5")) as at:
            await tap(at, "space Cover", times=2)
            assert "Covered" in at.text
            assert "space Cover" not in at.text
            await tap(at, "space Uncover")
            assert "Covered" not in at.text

    asyncio.run(play())


def test_what_no_location_stands_for_is_named_below_the_map_and_a_tap_on_the_agent_lists_it(
    tmp_path: Path,
) -> None:
    async def script(at: Stage) -> None:
        await at.press("4")
        assert "Dusty ▸ 6 more choices: see List" in at.text
        face = at.app.screen.query_one(MapFace)
        cell = face.board.grid.region("A6")
        await at.pilot.click(GridBoard, offset=cell.offset)
        await at.settle()
        assert "[List]" in at.text
        assert "leads an agent" in at.text

    touched(tmp_path, script)


def test_where_a_walk_may_stop_is_told_in_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "cs")

    async def script(at: Stage) -> None:
        for place in ("C7", "C6"):
            at.app.screen.query_one(MapFace).choose_place(place)
        await at.settle()
        assert "Bill jde C7 C6 ▸ Enter: skončit tady" in at.text
        assert "tady …" not in at.text

    touched(tmp_path, script)


def test_a_side_where_nothing_can_be_chosen_now_says_so_over_its_list(tmp_path: Path) -> None:
    async def run() -> None:
        async with seated(tmp_path, evening("begin"), SMALL) as at:
            await tap(at, "List")
            assert "Nothing to choose now" in at.text
            assert "What you can do" not in at.text

    asyncio.run(run())
