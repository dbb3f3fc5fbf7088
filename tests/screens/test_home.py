"""Home: the tables as they stand, and everything that can be done from there."""

import asyncio
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from companion.play import table
from companion.store.disk import database, schema
from companion.store.tables import Tables
from screens.kit.menu import Menu
from screens.table.kinds.everybody import EVERYBODY
from screens.table.watching.ending_page import EndingPage
from tests.screens.kinds import sits
from tests.screens.stage import SIZES, Size, Stage, evening, golden, played, sizes, stage
from tests.store.evening import MOVES, NAME, PIN

WHEN = 1_700_000_000.0
Script = Callable[[Stage], Awaitable[None]]


def at_home(home: Path, script: Script, size: Size = (80, 24)) -> None:
    """Play a script at home, at a time that stands still."""

    async def run() -> None:
        async with stage(home, size, clock=lambda: WHEN) as found:
            await script(found)

    asyncio.run(run())


def two_tables(home: Path) -> None:
    """Keep a table in its sixth hour, and a newer one that has just begun."""
    with closing(Tables(home, clock=lambda: WHEN)) as tables:
        played(tables, evening("begin")).close()
        options = {"mode": "training", "players": "Iva Bob"}
        table.begin(tables, "second", "mind-mgmt", options, PIN).close()


def test_home_without_tables_tells_what_can_be_done(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        async for size in sizes(found):
            golden(f"home-empty-{size[0]}", found.text)

    at_home(tmp_path, look, SIZES[0])


def test_home_tells_of_each_table_mode_hour_and_players(tmp_path: Path) -> None:
    two_tables(tmp_path)

    async def look(found: Stage) -> None:
        async for size in sizes(found):
            golden(f"home-{size[0]}", found.text)

    at_home(tmp_path, look, SIZES[0])


def test_enter_alone_goes_on_with_the_table_that_was_played_last(tmp_path: Path) -> None:
    two_tables(tmp_path)

    async def resume(found: Stage) -> None:
        await found.press("enter")
        assert "PIN of second" in found.text
        await found.type(PIN, "enter")
        assert sits(found.app.screen, EVERYBODY)
        assert found.table.options["players"] == "Iva Bob"

    at_home(tmp_path, resume)


def test_a_wrong_pin_is_said_and_asked_for_again(tmp_path: Path) -> None:
    two_tables(tmp_path)

    async def resume(found: Stage) -> None:
        await found.press("enter")
        await found.type("0000", "enter")
        assert "not the PIN of the table" in found.text
        assert "A forgotten one nobody can find out: delete the table" in found.dialog
        await found.press("f1")
        assert found.dialog.startswith("PIN: opens what one player hides. It is kept nowhere")
        await found.press("escape")
        await found.type(PIN, "enter")
        assert sits(found.app.screen, EVERYBODY)

    at_home(tmp_path, resume)


def test_nothing_of_a_pin_is_shown(tmp_path: Path) -> None:
    two_tables(tmp_path)

    async def resume(found: Stage) -> None:
        await found.press("enter")
        await found.type("sesame")
        assert "•••••" in found.text
        assert "sesame" not in found.text

    at_home(tmp_path, resume)


def test_a_table_that_another_window_has_open_is_told(tmp_path: Path) -> None:
    two_tables(tmp_path)

    async def resume(found: Stage) -> None:
        await found.press("enter")
        await found.type(PIN, "enter")
        assert "Another window has this table open" in " ".join(found.text.split())

    with closing(Tables(tmp_path)) as other:
        held = table.resume(other, other.find("second"), PIN)
        at_home(tmp_path, resume)
        held.close()


def test_a_table_whose_game_is_over_opens_at_its_end(tmp_path: Path) -> None:
    with closing(Tables(tmp_path)) as tables:
        ended = played(tables, MOVES)
        ended.sealing.end()
        ended.close()

    async def resume(found: Stage) -> None:
        await found.press("enter")
        assert isinstance(found.app.screen, EndingPage)

    at_home(tmp_path, resume)


def test_a_damaged_seed_is_told_where_its_table_is_opened(tmp_path: Path) -> None:
    with closing(Tables(tmp_path)) as tables, closing(played(tables, MOVES)) as ended:
        ended.sealing.end()
    with closing(sqlite3.connect(tmp_path / database.NAME)) as found, found:
        found.execute("UPDATE tables SET seed = zeroblob(32)")

    async def resume(found: Stage) -> None:
        await found.press("enter")
        assert isinstance(found.app.screen, EndingPage)
        assert "the seed of the table" in " ".join(found.text.split())

    at_home(tmp_path, resume)


def test_a_table_is_deleted_after_a_yes_and_kept_after_enter_alone(tmp_path: Path) -> None:
    two_tables(tmp_path)

    async def delete(found: Stage) -> None:
        await found.press("d", "enter")
        assert [row.name for row in found.app.tables.list()] == ["second", NAME]
        await found.press("d", "y")
        assert [row.name for row in found.app.tables.list()] == [NAME]
        assert "second: deleted" in found.text

    at_home(tmp_path, delete)


def test_a_table_gets_another_name_and_a_taken_one_is_refused(tmp_path: Path) -> None:
    two_tables(tmp_path)

    async def rename(found: Stage) -> None:
        await found.press("r", *["backspace"] * len("second"))
        await found.type(NAME, "enter")
        assert "has this name already" in found.text
        await found.type("2", "enter")
        assert [row.name for row in found.app.tables.list()] == [f"{NAME}2", NAME]

    at_home(tmp_path, rename)


@pytest.mark.parametrize(("key", "beginning"), [("1", '{"format"'), ("2", "game: mind-mgmt")])
def test_a_table_is_written_whole_or_in_clear(tmp_path: Path, key: str, beginning: str) -> None:
    two_tables(tmp_path)
    path = tmp_path / "carried"

    async def export(found: Stage) -> None:
        await found.press("x", key)
        if key == "2":
            await found.type(PIN, "enter")
        await found.press("ctrl+u")
        await found.type(str(path), "enter")
        assert "written" in found.text

    at_home(tmp_path, export)
    assert path.read_text("utf-8").lstrip("{ \n").startswith(beginning.lstrip("{"))


def test_what_is_done_with_a_table_is_offered_only_where_one_is_marked(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        assert "Delete" not in found.text
        await found.press("d", "r", "x")
        assert found.app.screen is found.app.screen_stack[-1]
        assert len(found.app.screen_stack) == 1

    at_home(tmp_path, look)


def test_a_database_that_vanished_is_told_and_the_app_stays(tmp_path: Path) -> None:
    two_tables(tmp_path)

    async def resume(found: Stage) -> None:
        shutil.move(tmp_path / database.NAME, tmp_path / "away.db")
        await found.press("enter")
        await found.type(PIN, "enter")
        assert "Not saved" in found.text

    at_home(tmp_path, resume)


def test_damage_that_the_list_does_not_meet_is_said_behind_the_first_frame(tmp_path: Path) -> None:
    two_tables(tmp_path)
    path = tmp_path / database.NAME
    data = path.read_bytes()
    at = 4 * schema.PAGE  # where the lines begin
    path.write_bytes(data[:at] + b"x" * 8 + data[at + 8 :])

    async def look(found: Stage) -> None:
        await found.settle()
        said = " ".join(found.text.split())
        assert "kept aside as companion-damaged-1.db" in said
        assert NAME in said

    at_home(tmp_path, look)


def test_a_damaged_database_is_kept_aside_and_home_says_so(tmp_path: Path) -> None:
    (tmp_path / database.NAME).write_bytes(b"no database at all")

    async def look(found: Stage) -> None:
        assert "is damaged" in " ".join(found.text.split())

    at_home(tmp_path, look)


def test_up_and_down_stay_at_the_ends_of_the_list(tmp_path: Path) -> None:
    two_tables(tmp_path)

    async def walk(found: Stage) -> None:
        await found.press("up", "enter")
        assert "PIN of second" in found.text
        await found.press("escape", *["down"] * 20)
        menu = found.app.screen.query_one(Menu)
        assert menu.highlighted == menu.option_count - 1

    at_home(tmp_path, walk)


def test_enter_without_a_pin_is_answered_and_no_wrong_one(tmp_path: Path) -> None:
    two_tables(tmp_path)

    async def resume(found: Stage) -> None:
        await found.press("enter", *["enter"] * 8)
        assert "Type the PIN." in found.dialog
        await found.type(PIN, "enter")
        assert sits(found.app.screen, EVERYBODY)

    at_home(tmp_path, resume)


def test_every_way_from_home_leads_somewhere_and_back(tmp_path: Path) -> None:
    async def walk(found: Stage) -> None:
        home = found.app.screen
        for key in "nuves":
            await found.press(key)
            assert found.app.screen is not home
            await found.press("escape")
            assert found.app.screen is home

    at_home(tmp_path, walk)


def test_a_newer_database_is_refused_before_the_app_opens(tmp_path: Path) -> None:
    two_tables(tmp_path)
    with closing(sqlite3.connect(tmp_path / database.NAME)) as file:
        file.execute("PRAGMA user_version = 99")
    before = (tmp_path / database.NAME).read_bytes()
    with pytest.raises(Exception, match="newer Companion"):
        Tables(tmp_path)
    assert (tmp_path / database.NAME).read_bytes() == before


def test_a_crash_tells_where_it_was_and_nothing_of_what_was_known(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def crash(found: Stage) -> None:
        def fail(hidden: str) -> None:
            raise ZeroDivisionError(hidden)

        found.app.call_later(fail, "D4 is the secret")
        await found.settle()

    with pytest.raises(ZeroDivisionError):
        at_home(tmp_path, crash)
    said = " ".join("".join(capsys.readouterr()).split())
    assert "Companion had to stop (ZeroDivisionError, fail:" in said
    assert "Everything up to the last line is saved" in said
    assert "secret" not in said
