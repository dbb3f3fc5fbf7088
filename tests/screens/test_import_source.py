"""A table from a file: whole with its secrets closed, or a game text that becomes a new one."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

from companion.play.table import resume
from companion.store.tables import Tables
from companion.text.gametext import example
from screens.home.first_page import FirstPage
from screens.home.import_form import ImportForm
from tests.screens.stage import Stage, evening, played, stage
from tests.store.evening import MOVES, NAME, PAGE, PIN

Script = Callable[[Stage], Awaitable[None]]


def on_the_page(home: Path, script: Script) -> None:
    """Play a script on the page that takes a table over."""

    async def run() -> None:
        async with stage(home) as found:
            await found.press("i")
            assert isinstance(found.app.screen, ImportForm)
            await script(found)

    asyncio.run(run())


def whole(path: Path) -> Path:
    """Write a table whole to a file."""
    file = path / "carried.table"
    with closing(Tables(path / "elsewhere")) as tables:
        played(tables, evening("begin")).close()
        file.write_text(tables.dump(tables.find(NAME)), "utf-8")
    return file


def text(path: Path, old: str = "", new: str = "") -> Path:
    """Write a game text to a file."""
    file = path / "friday.txt"
    file.write_text(example(PAGE).replace(old, new), "utf-8")
    return file


def test_a_whole_table_needs_its_file_alone(tmp_path: Path) -> None:
    file = whole(tmp_path)

    async def take_over(found: Stage) -> None:
        await found.type(str(file), "enter")
        assert isinstance(found.app.screen, FirstPage)
        assert f"{NAME}: imported" in found.text
        row = found.app.tables.find(NAME)
        with closing(resume(found.app.tables, row, PIN)) as table:
            assert table.moves == evening("begin")

    on_the_page(tmp_path / "here", take_over)


def test_a_name_that_is_taken_asks_for_another_one(tmp_path: Path) -> None:
    file = whole(tmp_path)
    with closing(Tables(tmp_path / "here")) as tables:
        played(tables).close()

    async def take_over(found: Stage) -> None:
        await found.type(str(file), "enter")
        assert "choose another one" in " ".join(found.text.split())
        await found.press("tab")
        await found.type("friday", "f5")
        assert {row.name for row in found.app.tables.list()} == {NAME, "friday"}

    on_the_page(tmp_path / "here", take_over)


def test_a_game_text_asks_for_a_new_pin(tmp_path: Path) -> None:
    file = text(tmp_path)

    async def take_over(found: Stage) -> None:
        await found.type(str(file), "enter")
        assert "choose a PIN for its hidden side" in " ".join(found.text.split())
        await found.type("2468", "enter")
        await found.type("2469", "enter")
        assert "differs from the first" in found.text
        await found.type("2468", "enter")
        await found.type("2468", "enter")
        assert isinstance(found.app.screen, FirstPage)
        with closing(resume(found.app.tables, found.app.tables.find("friday"), "2468")) as table:
            assert table.moves == MOVES

    on_the_page(tmp_path / "here", take_over)


def test_a_line_against_the_rules_is_named_and_nothing_is_begun(tmp_path: Path) -> None:
    file = text(tmp_path, "step C5", "step F7")
    number = file.read_text("utf-8").split("\n").index("step F7") + 1

    async def take_over(found: Stage) -> None:
        await found.type(str(file), "enter")
        assert f"Line {number} does not work:" in found.text
        assert isinstance(found.app.screen, ImportForm)
        assert found.app.tables.list() == ()

    on_the_page(tmp_path / "here", take_over)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    async def take_over(found: Stage) -> None:
        await found.type("nowhere.txt", "enter")
        assert "nowhere.txt" in found.text.partition("Again")[2]

    on_the_page(tmp_path, take_over)


def test_what_is_no_game_is_refused_before_a_pin_is_thought_of(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("hello this is no table\n", "utf-8")

    async def script(at: Stage) -> None:
        await at.type(str(letter), "enter")
        assert "a game text begins with the line" in " ".join(at.text.split()).lower()

    on_the_page(tmp_path, script)
