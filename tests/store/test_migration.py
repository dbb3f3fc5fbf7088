"""A database of the first version: everything in it goes on, and no kill on the way harms it."""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path

import pytest

from companion import games
from companion.core import NotUnderstood
from companion.play import table
from companion.record.head import head_of
from companion.seal.checking import verdict
from companion.seal.checking.kept_heads import KeptHead, heads_of, shown_heads
from companion.seal.evidence import of_text
from companion.seal.first import bare
from companion.store.disk import database, schema
from companion.store.disk.errors import Damaged, NotOpened, OpenElsewhere, WrongPin
from companion.store.repair import aside
from companion.store.tables import Tables
from tests.store.evening import MOVES, NAME, PIN, environment, play, resumed, told
from tests.store.test_losses import seen, unnamed
from tests.store.version1 import EARLY, ENDED, MOVES_PLAYED, WHOLE, lay_down

pytestmark = pytest.mark.usefixtures("full_pins")  # what an older Companion wrote was written so
TABLES = (
    "SELECT rowid, id, name, game, options, started, played, summary, seed, signing FROM tables"
)
LINES = "SELECT id, number, line, secret, chain FROM lines ORDER BY id, number"
KEPT = "companion-version-1-1.db"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Lay down what the first version left."""
    lay_down(tmp_path / "home")
    return tmp_path / "home"


def contents(path: Path) -> list[tuple[object, ...]]:
    """Give the bytes of all that both versions hold in the same way, and the keys."""
    with closing(sqlite3.connect(path)) as found:
        found.text_factory = bytes
        first = found.execute("PRAGMA user_version").fetchone()[0] == schema.FIRST
        old = "SELECT id, wrapped, tries, tried FROM tables WHERE wrapped IS NOT NULL"
        new = "SELECT owner, wrapped, tries, tried FROM vaults WHERE holds = 'secrets'"
        keys = old if first else new
        return [each for query in (TABLES, LINES, keys) for each in found.execute(query)]


def test_every_byte_goes_on_and_the_old_file_is_kept_aside(home: Path) -> None:
    before, data = contents(home / database.NAME), (home / database.NAME).read_bytes()
    with closing(Tables(home)) as tables:
        assert f"The old file is still there as {KEPT}" in tables.notice
        assert [(row.name, row.over, row.locked) for row in tables.list()] == [
            (NAME, False, True),
            (ENDED, True, False),
        ]
    assert contents(home / database.NAME) == before
    assert (home / KEPT).read_bytes() == data
    with closing(Tables(home)) as tables:
        assert tables.notice == ""
    assert sorted(path.name for path in home.glob("*.db*")) == [KEPT, database.NAME]


def test_an_old_table_is_resumed_played_to_its_end_and_judged_as_clean(home: Path) -> None:
    with resumed(home) as found:
        assert found.moves == MOVES[:MOVES_PLAYED]
        shown = [found.sealing.head().short]
        for move in range(MOVES_PLAYED, len(MOVES)):
            play(found, move + 1)
            shown.append(found.sealing.head().short)
        kept = [each for head in dict.fromkeys(shown) for each in heads_of(head)]
        found.sealing.end()
        judged = verdict.judged(games.take, of_text(str(found.evidence())), kept)
        assert (judged.code, judged.all) == (verdict.CLEAN, ())
    with resumed(home) as again:
        assert again.moves == MOVES
        assert again.opened


def test_an_old_table_that_ended_needs_no_pin_and_gives_its_evidence(home: Path) -> None:
    with resumed(home, ENDED) as found:
        assert found.moves == MOVES
        judged = verdict.judged(games.take, of_text(str(found.evidence())), ())
    assert (judged.code, judged.all) == (verdict.NOTHING_KEPT, ())


def test_old_tables_are_exported_and_taken_over_elsewhere(home: Path, tmp_path: Path) -> None:
    with closing(Tables(home)) as tables, closing(Tables(tmp_path / "other")) as other:
        for row in tables.list():
            written = tables.dump(row)
            other.load(written, "")
            assert other.dump(other.find(row.name)) == written
    with resumed(tmp_path / "other") as found:
        assert found.moves == MOVES[:MOVES_PLAYED]


def test_a_whole_table_that_the_first_version_wrote_is_taken_over(tmp_path: Path) -> None:
    with closing(Tables(tmp_path)) as tables:
        tables.load(WHOLE, "")
    with resumed(tmp_path) as found:
        assert found.moves == MOVES[:MOVES_PLAYED]
        play(found, MOVES_PLAYED + 3)
    with closing(Tables(tmp_path)) as tables, pytest.raises(NotUnderstood, match="already"):
        tables.load(WHOLE, "another")


def test_evidence_of_a_table_of_earlier_rules_is_judged_by_them(tmp_path: Path) -> None:
    with closing(Tables(tmp_path)) as tables:
        tables.load(EARLY, NAME)
    file = tmp_path / "evidence.txt"
    code, said = told(tmp_path, "evidence", NAME, str(file))
    assert (code, said.count("\n")) == (0, 1), said
    found = of_text(file.read_text("utf-8"))
    first = bare(found.lines[0])
    heads = [
        KeptHead("", head_of(first.table, found.lines[: s.size])) for s in shown_heads(found.lines)
    ]
    judged = verdict.judged(games.take, found, heads)
    assert (judged.all, judged.first_form, judged.code) == ((), True, verdict.NOT_CHECKED)
    code, said = told(tmp_path, "verify", str(file))
    assert (code, "the form of the first version" in " ".join(said.split())) == (6, True)


def test_a_table_of_rules_that_nobody_knows_any_more_says_why_there_is_no_evidence_of_it(
    tmp_path: Path,
) -> None:
    with closing(Tables(tmp_path)) as tables:
        tables.load(EARLY, NAME)
    with resumed(tmp_path) as found:
        assert found.moves == MOVES
        found.sealing._game = replace(found.sealing._game, first_version=None)
        with pytest.raises(NotUnderstood, match=r"line 25 .* an older Companion"):
            found.evidence()
    code, said = told(tmp_path, "tables", "export", NAME, str(tmp_path / "moves.txt"))
    assert (code, (tmp_path / "moves.txt").exists()) == (0, True), said


def test_wrong_pins_that_were_typed_before_still_count(home: Path) -> None:
    with closing(Tables(home, lambda: 1_790_000_001.0)) as tables:
        row = tables.find(NAME)
        for _time in range(2):
            with pytest.raises(WrongPin, match="not the PIN"):
                tables.check(row, "wrong")
        with pytest.raises(WrongPin, match="too many"):
            tables.check(row, PIN)


def test_the_commands_say_once_that_the_tables_are_kept_in_a_new_form(home: Path) -> None:
    code, said = told(home, "tables")
    assert (code, said.count(KEPT)) == (0, 1)
    assert f"{NAME}: MIND MGMT" in said
    assert f"{ENDED}: MIND MGMT, won by" in said
    assert KEPT not in told(home, "tables")[1]


def test_an_old_file_that_another_window_has_open_waits(home: Path) -> None:
    data = (home / database.NAME).read_bytes()
    (home / "locks").mkdir()
    with closing(sqlite3.connect(home / "locks" / "gate.lock", isolation_level=None)) as window:
        window.execute("BEGIN")
        window.execute("SELECT 1 FROM sqlite_master")
        with pytest.raises(OpenElsewhere, match="close it first"):
            Tables(home)
    assert (home / database.NAME).read_bytes() == data
    Tables(home).close()


def test_starts_at_once_wait_for_the_one_that_keeps_the_tables_in_a_new_form(home: Path) -> None:
    words = (sys.executable, "-m", "companion", "tables")
    begun = [
        subprocess.Popen(
            words, env=environment(home), stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        for _start in range(4)
    ]
    said = [each.communicate()[0] for each in begun]
    assert [each.returncode for each in begun] == [0] * 4, said
    assert len(list(home.glob("companion-version-1-*"))) == 1


def test_without_room_nothing_is_changed(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = {path.name: path.read_bytes() for path in home.glob("*.db*")}
    narrow = shutil.disk_usage(home)._replace(free=1000)
    with monkeypatch.context() as patch:
        patch.setattr(shutil, "disk_usage", lambda _path: narrow)
        with pytest.raises(NotOpened, match="nothing was changed"):
            Tables(home)
    assert {path.name: path.read_bytes() for path in home.glob("*.db*")} == before


@pytest.mark.parametrize("where", ["first page", "another page", "half of it", "a table", "a line"])
def test_a_damaged_old_file_is_salvaged_first_and_its_lines_go_on(where: str, home: Path) -> None:
    path = home / database.NAME
    data = bytearray(path.read_bytes())
    if where == "first page":
        data[: schema.PAGE] = bytes(schema.PAGE)
    elif where == "another page":
        data[-schema.PAGE :] = bytes(schema.PAGE)
    elif where == "half of it":
        del data[len(data) // 2 :]
    path.write_bytes(data)
    if where in ("a table", "a line"):
        broken = {
            "a table": "UPDATE tables SET options = '{' WHERE name <> 'evening'",
            "a line": "UPDATE lines SET line = line || ' ' WHERE number = 20",
        }
        with closing(sqlite3.connect(path)) as found, found:
            found.execute(broken[where])
    data = bytearray(path.read_bytes())
    with closing(Tables(home)) as tables:
        assert [path.read_bytes() for path in home.glob("companion-*-1.db")] == [data]
        for row in tables.list():
            with suppress(Damaged), closing(table.resume(tables, row, PIN)) as again:
                assert again.moves == MOVES[: len(again.moves)]
                assert len(again.moves) > 5
        if where == "first page":
            assert "Nothing is missing." in tables.notice
        if where == "a table":
            assert f"{ENDED}: the whole table" in tables.notice
    with closing(sqlite3.connect(path)) as new:
        assert database.version(new) == schema.VERSION


def test_every_page_that_an_old_file_has_lost_is_told_by_table_and_line(
    home: Path, tmp_path: Path
) -> None:
    data, before = (home / database.NAME).read_bytes(), seen(home).lines
    assert set(before) == {NAME, ENDED}
    for page in range(len(data) // schema.PAGE):
        torn = bytearray(data)
        torn[page * schema.PAGE : (page + 1) * schema.PAGE] = bytes(schema.PAGE)
        assert unnamed(tmp_path / "torn", bytes(torn), before) == [], page


# Killed on the way, really: a child kills itself at the n-th thing that it does.

CHILD = """
import os, shutil, signal, sqlite3, sys
from pathlib import Path
from companion.store import envelope_files
from companion.store.repair import aside
from companion.store.disk import database
from companion.store.disk import folder
from companion.store.disk import migration
from companion.store.disk import schema
from companion.store.tables import Tables

ROOMS = (aside, database, envelope_files, folder, migration, schema)
WATCHED = {module.__file__ for module in ROOMS}
before, place, step = Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3])


def dying(last):
    left = last
    def one():
        nonlocal left
        left -= 1
        if left < 0:
            os.kill(os.getpid(), signal.SIGKILL)
    def trace(frame, event, argument):
        if frame.f_code.co_filename not in WATCHED:
            return None
        one()
        return trace
    real = sqlite3.connect
    def connect(*words, **more):
        found = real(*words, **more)
        found.set_progress_handler(lambda: one(), 40)
        return found
    sqlite3.connect = connect
    sys.settrace(trace)


last = 0
while True:
    home = place / str(last)
    shutil.copytree(before, home)
    child = os.fork()
    if child == 0:
        dying(last)
        tables = Tables(home)
        tables.envelopes.list()
        sys.settrace(None)
        os._exit(0)
    if os.waitpid(child, 0)[1] == 0:
        break
    last += step
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")
def test_a_migration_that_is_killed_at_any_point_harms_nothing(
    home: Path, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    script = tmp_path / "child.py"
    script.write_text(CHILD, encoding="utf-8")
    (tmp_path / "killed").mkdir()
    words = (sys.executable, script, home, tmp_path / "killed", "7")
    subprocess.run(words, env=environment(home), check=True)
    expected, data = contents(home / database.NAME), (home / database.NAME).read_bytes()
    found = sorted((tmp_path / "killed").iterdir(), key=lambda path: int(path.name))
    seen = {state_of(each, data) for each in found}
    assert seen == {"old", "old and copy", "new and copy"}
    for each in found:
        with closing(Tables(each)) as tables:
            assert [row.name for row in tables.list()] == [NAME, ENDED]
            assert [kept.label for kept in tables.envelopes.list()] == ["Eva 1", "Petr 2"]
        assert contents(each / database.NAME) == expected
        asides = [path.read_bytes() for path in each.glob("companion-*-*.db")]
        assert asides == [data]
        assert not list((each / "envelopes").glob("*"))
        made = {path.name for path in each.iterdir()} & {aside.COPY, aside.FRESH, aside.WORK}
        assert made == set()
    record_property("kills during a migration", len(found) - 1)


def state_of(home: Path, data: bytes) -> str:
    """Say what lies in a folder after a kill: the old file whole, or the new one and its copy."""
    copies = [path.read_bytes() == data for path in home.glob("companion-version-1-*.db")]
    assert all(copies)
    kept = " and copy" if copies else ""
    return ("old" if (home / database.NAME).read_bytes() == data else "new") + kept
