"""Where nothing is as it should be before the first table: no home, no UTF-8, rubbish, a crowd."""

import errno
import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from companion.cli import main
from companion.store.disk import database
from companion.store.disk.locks import Gate
from companion.store.tables import Tables
from tests.cli.commands import companion
from tests.store.evening import NAME, PIN, environment, kept, resumed

HOMELESS = """
import os, sys
for name in ("HOME", "COMPANION_HOME", "XDG_DATA_HOME", "USERPROFILE", "LOCALAPPDATA"):
    os.environ.pop(name, None)
os.path.expanduser = lambda path: path  # as it is where no password entry names a home
from companion.cli import main
sys.exit(main(sys.argv[1:]))
"""
ODD = "\udcff\udcfe\udcc5\n\udcff\n"  # the bytes of no UTF-8 text
COMMANDS = (("tables",), ("open",), ("watch",), ("evidence", "x"))
STRICT = (
    {"LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8:strict"},
    {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii:strict"},
)


@pytest.mark.parametrize(
    "words", [("tables",), ("play", "mind-mgmt"), ("evidence", "x"), ("open",)]
)
def test_without_a_home_folder_one_sentence_says_what_to_name(words: tuple[str, ...]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", HOMELESS, *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "LANGUAGE": "en"},
    )
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
    assert "COMPANION_HOME" in done.stderr


@pytest.mark.parametrize("words", COMMANDS)
@pytest.mark.parametrize("name", ["x" * 300, "/".join(["long"] * 1000)], ids=["name", "path"])
def test_a_folder_whose_name_is_too_long_is_named(
    name: str, words: tuple[str, ...], tmp_path: Path
) -> None:
    said = companion(*words, COMPANION_HOME=str(tmp_path / name))
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1), said
    assert name in said.err
    assert "File name too long" in said.err


@pytest.mark.parametrize("words", COMMANDS)
def test_a_folder_that_may_not_be_entered_is_named(
    words: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    look = os.stat

    def refused(path: Any, **how: Any) -> os.stat_result:
        if str(path).startswith(f"{tmp_path}{os.sep}"):
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return look(path, **how)

    monkeypatch.setenv("COMPANION_HOME", str(tmp_path))
    monkeypatch.setattr(os, "stat", refused)
    assert main(list(words)) == 2
    said = capsys.readouterr().err
    assert (said.count("\n"), "Permission denied" in said) == (1, True), said


@pytest.mark.parametrize("words", COMMANDS)
@pytest.mark.parametrize("device", ["/dev/zero", "/dev/full", "."])
def test_a_database_that_is_no_file_is_named_and_never_read(
    device: str, words: tuple[str, ...], tmp_path: Path
) -> None:
    if not Path(device).exists():
        pytest.skip("there is no such device here")
    (tmp_path / database.NAME).symlink_to(device)
    said = companion(*words, COMPANION_HOME=str(tmp_path))
    assert (said.code, said.err.count("\n")) == (2, 1), said
    assert "it is not a plain file" in said.err


@pytest.mark.parametrize("locale", STRICT, ids=str)
def test_bytes_that_are_no_text_are_refused_in_a_sentence(
    locale: dict[str, str], tmp_path: Path
) -> None:
    kept(tmp_path, 0)
    env: dict[str, Any] = {"COMPANION_HOME": str(tmp_path), "COMPANION_PIN": PIN, **locale}
    target = tmp_path / "new.toml"
    for words in (
        ("edition", "--check", target),
        ("tables", "delete", NAME),
        ("play", "mind-mgmt"),
        ("seal", "--name", "Eva", "--share", "1 2 3 4"),
    ):
        said = companion(*words, folder=tmp_path, typed=ODD, **env)
        assert said.code in (0, 1, 2), words
    assert not target.exists()
    with resumed(tmp_path) as found:
        assert len(found.record) == 1


def test_many_first_starts_at_once_make_one_folder(tmp_path: Path) -> None:
    home = tmp_path / "not" / "yet"
    begun = [
        subprocess.Popen(
            [sys.executable, "-m", "companion", "tables"],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=environment(home),
        )
        for _start in range(4)
    ]
    said = [each.communicate()[0] for each in begun]
    assert [each.returncode for each in begun] == [0] * 4, said
    assert not list(home.glob("companion-damaged-*"))


def test_a_first_start_goes_on_beside_the_one_that_was_quicker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.1)
    (tmp_path / "locks").mkdir()
    with closing(Gate(tmp_path, database.PATIENCE)) as quicker:
        quicker.enter()  # its window stays open behind its first start
        with closing(Tables(tmp_path)) as tables:
            assert tables.list() == ()


@pytest.mark.parametrize("rubbish", [b"x", b"SQLite format 3\0" + b"\xff" * 200, b"\0" * 5000])
def test_rubbish_in_the_files_of_the_locks_shuts_nobody_out(rubbish: bytes, tmp_path: Path) -> None:
    kept(tmp_path, 2)
    locks = tmp_path / "locks"
    for each in (locks / "gate.lock", *locks.glob("*.lock")):
        each.write_bytes(rubbish)
    with resumed(tmp_path) as found:
        assert len(found.moves) == 2


def test_a_gate_that_is_emptied_still_keeps_two_windows_apart(tmp_path: Path) -> None:
    kept(tmp_path, 2)
    with resumed(tmp_path):
        (tmp_path / "locks" / "gate.lock").write_bytes(b"rubbish")
        said = companion("tables", COMPANION_HOME=str(tmp_path))
        assert (said.code, NAME in said.out) == (0, True)
        again = companion("tables", "resume", NAME, COMPANION_HOME=str(tmp_path), COMPANION_PIN=PIN)
        assert "another window has this table open" in again.err
    with closing(Tables(tmp_path)) as tables:
        assert tables.list()
    assert (tmp_path / database.NAME).exists()
