"""Terminals of all kinds, and ways to leave them: without colours, in a hurry, by force."""

import os
import signal
import sys
import time
from contextlib import closing
from pathlib import Path
from shutil import copytree

import pytest

pytest.importorskip("pty", reason="this machine has no pseudo-terminals")
pytest.importorskip("termios", reason="this machine has no pseudo-terminals")

from companion.play import table
from companion.store.tables import Tables
from screens.kit.keys.terminal_input import BEHIND
from tests.screens.stage import evening
from tests.screens.test_incoming import SENSELESS
from tests.screens.test_pty import (
    APP,
    ENTER,
    ESCAPE,
    F2,
    F4,
    F5,
    QUIT,
    behind,
    tables,
)
from tests.screens.twins import Window, until, window
from tests.store.evening import NAME, PIN

ASKED = evening("henry asks cafe")
SENTENCE = b"Companion had to stop (RuntimeError, fail:4). Everything up to the last line is saved:"
CRASH = """
def fail(*known, **more):
    hidden = "xyzzy"
    raise RuntimeError(hidden)
import {module} as broken
broken.{name} = fail
from companion.cli import main
raise SystemExit(main([]))
"""
CRASHES = (  # at a key, while the map is drawn, and beside the screen
    ("screens.table.hidden.veil", "Veil.settle", f"{PIN}{ENTER}k7k7 "),
    ("screens.games.mind_mgmt.map_face", "secret_picture", f"{PIN}{ENTER}k7k7"),
    ("companion.seal.shown_head", "Showing.words", F5),
)


def press(at: Window, keys: str, *words: str) -> None:
    """Press keys, and wait for words."""
    at.terminal.press(keys)
    until([at], lambda: all(at.shows(each) for each in words))


def sit_down(at: Window) -> None:
    """Take the table up."""
    until([at], lambda: at.shows("evening"))
    press(at, ENTER, "PIN of evening")
    press(at, f"{PIN}{ENTER}", "You came back to this table")
    press(at, ESCAPE, "!You came back", "!Adam says 2 words")


def to_the_curtain(at: Window) -> None:
    """Give the share, and stand before the curtain."""
    sit_down(at)
    press(at, F2, "Adam says 2 words")
    press(at, "abseabsoabstabsu", "Are these your words?")
    press(at, ENTER, "Only the Recruiter looks now")


def lines(home: Path) -> tuple[str, ...]:
    """Read the moves that lie on the disk."""
    with closing(Tables(home)) as kept, closing(table.resume(kept, kept.find(NAME), PIN)) as found:
        return found.moves


@pytest.mark.parametrize(("module", "name", "keys"), CRASHES)
def test_a_crash_leaves_one_sentence_in_the_terminal_and_no_secret_anywhere(
    tmp_path: Path, module: str, name: str, keys: str
) -> None:
    home = tables(ASKED, tmp_path / "home")
    program = [sys.executable, "-c", CRASH.format(module=module, name=name)]
    with window(program, home) as at:
        to_the_curtain(at)
        if F5 in keys:
            press(at, ESCAPE, "!Only the Recruiter looks now")
        at.terminal.press(keys)
        assert at.terminal.code == 1
        sent = at.terminal.sent
    said = b" ".join(behind(sent).split())
    assert said.startswith(SENTENCE)
    assert said.endswith(b"start it again to go on.")
    assert b"xyzzy" not in sent
    left = sorted(path.name for path in home.iterdir())
    assert left == ["companion.db", "locks", "words.toml"]
    assert lines(home) == ASKED


@pytest.mark.parametrize("ended", ["SIGTERM", "SIGHUP"])
def test_a_program_that_is_ended_from_outside_leaves_no_map_behind(
    tmp_path: Path, ended: str
) -> None:
    home = tables(ASKED, tmp_path / "home")
    with window(APP, home) as at:
        to_the_curtain(at)
        press(at, f"{PIN}{ENTER}k7k7", "Karl Box, the ad man")
        number = getattr(signal, ended)
        os.kill(at.terminal.pid, number)
        assert at.terminal.code == 128 + number
        assert behind(at.terminal.sent) == b""
    assert lines(home) == ASKED


def test_nothing_is_left_in_the_terminal_by_who_quits_with_the_map_in_sight(
    tmp_path: Path,
) -> None:
    home = tables(ASKED, tmp_path / "home")
    with window(APP, home) as at:
        to_the_curtain(at)
        press(at, f"{PIN}{ENTER}k7k7", "Karl Box, the ad man")
        at.terminal.press(QUIT)
        assert at.terminal.code == 0
        assert behind(at.terminal.sent) == b""


def test_hundreds_of_keys_in_one_write_play_what_they_say_and_nothing_twice(
    tmp_path: Path,
) -> None:
    home = tables(ASKED, tmp_path / "home")
    with window(APP, home) as at:
        to_the_curtain(at)
        at.terminal.press(f"{PIN}{ENTER}k7k7")
        at.terminal.send(f"{F4}{ESCAPE}" + "\x1b[A\x1b[B" * 100)
        at.terminal.press("zz" * 20 + f"1{ENTER}{ENTER}{ENTER}1111")
        until([at], lambda: at.shows("STEP ON D2"))
        at.terminal.press(QUIT)
        assert at.terminal.code == 0
        assert PIN.encode() not in at.terminal.sent
    assert lines(home)[: len(ASKED) + 1] == (*ASKED, "answer D2")


def test_a_full_disk_stops_play_at_the_last_saved_line_until_there_is_room(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    if not hasattr(resource, "prlimit"):
        pytest.skip("only Linux lets a disk run full from outside")
    home = tables(ASKED, tmp_path / "home")
    with window(APP, home) as at:
        sit_down(at)
        before = resource.prlimit(at.terminal.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(at.terminal.pid, resource.RLIMIT_FSIZE, (100, before[1]))
        press(at, F4, "write a remark")
        press(at, "r", "What do you want to write into the record?")
        press(at, f"plain{ENTER}", "NOT SAVED", "Remark: plain")
        assert lines_beside(home) == ASKED
        resource.prlimit(at.terminal.pid, resource.RLIMIT_FSIZE, before)
        press(at, "x", "!NOT SAVED")
        at.terminal.press(QUIT)
        assert at.terminal.code == 0
    assert lines(home) == (*ASKED, "remark plain")


def lines_beside(home: Path) -> tuple[str, ...]:
    """Read the moves that lie on the disk while a window has them open."""
    copy = home.with_name("copy")
    copytree(home, copy)
    return lines(copy)


def test_a_second_window_says_who_has_the_table_and_gets_it_when_he_leaves(tmp_path: Path) -> None:
    home = tables(ASKED, tmp_path / "home")
    with window(APP, home) as first, window(APP, home) as second:
        sit_down(first)
        until([second], lambda: second.shows("evening"))
        press(second, ENTER, "PIN of evening")
        press(second, f"{PIN}{ENTER}", f"(process {first.terminal.pid}, since ")
        assert second.shows("close it first")
        press(first, ESCAPE, "Leave the table?")
        press(first, "y", "!EVERYBODY", "New table")
        press(second, f"{PIN}{ENTER}", "You came back to this table")


def test_a_text_that_is_pasted_without_a_sign_plays_nothing_and_slower_keys_do(
    tmp_path: Path,
) -> None:
    played = evening("meru moves A3-A4-A5")
    home = tables(played, tmp_path / "home")
    with window(APP, home) as at:
        until([at], lambda: at.shows("evening"))
        press(at, ENTER, "PIN of evening")
        at.terminal.send(PIN[:-2])  # a field takes what is pasted
        at.terminal.press(PIN[-2:])
        until([at], lambda: at.shows("•" * len(PIN)))
        press(at, ENTER, "You came back to this table")
        press(at, ESCAPE, "!You came back", "!Adam says", "First at the board")
        press(at, "t3", "!First at the board")
        at.terminal.send("2a\r2a\r3b\r")
        until([at], lambda: at.shows("Nothing was pasted"))
        over = time.monotonic() + 2 * BEHIND  # what comes sooner belongs to what was pasted
        until([at], lambda: time.monotonic() > over)
        press(at, "2", "What does Henry do?")
        at.terminal.press(QUIT)
        assert at.terminal.code == 0
    assert lines(home) == played


def test_bytes_that_no_keyboard_sends_do_no_harm(tmp_path: Path) -> None:
    home = tables(ASKED, tmp_path / "home")
    with window(APP, home) as at:
        sit_down(at)
        os.write(
            at.terminal._keys, b"\xff\xfe\x80\xc3" + b"\x1b[200~\xff\x00m\x1b[31m\xe2\x1b[201~"
        )
        os.write(at.terminal._keys, b"\x1b[999;999R\x1b]0;title\x07")
        for each in SENSELESS:
            os.write(at.terminal._keys, each.encode())
        press(at, F4, "More actions")
        at.terminal.press(QUIT)
        assert at.terminal.code == 0
    assert lines(home) == ASKED


@pytest.mark.parametrize("setting", ["NO_COLOR=1", "TERM=vt100", "TERM=linux", "TERM=xterm-mono"])
def test_without_colours_the_mark_is_seen_and_everything_can_be_done(
    tmp_path: Path, setting: str
) -> None:
    home = tables(ASKED, tmp_path / "home")
    with window(["/usr/bin/env", setting, *APP], home) as at:
        sit_down(at)
        press(at, F4, "More actions", "moved or answered")
        marked = next(
            row for row in at.cells if "moved or answered" in "".join(str(c[0]) for c in row)
        )
        under = any(cell[5] for cell in marked)
        press(at, "\x1b[B" * 4 + "\r", "What do you want to write into the record?")
        press(at, f"plain{ENTER}", "!What do you want to write")
        at.terminal.press(QUIT)
        assert at.terminal.code == 0
    assert under or setting == "TERM=linux"
    assert lines(home)[-1] == "remark plain"


@pytest.mark.parametrize(
    ("reports", "said"), [("", "this terminal has not"), ("\x1b[O\x1b[I", "Escape, when you look")]
)
def test_the_curtain_says_what_this_terminal_is_good_for(
    tmp_path: Path, reports: str, said: str
) -> None:
    home = tables(ASKED, tmp_path / "home")
    with window(APP, home) as at:
        sit_down(at)
        at.terminal.press(reports)
        press(at, F2, "Adam says 2 words")
        press(at, "abseabsoabstabsu", "Are these your words?")
        press(at, ENTER, "Only the Recruiter looks now", said)
