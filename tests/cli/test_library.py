"""What was typed of a box: suggested at later tables, shared as a file, corrected by its owner."""

import io
from pathlib import Path

import pytest

from companion.cli import main
from companion.core import PUBLIC
from companion.evening.sitting import Sitting
from companion.play.table import Table, begin
from companion.store import library
from companion.store.tables import Tables
from tests.store.evening import NAME

OPTIONS = {"players": "Anka Boris", "side": "light", "handout": "dealt", "detail": "missions"}
LINES = (
    "Anka starts london-madrid=5 in london",
    "Boris starts berlin-rome=4 in berlin",
    "take ? oslo-rome=9",
    "done",
)
KNOWN = "start berlin-rome=4 in berlin\nstart london-madrid=5 in london\nmission oslo-rome=9\n"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Play in a folder of its own."""
    monkeypatch.setenv("COMPANION_HOME", str(tmp_path))
    return tmp_path


def sitting(tables: Tables, name: str = NAME) -> Sitting:
    """Sit down at a new table."""
    table = begin(tables, name, "spy-connection", OPTIONS, None)
    return Sitting(tables, tables.find(name), table)


def test_what_an_evening_showed_of_the_box_is_kept_but_not_what_was_taken_back(home: Path) -> None:
    tables = Tables(home)
    at = sitting(tables)
    for line in (*LINES, "take ? rome-typo=1"):
        at.play(PUBLIC, at.table.read(line))
    at.undo(PUBLIC)
    at.close()
    tables.close()
    assert library.read(home, "spy-connection") == KNOWN


def test_a_library_is_saved_and_taken_into_another_folder(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    other, file = home / "other", home / "box.txt"
    from companion import games

    game = games.take("spy-connection")
    assert library.add(home, game, KNOWN)
    assert main(["library", "spy-connection", "--save", str(file)]) == 0
    other.mkdir()
    monkeypatch.setenv("COMPANION_HOME", str(other))
    assert main(["library", "--take", str(file)]) == 0
    assert library.read(other, "spy-connection") == KNOWN
    assert main(["library", "--take", str(file)]) == 0
    assert "nothing in this file is new" in capsys.readouterr().out


def test_a_library_is_taken_into_a_home_that_is_not_there_yet(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "box.txt").write_text(KNOWN, encoding="utf-8")
    new = home / "deep" / "new"
    monkeypatch.setenv("COMPANION_HOME", str(new))
    assert main(["library", "--take", str(home / "box.txt")]) == 0
    assert library.read(new, "spy-connection") == KNOWN
    assert new.stat().st_mode & 0o077 == 0
    Tables(new).close()


def test_a_map_is_drawn_line_by_line_and_begins_the_next_table(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = iter(["link London Paris 2", "link nowhere", "link paris london 3", ""])
    monkeypatch.setattr("builtins.input", lambda _prompt: next(typed))
    assert main(["library", "--draw"]) == 0
    assert "this is no line of a box" in capsys.readouterr().out
    from companion import games

    options = library.filled(home, games.take("spy-connection"), OPTIONS)
    assert Table("spy-connection", options).view(PUBLIC).map_entered


def test_a_library_that_grows_changes_no_old_evening(home: Path) -> None:
    tables = Tables(home)
    at = sitting(tables)
    before = at.table.view(PUBLIC)
    from companion import games

    library.add(home, games.take("spy-connection"), KNOWN)
    at.close()
    from companion.play.table import resume

    assert resume(tables, tables.find(NAME), "").view(PUBLIC) == before
    tables.close()


@pytest.mark.parametrize("text", ["mission oslo=3\n", "x" * 10_000, "mission oslo-rome=3\n" * 600])
def test_a_file_that_is_no_box_is_refused_in_one_sentence_and_changes_nothing(
    home: Path, text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (home / "bad.txt").write_text(text, encoding="utf-8")
    assert main(["library", "--take", str(home / "bad.txt")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert library.read(home, "spy-connection") == ""


def test_a_game_without_a_library_says_which_has_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["library", "mind-mgmt"]) == 2
    assert "spy-connection, agents" in capsys.readouterr().err


def test_what_is_typed_of_a_box_before_the_first_table_is_kept(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMPANION_HOME", str(home / "not" / "yet"))
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{KNOWN}\n"))
    assert main(["library", "spy-connection", "--draw"]) == 0
    assert library.read(home / "not" / "yet", "spy-connection") == KNOWN
