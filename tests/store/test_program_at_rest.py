"""A table of the program's at rest: its key lies open, travels with a copy, and goes at the end."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

from companion.core import PUBLIC
from companion.store.disk import database
from companion.store.keys import vault
from companion.store.tables import Tables
from tests.play.program_evening import NAME, begun, moves, play, resumed

KEYS = "SELECT version, wrapped FROM vaults WHERE holds = 'secrets'"


def keys(folder: Path) -> list[tuple[int, bytes]]:
    """Read the keys that lie in a folder."""
    with closing(sqlite3.connect(folder / database.NAME)) as found:
        return found.execute(KEYS).fetchall()


def test_the_key_lies_open_needs_no_pin_and_is_erased_at_the_end(tmp_path: Path) -> None:
    with closing(Tables(tmp_path)) as tables:
        sitting = begun(tables)
        [(version, key)] = keys(tmp_path)
        assert version == vault.OPEN
        assert vault.is_sound(version, key)
        assert not tables.find(NAME).locked
        sitting = resumed(tables, sitting)
        sitting.stop(PUBLIC)
        sitting.end(PUBLIC)
        assert keys(tmp_path) == []
        sitting.close()


def test_a_key_that_was_damaged_is_no_key() -> None:
    opened, key = vault.open_vault(vault.Whose("0" * 16, "keeper"))
    assert vault.is_sound(opened.whose.version, key)
    assert not vault.is_sound(vault.OPEN, bytes(len(key)))
    assert not vault.is_sound(vault.VERSION, key)


def test_a_copy_plays_on_with_the_same_decisions(tmp_path: Path) -> None:
    with closing(Tables(tmp_path / "one")) as one, closing(Tables(tmp_path / "other")) as other:
        sitting = begun(one)
        play(sitting, Random("copy"), until=lambda table: len(table.record) > 6)
        other.load(one.dump(sitting.row), NAME)
        copy = resumed(other)
        for each in (sitting, copy):
            play(each, Random("on"), until=lambda table: len(table.record) > 24)
        assert moves(copy.table) == moves(sitting.table)
        sitting.close()
        copy.close()
