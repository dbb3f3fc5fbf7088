"""`companion tables`: every table is found, named, carried away, and deleted only on purpose."""

import json
import os
import re
import sys
from pathlib import Path

import pytest

from tests.cli.commands import Said, companion
from tests.cli.test_play import BEGIN, MOVES, PIN, play
from tests.cli.test_replay import GAME, PAGE

ODD = ("", "x" * 61, " ours", "a\x1b[2Jb", "a\u202eb", "a\nb")


def tables(home: Path, *words: str | Path, typed: str = "", pin: str = PIN) -> Said:
    """Call the command for the tables of a folder."""
    return companion(
        "tables", *words, typed=typed, COMPANION_HOME=str(home), COMPANION_PIN=pin, TZ="UTC"
    )


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Give a folder with one table, played until the Recruiter's cards."""
    folder = tmp_path / "home"
    played = play(folder, MOVES.partition("features cafe")[0], *BEGIN)
    assert played.code == 0
    return folder


def test_the_list_tells_how_to_begin_where_there_is_no_table(tmp_path: Path) -> None:
    assert "companion play mind-mgmt" in tables(tmp_path).out


def test_the_list_tells_where_a_table_stands_and_nothing_hidden(home: Path) -> None:
    said = tables(home)
    begins = "mind-mgmt: MIND MGMT, setting up, step O of the rulebook, Eva Adam Petr; "
    assert re.match(begins + r"\d{1,2} [A-Z][a-z]+ \d{4}, \d{1,2}:\d{2}; receipts", said.out)
    for what in (said.out, tables(home, "--json").out):
        assert "D2" not in what
        assert "karl" not in what


def test_programs_get_the_list_as_json(home: Path, tmp_path: Path) -> None:
    (found,) = json.loads(tables(home, "--json").out)
    assert (found["name"], found["game"], found["setup"]) == ("mind-mgmt", "mind-mgmt", "O")
    assert found["over"] is False
    assert json.loads(tables(tmp_path / "new", "--json").out) == []


def test_a_table_is_renamed_and_found_by_its_new_name(home: Path) -> None:
    said = tables(home, "rename", "mind-mgmt", "Náš večer")
    assert (said.code, said.out) == (0, "Náš večer: this is the table's name now\n")
    assert "Náš večer: resumed at line 18" in play(home, "", "--table", "Náš večer").out


def test_a_table_is_resumed_by_its_name(home: Path) -> None:
    said = tables(home, "resume", "mind-mgmt", typed="look\n")
    assert said.out.startswith("mind-mgmt: resumed at line 18.\n")
    assert (said.code, "Recruiter: Eva" in said.out) == (0, True)


@pytest.mark.parametrize(
    "words",
    [
        ("resume", "nowhere"),
        ("rename", "nowhere", "ours"),
        ("rename", "mind-mgmt", "mind-mgmt"),
        ("delete", "nowhere", "--yes"),
        ("export", "nowhere", "x.txt"),
        ("export", "nowhere", "x.txt", "--whole"),
        ("export", "a\x1b[2Jb", "x.txt"),
        ("import", "nowhere.txt"),
        *(("rename", "mind-mgmt", name) for name in ODD),
    ],
)
def test_a_wrong_taken_or_odd_name_is_refused_in_one_sentence(
    home: Path, words: tuple[str, ...]
) -> None:
    said = tables(home, *words)
    assert (said.code, said.out) == (2, "")
    assert said.err.count("\n") == 1
    assert said.err.rstrip("\n").isprintable()
    assert len(json.loads(tables(home, "--json").out)) == 1


def test_a_table_is_deleted_only_when_its_name_is_typed(home: Path) -> None:
    for typed in ("", "\n", "y\n", "mind\n"):
        said = tables(home, "delete", "mind-mgmt", typed=typed)
        assert (said.code, "nothing was deleted" in said.out) == (1, True)
    assert tables(home, "delete", "mind-mgmt", typed="mind-mgmt\n").code == 0
    assert json.loads(tables(home, "--json").out) == []


def test_yes_deletes_without_asking(home: Path) -> None:
    assert tables(home, "delete", "mind-mgmt", "--yes").out == "mind-mgmt: deleted\n"


@pytest.mark.parametrize("pin", ["", "wrong"])
@pytest.mark.parametrize("words", [("--yes",), ()])
def test_a_script_without_the_pin_deletes_no_table_that_is_not_over(
    home: Path, pin: str, words: tuple[str, ...]
) -> None:
    said = tables(home, "delete", "mind-mgmt", *words, typed="mind-mgmt\n", pin=pin)
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert pin or "forgot the PIN?" in said.err
    assert len(json.loads(tables(home, "--json").out)) == 1


def test_the_pin_of_a_table_that_is_deleted_comes_from_a_file(home: Path, tmp_path: Path) -> None:
    (tmp_path / "pin").write_text(f"{PIN}\n", encoding="utf-8")
    words = ("delete", "mind-mgmt", "--yes", "--pin-file", tmp_path / "pin")
    assert tables(home, *words, pin="").code == 0


def test_who_forgot_the_pin_deletes_at_a_terminal_by_typing_the_name(home: Path) -> None:
    pytest.importorskip("pty", reason="this machine has no pseudo-terminals")
    from tests.cli.pseudo import Pseudo

    delete = [sys.executable, "-m", "companion", "tables", "delete", "mind-mgmt"]
    with Pseudo(delete, home) as terminal:
        terminal.until("Type its name: ")
        terminal.press("mind-mgmt\r")
        assert "mind-mgmt: deleted" in terminal.rest()
    assert json.loads(tables(home, "--json").out) == []


def test_a_game_text_is_exported_in_clear_with_the_pin_only(home: Path, tmp_path: Path) -> None:
    target = tmp_path / "ours.txt"
    assert tables(home, "export", "mind-mgmt", target, pin="").code == 2
    assert tables(home, "export", "mind-mgmt", target, pin="1111").code == 2
    assert not target.exists()
    assert "for anybody to read" in tables(home, "export", "mind-mgmt", target).out
    assert "\nstart D2\n" in target.read_text("utf-8")
    if os.name == "posix":
        assert target.stat().st_mode & 0o077 == 0


def test_no_file_is_overwritten(home: Path, tmp_path: Path) -> None:
    (tmp_path / "ours.txt").write_text("mine", encoding="utf-8")
    for more in ((), ("--whole",)):
        said = tables(home, "export", "mind-mgmt", tmp_path / "ours.txt", *more)
        assert (said.code, "exists already" in said.err) == (2, True)
    assert (tmp_path / "ours.txt").read_text("utf-8") == "mine"


def test_a_whole_table_travels_with_its_secrets_still_closed(home: Path, tmp_path: Path) -> None:
    target, other = tmp_path / "whole.json", tmp_path / "other"
    assert tables(home, "export", "mind-mgmt", target, "--whole", pin="").code == 0
    assert "start D2" not in target.read_text("utf-8")
    assert "mind-mgmt: imported" in tables(other, "import", target, pin="").out
    assert "resumed at line 18" in play(other, "").out
    assert tables(other, "import", target).code == 2
    assert tables(tmp_path / "third", "import", target, "--table", "ours").code == 0
    assert "ours: resumed" in play(tmp_path / "third", "").out


def test_an_imported_game_says_that_nothing_is_dealt_here(tmp_path: Path) -> None:
    source = tmp_path / "evening.txt"
    text = GAME.partition("step C2")[0]
    source.write_text(text.replace("features cafe", "deal\nfeatures cafe"), encoding="utf-8")
    said = tables(tmp_path, "import", source).out
    assert "evening: imported\nWhat was dealt counts as drawn by hand" in said


def test_an_unlawful_line_of_an_imported_game_is_named_with_the_reason_of_its_rule(
    tmp_path: Path,
) -> None:
    source = tmp_path / "evening.txt"
    source.write_text(GAME.replace("step C5", "step B4"), encoding="utf-8")
    number = GAME.split("\n").index("step C5") + 1
    said = tables(tmp_path, "import", source).err
    assert said.startswith(f"line {number}: mind-mgmt.step.once: The Recruiter enters each")


def test_a_game_text_is_imported_and_goes_on_at_the_prompt(tmp_path: Path) -> None:
    source = tmp_path / "evening.txt"
    source.write_text(GAME.partition("bill moves C6")[0], encoding="utf-8")
    assert "evening: imported" in tables(tmp_path, "import", source).out
    assert (
        "The agents win" in play(tmp_path, "bill moves C6-B6\nbill captures B6\nanswer yes\n").out
    )
    assert "evening: MIND MGMT, won by the agents; " in tables(tmp_path).out


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{",
        b"{}",
        b'{"format": "companion-table/1"}',
        b'{"format": "companion-table/1", "table": {}, "lines": []}',
        b"[" * 100_000,
        b"{" + b'"a":{' * 50_000,
        b"\xff\xfe",
        b"\x00" * 50,
        b"x" * 10_000_000,
        GAME.encode().replace(b"step C5", b"step D7"),
        GAME.encode().replace(b"mode: full", b"mode: full\nboard: x"),
        GAME.encode().replace(b"step C5", b"step \x1b[2J"),
        PAGE.encode(),
    ],
    ids=lambda text: repr(text[:20]),
)
def test_a_hostile_file_is_refused_in_one_sentence_and_begins_no_table(
    tmp_path: Path, text: bytes
) -> None:
    (tmp_path / "odd.txt").write_bytes(text)
    said = tables(tmp_path / "home", "import", tmp_path / "odd.txt")
    assert (said.code, said.out) == (2, "")
    assert said.err.rstrip("\n").isprintable()
    assert json.loads(tables(tmp_path / "home", "--json").out) == []


def test_a_whole_table_that_was_tampered_with_is_refused(home: Path, tmp_path: Path) -> None:
    tables(home, "export", "mind-mgmt", tmp_path / "whole.json", "--whole")
    whole = (tmp_path / "whole.json").read_text("utf-8")
    for number, (old, new) in enumerate(
        (("recruiter Eva", "recruiter Adam"), ("keeper card", "keeper cart"), ("full", "training"))
    ):
        target = tmp_path / f"{number}.json"
        target.write_text(whole.replace(old, new), encoding="utf-8")
        said = tables(tmp_path / "other", "import", target)
        assert (said.code, said.err.count("\n")) == (2, 1), old
    assert json.loads(tables(tmp_path / "other", "--json").out) == []
