"""`companion` alone: the app on a terminal, words elsewhere, and no traceback ever."""

import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from companion.store.disk import database
from companion.store.tables import Tables
from tests.cli.commands import companion

pytestmark = pytest.mark.skipif(os.name == "nt", reason="a pseudo-terminal is Unix")
UNLOADED = "import sys, companion.cli; companion.cli.main([]); print('textual' in sys.modules)"


def test_on_a_terminal_the_app_opens_and_q_leaves_it(tmp_path: Path) -> None:
    from tests.cli.pseudo import Pseudo

    with Pseudo([sys.executable, "-m", "companion"], tmp_path) as terminal:
        terminal.until(r"New table(?s:.*)")
        terminal.press("q")
        assert terminal.code == 0
        assert b"Traceback" not in terminal.sent


def test_from_a_pipe_it_tells_what_can_be_done() -> None:
    said = companion()
    assert (said.code, "play mind-mgmt" in said.out) == (0, True)


def test_a_terminal_that_cannot_draw_gets_words(tmp_path: Path) -> None:
    from tests.cli.pseudo import Pseudo

    command = ["/usr/bin/env", "TERM=dumb", sys.executable, "-m", "companion"]
    with Pseudo(command, tmp_path) as terminal:
        assert "play mind-mgmt" in terminal.rest()
        assert b"\x1b[?1049h" not in terminal.sent


def test_the_words_from_a_pipe_load_no_textual() -> None:
    import subprocess

    done = subprocess.run([sys.executable, "-P", "-c", UNLOADED], capture_output=True, text=True)
    assert done.stdout.splitlines()[-1] == "False", done.stderr


def test_a_newer_database_is_told_in_a_sentence(tmp_path: Path) -> None:
    from tests.cli.pseudo import Pseudo

    Tables(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / database.NAME)) as file:
        file.execute("PRAGMA user_version = 99")
    with Pseudo([sys.executable, "-m", "companion"], tmp_path) as terminal:
        said = terminal.rest()
        assert terminal.code == 2
    assert "newer Companion" in said
    assert said.strip().count("\n") == 0
