"""A game text is taken over whole or not at all, whatever comes between."""

import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from companion.play import replay, table
from companion.store.disk import database, schema
from companion.store.disk.errors import NotSaved
from companion.store.stored_table import StoredTable
from companion.store.tables import Tables
from companion.text.gametext import example
from tests.store.evening import MOVES, PAGE, PIN, environment

NAME = "taken"
IMPORT = (sys.executable, "-m", "companion", "tables", "import", "--table", NAME)
TEXT = example(PAGE)


def listed(home: Path) -> list[tuple[str, tuple[str, ...]]]:
    """Give every table of a folder with its moves."""
    with closing(Tables(home)) as tables:
        found = []
        for row in tables.list():
            with closing(table.resume(tables, row, PIN)) as resumed:
                found.append((row.name, resumed.moves))
        return found


@pytest.mark.parametrize("later", [0.0, 0.03, 0.1, 0.2, 0.3, 0.5])
def test_a_kill_in_the_middle_of_an_import_leaves_no_part_and_it_can_be_tried_again(
    later: float, tmp_path: Path
) -> None:
    home, source = tmp_path / "home", tmp_path / "game.txt"
    source.write_text(TEXT, encoding="utf-8")
    Tables(home).close()
    journal = schema.journal_of(home / database.NAME)
    with subprocess.Popen([*IMPORT, source], env=environment(home)) as program:
        while not journal.exists() and program.poll() is None:
            pass  # the journal tells that something is being written
        try:
            program.wait(later)
        except subprocess.TimeoutExpired:
            program.kill()
    if listed(home) == []:
        assert subprocess.run([*IMPORT, source], env=environment(home)).returncode == 0
    assert listed(home) == [(NAME, MOVES)]


def failing_after(lines: int) -> Callable[..., None]:
    """Write so many times, and then fail."""
    append, times = StoredTable.append, count()

    def write(*words: Any) -> None:
        if next(times) == lines:
            raise NotSaved("not saved (disk full); make room")
        append(*words)

    return write


@pytest.mark.parametrize("line", [0, 1, 40, 90])
def test_a_disk_that_fills_up_during_an_import_keeps_no_part_of_it(
    line: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(Tables(tmp_path)) as tables:
        with monkeypatch.context() as patch:
            patch.setattr(StoredTable, "append", failing_after(line))
            with pytest.raises(NotSaved):
                replay.copied(tables, NAME, TEXT, None, PIN)
        assert tables.list() == ()
        replay.copied(tables, NAME, TEXT, None, PIN).close()
    assert listed(tmp_path) == [(NAME, MOVES)]
