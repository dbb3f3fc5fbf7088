"""Hands that are faster than the screen: everything is left once, and done once."""

import asyncio
from pathlib import Path

from companion.games.mind_mgmt.board.plan import PLACES
from screens.games.mind_mgmt.map_face import MapFace
from screens.home.first_page import FirstPage
from screens.home.settings_page import SettingsPage
from screens.kit.dialogs.line_dialog import LineDialog
from screens.kit.help_page import HelpPage
from screens.table.kinds.everybody import EVERYBODY
from screens.table.kinds.hidden import HIDDEN
from screens.trail.chosen import Chosen
from tests.screens.every import at_home
from tests.screens.kinds import sits
from tests.screens.monkey import key, tap
from tests.screens.stage import Stage, evening, seated
from tests.store.evening import PIN


async def at_once(at: Stage, *names: str) -> None:
    """Press keys without waiting for anything in between."""
    for name in names:
        at.app.post_message(key(name))
    await at.settle()
    await at.settle()


def test_a_command_is_done_once_however_often_enter_comes(tmp_path: Path) -> None:
    async def play() -> None:
        async with at_home("ctrl+p").gone(tmp_path) as at:
            await at.type("settings")
            await at.until(lambda: "  Settings" in at.text.splitlines())
            await at.press("down")
            await at_once(at, *["enter"] * 5)
            assert [type(each) for each in at.app.screen_stack] == [FirstPage, SettingsPage]

    asyncio.run(play())


def test_a_screen_that_was_left_leaves_no_other_one(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("henry asks cafe")) as at:
            await at.press("f1")
            top = at.app.screen
            assert isinstance(top, HelpPage)
            for _time in range(3):
                top.dismiss(None)
            await at.settle()
            assert sits(at.app.screen, EVERYBODY)

    asyncio.run(play())


def test_two_taps_on_a_row_of_the_help_do_it_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with at_home("f1").gone(tmp_path) as at:
            down = next(at for at, row in enumerate(at.text.splitlines()) if "Settings:" in row)
            for event in (*tap(20, down), *tap(20, down)):
                at.app.post_message(event)
            await at.settle()
            await at.settle()
            assert [type(each) for each in at.app.screen_stack] == [FirstPage, SettingsPage]

    asyncio.run(play())


def test_keys_that_come_before_a_screen_stands_wait_for_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with at_home().gone(tmp_path) as at:
            given: list[str | None] = []
            at.app.push_screen(LineDialog("Which name?", str), given.append)
            await at_once(at, *"eva", "enter")
            assert given == ["eva"]

    asyncio.run(play())


def test_keys_for_a_screen_that_is_taken_away_before_it_stands_block_no_others(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("henry asks cafe")) as at:
            at.app.held.begin(at.app.screen)
            at.app.post_message(key("x"))
            await at.settle()
            shown = HelpPage(at.app.screen)
            at.app.push_screen(shown)
            at.app.held.taken()
            at.app.call_later(shown.dismiss)
            await at.settle()
            await at.press("f1")
            assert isinstance(at.app.screen, HelpPage)

    asyncio.run(play())


def test_a_second_tap_on_the_map_behind_its_fall_plays_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("henry asks cafe")) as at:
            await at.press("f2")
            await at.type(PIN, "enter")
            keeper = at.app.screen
            assert sits(keeper, HIDDEN)
            keeper.leave()
            for place in PLACES:
                keeper.query_one(MapFace).choose_tapped(Chosen(place))
            assert at.table.moves == evening("henry asks cafe")

    asyncio.run(play())
