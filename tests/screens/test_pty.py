"""The app in real terminals: what leaves it, and what it leaves behind."""

import re
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from shutil import copytree

import pytest

pytest.importorskip("pty", reason="this machine has no pseudo-terminals")
pytest.importorskip("termios", reason="this machine has no pseudo-terminals")

from companion.store.disk import database
from tests.cli.pseudo import DOWN, UP
from tests.screens.stage import folder
from tests.screens.test_secrecy import BEGUN
from tests.screens.twins import HEAD, PAINTING, Twins, window
from tests.store.evening import PIN

APP = [sys.executable, "-m", "companion"]
F1, F2, F3, F4, F5 = "\x1bOP", "\x1bOQ", "\x1bOR", "\x1bOS", "\x1b[15~"
ESCAPE, ENTER, LEFT, UNDO, PALETTE, QUIT = "\x1b", "\r", "\x1b[D", "\x1a", "\x10", "\x11"
REST = "garc4c58bus\r"  # a recruit, an Immortal's move, a card drawn, and the turn is over
TURNS = (f"b5{REST}", f"a7{REST}")  # behind a step that only the keeper knows
SECRETS = ((b"MON",), (b"FOU",))  # features of their own, which the map writes in capitals
CLEAR = ((b"karl-box", b"cafe monks idol"), (b"pipe-girl", b"billboard bird"))
DIALOGS = (
    (F1, "Keys of this screen"),
    (F3, "ask in your own words"),
    (F4, "More actions"),
    (UNDO, "was heard or"),
    (PALETTE, "a command, or a part of its name"),
)


KEPT = (HEAD, "your words: ab", "!working out")


def tables(lines: tuple[str, ...], home: Path) -> Path:
    """Keep a table in a folder, played long ago."""
    copytree(folder(lines), home)
    with closing(sqlite3.connect(home / database.NAME)) as file, file:
        file.execute("UPDATE tables SET played = 1700000000")
    return home


def public_keys(twins: Twins) -> None:
    """Press every key that everybody may press."""
    for key, words in DIALOGS:
        twins.press(key, words)
        twins.press(ESCAPE, "f2 Secret", f"!{words}")
        twins.paint()
    twins.press(F5, *KEPT)
    twins.press(ENTER, "EVERYBODY")
    twins.paint()
    for public in (LEFT, "\t"):
        twins.press(public)
        twins.paint()


@pytest.mark.long
def test_two_tables_that_differ_only_in_secrets_send_the_same_bytes(
    tmp_path: Path,
) -> None:
    homes = [tables(begun, tmp_path / str(number)) for number, begun in enumerate(BEGUN)]
    painting = [sys.executable, "-c", PAINTING]
    with window(painting, homes[0]) as one, window(painting, homes[1]) as other:
        twins = Twins(one, other)
        twins.same("evening", "New table")
        twins.press(ENTER, "PIN of evening")
        twins.press(f"0000{ENTER}", "not the PIN of the table")
        twins.press(f"{PIN}{ENTER}", "You came back to this table")
        twins.press(ESCAPE, "f2 Secret", "!You came back", "!Adam says 2 words")
        public_keys(twins)
        twins.press(F2, "Adam says 2 words")
        twins.press("abseabsoabstabsu", "Are these your words?")
        twins.press(ENTER, "Only the Recruiter looks now")
        twins.press(f"0000{ENTER}", "not the PIN of the table")
        with twins.secretly(f"{PIN}{ENTER}k7k7   ", *TURNS):
            twins.same(*KEPT)
        twins.press(ENTER, "EVERYBODY", "First at the board")
        for _thing in range(5):
            twins.press(ENTER)
        twins.same("!First at the board")
        public_keys(twins)
        for each in twins.windows:
            each.terminal.press(QUIT)
        assert [one.terminal.code, other.terminal.code] == [0, 0]
    assert twins.compared > 30
    assert twins.painted > 15
    for number, home in enumerate(homes):
        seen, hidden = twins.sent(number)
        assert all(secret in hidden for secret in SECRETS[number])
        assert not any(secret in seen for secret in (*SECRETS[number], b"SECRET", PIN.encode()))
        assert not re.search(rb"\x1b\][012];", seen + hidden)  # no title is ever set
        assert behind(twins.windows[number].terminal.sent) == b""
        kept = b"".join(path.read_bytes() for path in home.rglob("*") if path.is_file())
        assert not any(secret in kept for secret in (*CLEAR[number], PIN.encode()))


def behind(sent: bytes) -> bytes:
    """Give what can be read in the terminal once the app has left it."""
    assert sent.count(UP) == sent.count(DOWN) == 1
    left = re.sub(re.escape(UP) + b".*" + re.escape(DOWN), b"", sent, flags=re.DOTALL)
    return re.sub(rb"\x1b\[[?<>0-9;]*[a-zA-Z]|\x1b\]22;[a-z]*\x1b\\\\", b"", left).strip()
