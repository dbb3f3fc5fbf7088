"""A new table: few keys, and nothing typed is lost."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import closing
from importlib.resources import files
from pathlib import Path

import pytest
from textual.widgets import Input

from companion.core import CompanionError
from companion.play.table import begin, resume
from companion.store.tables import Tables
from screens.home.new_table import NewTable
from screens.table.kinds.everybody import EVERYBODY
from tests.screens.doing import burst
from tests.screens.kinds import sits
from tests.screens.stage import SIZES, Size, Stage, golden, stage

Script = Callable[[Stage], Awaitable[None]]


def on_the_page(home: Path, script: Script, size: Size = (80, 24)) -> None:
    """Play a script on the page of a new table."""

    async def run() -> None:
        async with stage(home, size) as found:
            await found.press("n")
            await script(found)

    asyncio.run(run())


@pytest.mark.parametrize("size", SIZES)
def test_the_page_asks_for_everything_at_once_and_its_button_is_always_in_sight(
    tmp_path: Path, size: Size
) -> None:
    async def look(found: Stage) -> None:
        golden(f"begin-{size[0]}", found.text)
        for steps in ((), ("down",), ("down", "down"), ("tab",) * 4):
            await found.press(*steps)
            assert [row for row in found.text.splitlines() if row.strip() == "Begin"], steps

    on_the_page(tmp_path, look, size)


def test_names_and_a_pin_are_enough_and_receipts_at_red_hours_are_proposed(tmp_path: Path) -> None:
    async def begin_it(found: Stage) -> None:
        assert "tab Next" in found.text.splitlines()[-1]  # how to come to the next field
        assert "A receipt at each red hour and at the end" in found.text
        await found.type("Eva Adam Petr", "enter")
        await found.type("2468", "enter")
        await found.type("2468", "enter")
        await found.press("2")
        assert sits(found.app.screen, EVERYBODY)
        assert found.table.options == {
            "mode": "full",
            "edition": "zanzibar",
            "players": "Eva Adam Petr",
        }
        assert _level(found) == "red"
        found.table.close()

    on_the_page(tmp_path, begin_it)
    with closing(Tables(tmp_path)) as tables:  # its PIN is the one of the page
        row = tables.find("mind-mgmt")
        with pytest.raises(CompanionError):
            resume(tables, row, "8642")
        resume(tables, row, "2468").close()


def test_keys_that_are_faster_than_the_screen_reach_their_fields(tmp_path: Path) -> None:
    async def type_it(found: Stage) -> None:
        await burst(found, "Eva Adam", "enter", "2468", "enter", "2468", "enter")
        await found.press("2")
        assert sits(found.app.screen, EVERYBODY)
        assert found.table.options["players"] == "Eva Adam"

    on_the_page(tmp_path, type_it)


def test_a_pin_that_cannot_be_is_refused_before_it_is_typed_again(tmp_path: Path) -> None:
    async def type_it(found: Stage) -> None:
        await found.type("Eva Adam", "enter")
        for short in ("", "123"):
            await found.type(short, "enter")
            assert "A PIN needs at least 4 characters" in found.text, short
            assert found.app.focused is found.app.screen.query_one("#pin"), short
            await found.type("4")
            assert "A PIN needs at least 4 characters" not in found.text, short
            await found.press("ctrl+u")
        found.app.screen.query_one("#pin-again").focus()
        await found.type("2468", "enter")  # only in its second field: it is asked for in the first
        assert "A PIN needs at least 4 characters" in found.text
        assert found.app.focused is found.app.screen.query_one("#pin")

    on_the_page(tmp_path, type_it)


def test_what_is_typed_behind_a_wrong_pin_is_forgotten(tmp_path: Path) -> None:
    async def type_it(found: Stage) -> None:
        await burst(found, "Eva Adam", "enter", "12", "enter", "12", "enter")
        assert "A PIN needs at least 4 characters" in found.text
        assert found.app.screen.query_one("#pin", Input).value == "12"

    on_the_page(tmp_path, type_it)


def test_two_different_pins_are_both_typed_again_and_nothing_else_is_lost(tmp_path: Path) -> None:
    async def begin_it(found: Stage) -> None:
        await found.type("Eva Adam", "enter")
        await found.type("2468", "enter")
        await found.type("2469", "enter")
        assert "differs from the first. Both fields are empty again" in " ".join(found.text.split())
        assert found.app.focused is found.app.screen.query_one("#pin")
        await found.type("2468")
        assert "differs from the first" not in found.text
        await found.press("enter")
        await found.type("2468", "enter")
        await found.press("2")
        assert sits(found.app.screen, EVERYBODY)

    on_the_page(tmp_path, begin_it)


def test_what_is_wrong_is_said_in_the_order_of_the_fields(tmp_path: Path) -> None:
    async def type_it(found: Stage) -> None:
        await found.type("Eva", "tab")
        await found.type("nowhere.toml", "enter")
        await found.type("2468", "enter")
        await found.type("2469", "enter")
        said = " ".join(found.text.split())
        assert "2 to 5 different names of one word" in said
        assert found.app.focused is found.app.screen.query_one("#players")
        await found.type(" Adam", "f5")
        assert "nowhere.toml" in found.text.partition("Again")[2]
        await found.press("ctrl+u", "f5")
        assert "differs from the first" in found.text

    on_the_page(tmp_path, type_it)


def test_a_short_pin_is_called_what_it_is(tmp_path: Path) -> None:
    async def type_it(found: Stage) -> None:
        await found.type("Eva2 3PO")  # a name may hold a figure
        assert found.app.screen.query_one("#players", Input).value == "Eva2 3PO"
        await found.press("enter")
        await found.type("2468")
        assert "stops a glance" in found.text
        await found.press("ctrl+u")
        await found.type("a long phrase")
        assert "stops a glance" not in found.text

    on_the_page(tmp_path, type_it)


def test_names_that_cannot_be_are_refused_before_anything_is_made(tmp_path: Path) -> None:
    async def type_it(found: Stage) -> None:
        await found.type("Eva", "enter")
        await found.type("2468", "enter")
        await found.type("2468", "enter")
        said = " ".join(found.text.split())
        assert "2 to 5 different names of one word" in said
        assert found.app.tables.list() == ()
        await found.type(" Adam", "enter", "enter", "enter")
        await found.press("2")
        assert sits(found.app.screen, EVERYBODY)

    on_the_page(tmp_path, type_it)


def test_a_training_mission_is_chosen_with_the_arrows(tmp_path: Path) -> None:
    async def type_it(found: Stage) -> None:
        await found.press("tab", "down", "enter")
        assert "▐●▌ training mission" in found.text
        await found.type("Eva Adam", "enter")
        await found.type("2468", "enter")
        await found.type("2468", "enter")
        await found.press("2")
        assert found.table.options["mode"] == "training"

    on_the_page(tmp_path, type_it)


def test_a_board_of_ones_own_comes_from_its_file(tmp_path: Path) -> None:
    shipped = (files("companion.games.mind_mgmt.editions") / "zanzibar.toml").read_text("utf-8")
    own = tmp_path / "our-box.toml"
    own.write_text(shipped.replace('id = "zanzibar"', 'id = "our-box"'), "utf-8")

    async def type_it(found: Stage) -> None:
        await found.type("Eva Adam", "tab")
        await found.type(str(own), "enter")
        await found.type("2468", "enter")
        await found.type("2468", "enter")
        await found.press("2")
        assert found.table.options["edition"] == "our-box"

    on_the_page(tmp_path, type_it)


def test_a_board_that_is_not_there_is_named(tmp_path: Path) -> None:
    async def type_it(found: Stage) -> None:
        await found.type("Eva Adam", "tab")
        await found.type("nowhere.toml", "enter")
        await found.type("2468", "enter")
        await found.type("2468", "enter")
        assert "nowhere.toml" in found.text.partition("Again")[2]
        assert isinstance(found.app.screen, NewTable)

    on_the_page(tmp_path, type_it)


def test_whoever_chooses_another_game_keeps_the_players_who_are_typed(tmp_path: Path) -> None:
    async def choose(found: Stage) -> None:
        await found.type("Eva Adam")
        await found.press("shift+tab", "shift+tab", "shift+tab", "down", "enter")
        assert found.app.screen.query_one("#players", Input).value == "Eva Adam"
        await found.type(" Petr")
        assert found.app.screen.query_one("#players", Input).value == "Eva Adam Petr"

    on_the_page(tmp_path, choose)


def _level(found: Stage) -> str:
    """Say how much proof the table asks for that was begun."""
    return found.table.sealing.level


@pytest.mark.parametrize(
    ("steps", "said", "level"),
    [
        (1, "A receipt after each of the Recruiter's turns: everything can be proven.", "every"),
        (2, "We trust each other: no words and no receipts.", "none"),
    ],
)
def test_each_choice_says_what_it_costs_and_gives(
    tmp_path: Path, steps: int, said: str, level: str
) -> None:
    async def begin_it(found: Stage) -> None:
        await found.type("Eva Adam", "tab", "tab")
        await found.press(*("right",) * steps, "space")
        assert said in " ".join(found.text.split())
        await found.press("tab")
        await found.type("2468", "enter")
        await found.type("2468", "enter")
        await found.press("2")
        assert _level(found) == level

    on_the_page(tmp_path, begin_it)


def test_at_the_first_table_the_arrows_choose_the_game_and_whoever_types_names_the_players(
    tmp_path: Path,
) -> None:
    async def choose(found: Stage) -> None:
        await found.press("down", "enter")
        assert found.app.focused is found.app.screen.query_one("#players", Input)  # Enter leads on
        await found.type("Eva Adam")
        assert "▐●▌ My Neighbour Spy" in found.text
        assert "Receipts" not in found.text  # it hides nothing
        assert found.app.screen.query_one("#players", Input).value == "Eva Adam"

    on_the_page(tmp_path, choose)


def test_what_the_arrows_mark_is_chosen_at_once(tmp_path: Path) -> None:
    async def choose(found: Stage) -> None:
        await found.press("tab", "down")
        assert "▐●▌ training mission" in found.text
        await found.press("up")
        assert "▐●▌ full game" in found.text
        await found.press("shift+tab", "down")
        assert "▐●▌ My Neighbour Spy" in found.text
        assert found.app.focused is found.app.screen.query_one("#game")

    on_the_page(tmp_path, choose)


@pytest.mark.parametrize("way", [(), ("tab",), ("enter",)])
def test_digits_that_are_typed_too_early_reach_the_pin_and_never_the_players(
    tmp_path: Path, way: tuple[str, ...]
) -> None:
    async def type_it(found: Stage) -> None:
        await found.press(*way)
        await found.type("2468")
        assert found.app.screen.query_one("#pin", Input).value == "2468"
        assert found.app.screen.query_one("#players", Input).value == ""

    on_the_page(tmp_path, type_it)


def test_a_pin_typed_while_the_last_players_stand_there_does_not_replace_them(
    tmp_path: Path,
) -> None:
    with closing(Tables(tmp_path)) as tables:
        begin(tables, "x", "mind-mgmt", {"mode": "full", "players": "Ota Iva"}, "2468").close()

    async def type_it(found: Stage) -> None:
        await found.type("2468", "enter")
        await found.type("2468", "enter")
        await found.press("2")
        assert found.table.options["players"] == "Ota Iva"

    on_the_page(tmp_path, type_it)
