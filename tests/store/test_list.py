"""The list of tables is there at once: no game, seal or cipher is loaded, no whole file read."""

import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from companion.seal.envelopes.envelope import sealed
from companion.store.disk import database, schema
from companion.store.disk.errors import OpenElsewhere
from companion.store.tables import Tables
from tests.store.evening import NAME, environment, kept
from tests.store.test_open_tables import begun
from tests.store.version1 import WHOLE

LOADED = """
import sys
{what}
heavy = ("games.", "seal", "rulebook", "table", "proof", "sitting")
heavy = ("cryptography", *(f"companion.{{name}}" for name in heavy))
print("loaded:", *sorted(name for name in sys.modules if name.startswith(heavy)))
"""
COMMAND = "from companion import cli; cli.main(['tables'])"
FIRST_PAGE = """
import asyncio
from companion.store.tables import Tables
from screens.app import Companion

async def look():
    async with Companion(Tables()).run_test() as pilot:
        await pilot.pause()
        print([row.name for row in pilot.app.screen._rows])

asyncio.run(look())
"""


@pytest.mark.parametrize("what", [COMMAND, FIRST_PAGE], ids=["command", "first page"])
def test_a_list_of_tables_loads_no_game_no_seal_and_no_cipher(what: str, tmp_path: Path) -> None:
    kept(tmp_path, 3)
    begun(tmp_path, "rails")
    words = (sys.executable, "-c", LOADED.format(what=what))
    done = subprocess.run(words, env=environment(tmp_path), capture_output=True, text=True)
    assert done.stdout.splitlines()[-1] == "loaded:", done.stdout + done.stderr
    assert NAME in done.stdout
    assert "rails" in done.stdout


def test_the_whole_file_is_read_before_the_first_write_and_not_before_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(tmp_path, "one")
    read: list[str] = []
    monkeypatch.setattr(database, "need_whole", lambda *_said: read.append("whole"))
    with closing(Tables(tmp_path)) as tables:
        row = tables.find("one")
        tables.dump(row)
        assert read == []
        tables.rename(row, "another")
        assert read == ["whole"]
        tables.open(tables.find("another")).close()
        tables.check_whole()
        assert read == ["whole"]


class Looked(Exception):
    """The whole file was looked through."""


def look(*_said: object) -> None:
    """Say that the whole file would be looked through now."""
    raise Looked


WRITES: dict[str, Callable[[Tables], object]] = {
    "create": lambda tables: tables.create("two", "rails", {}, None, str, ""),
    "open": lambda tables: tables.open(tables.find("one")),
    "attempt": lambda tables: tables.attempt(tables.find("one")),
    "rename": lambda tables: tables.rename(tables.find("one"), "two"),
    "delete": lambda tables: tables.delete(tables.find("one")),
    "load": lambda tables: tables.load(WHOLE, ""),
    "at_once": lambda tables: tables.at_once().__enter__(),
    "an envelope": lambda tables: tables.envelopes.keep(sealed("Eva", (1, 2, 3, 4), "x"), "8317"),
}


@pytest.mark.parametrize("what", WRITES)
def test_whatever_writes_looks_through_the_whole_file_first(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(tmp_path, "one")
    monkeypatch.setattr(database, "need_whole", look)
    with closing(Tables(tmp_path)) as tables:
        with pytest.raises(Looked):
            WRITES[what](tables)
        assert [row.name for row in tables.list()] == ["one"]


def damaged(data: bytes) -> bytes:
    """Damage the page at which the lines begin; the list does not read it."""
    at = 4 * schema.PAGE
    return data[:at] + b"x" * 8 + data[at + 8 :]


def test_damage_that_only_the_whole_file_shows_is_put_right_behind_the_list(tmp_path: Path) -> None:
    kept(tmp_path, 30)
    path = tmp_path / database.NAME
    path.write_bytes(damaged(path.read_bytes()))
    with closing(Tables(tmp_path)) as tables:
        assert ([row.name for row in tables.list()], tables.notice) == ([NAME], "")
        tables.check_whole()
        assert "kept aside as companion-damaged-1.db" in tables.notice
        assert [row.name for row in tables.list()] == [NAME]


def test_damage_waits_while_another_window_has_the_tables_open(tmp_path: Path) -> None:
    begun(tmp_path, "one")
    path = tmp_path / database.NAME
    with closing(Tables(tmp_path)), closing(Tables(tmp_path)) as tables:
        data = damaged(path.read_bytes())
        path.write_bytes(data)
        for _time in range(2):
            with pytest.raises(OpenElsewhere, match="close it first"):
                tables.check_whole()
            assert [row.name for row in tables.list()] == ["one"]
        assert path.read_bytes() == data
    with closing(Tables(tmp_path)) as tables:
        tables.check_whole()
        assert "kept aside" in tables.notice


def test_a_window_goes_on_with_the_file_that_another_one_has_put_right(tmp_path: Path) -> None:
    begun(tmp_path, "one")
    path = tmp_path / database.NAME
    with closing(Tables(tmp_path)) as first, closing(Tables(tmp_path)) as second:
        path.write_bytes(damaged(path.read_bytes()))
        second._folder._gate._do("ROLLBACK", 0)  # as in the moment before it would be alone
        first.check_whole()
        with pytest.raises(OpenElsewhere):
            second.check_whole()
        second.rename(second.find("one"), "another")
        assert [row.name for row in first.list()] == ["another"]
    assert len(list(tmp_path.glob("companion-damaged-*.db"))) == 1
