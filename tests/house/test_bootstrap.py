"""A start in a checkout makes what is missing, keeps what is good, and fails in plain sentences."""

import ast
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from companion.bootstrap import PROGRAM, ROOT, build, is_ready, python_of

COPIED = ("companion/__main__.py", "companion/bootstrap.py", "companion/locale/__init__.py")
PROGRAM_THAT_REPEATS = """
import sys


def main() -> int:
    print(sys.prefix, *sys.argv[1:], sep="|")
    return 7
"""
PREPARING = "Preparing Companion; this may take a minute.\n"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Lay out a small checkout that needs no packages, in a folder with an awkward name."""
    root = tmp_path / "Příliš žluťoučký kůň"
    for name in COPIED:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, root / name)
    (root / "companion" / "__init__.py").touch()
    (root / "companion" / "cli.py").write_text(PROGRAM_THAT_REPEATS)
    (root / "requirements.lock").write_text("# nothing yet\n")
    return root


def started(
    checkout: Path, *arguments: str, before: str = "pass", **variables: str
) -> tuple[int, str, str]:
    """Start the checkout from another folder; return exit code, output and errors."""
    program = f"import runpy, sys; {before}; runpy.run_path(sys.argv.pop(1), run_name='__main__')"
    process = subprocess.run(
        [sys.executable, "-c", program, checkout / "companion", *arguments],
        cwd=checkout.parent,
        env={**os.environ, "LANGUAGE": "en", "PYTHONUTF8": "1", **variables},
        capture_output=True,
        encoding="utf-8",
    )
    return process.returncode, process.stdout, process.stderr


def repeated(checkout: Path, *arguments: str) -> str:
    """Tell what the program prints when it runs in the checkout's own environment."""
    return "|".join([str(checkout / ".venv"), *arguments]) + "\n"


@contextmanager
def preparing(checkout: Path) -> Iterator[sqlite3.Connection]:
    """Hold the lock of a start that prepares the checkout's environment."""
    with closing(sqlite3.connect(checkout / ".venv.lock", isolation_level=None)) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        yield lock


def test_the_first_start_makes_the_environment_and_runs_the_program_in_it(checkout: Path) -> None:
    assert started(checkout, "a b", "č") == (7, repeated(checkout, "a b", "č"), PREPARING)


def test_a_folder_can_be_started_by_its_name(checkout: Path) -> None:
    command = [sys.executable, "companion", "x"]
    done = subprocess.run(command, cwd=checkout, capture_output=True)
    assert (done.returncode, done.stdout.strip()[-2:]) == (7, b"|x")


def test_a_second_start_prepares_nothing(checkout: Path) -> None:
    started(checkout)
    assert started(checkout, "x") == (7, repeated(checkout, "x"), "")


def test_a_changed_lock_renews_the_environment_in_place(checkout: Path) -> None:
    started(checkout)
    (checkout / ".venv" / "kept").touch()
    (checkout / "requirements.lock").write_text("# another nothing\n")
    assert not is_ready(checkout, PROGRAM)
    assert started(checkout) == (7, repeated(checkout), PREPARING)
    assert is_ready(checkout, PROGRAM)
    assert (checkout / ".venv" / "kept").exists()


@pytest.mark.parametrize("stamp", [None, "", "3.10\nhash"], ids=["none", "cut off", "older Python"])
def test_a_half_made_or_outdated_environment_is_started_over(
    checkout: Path, stamp: str | None
) -> None:
    started(checkout)
    (checkout / ".venv" / "leftover").touch()
    (checkout / ".venv" / "stamp").unlink()
    if stamp is not None:
        (checkout / ".venv" / "stamp").write_text(stamp)
    assert started(checkout) == (7, repeated(checkout), PREPARING)
    assert not (checkout / ".venv" / "leftover").exists()


def test_an_environment_that_lost_its_python_is_made_anew(checkout: Path) -> None:
    started(checkout)
    python_of(checkout).unlink()
    assert started(checkout) == (7, repeated(checkout), PREPARING)


def test_packages_that_cannot_be_fetched_are_told_and_tried_again(checkout: Path) -> None:
    started(checkout)
    assert not any(checkout.glob(".venv/**/pip")), "nothing was asked for, so nothing is installed"
    (checkout / "requirements.lock").write_text("no-such-package==1.0\n")
    code, _, errors = started(checkout, PIP_NO_INDEX="1", PIP_FIND_LINKS="")
    assert code == 1
    assert "Check the network connection, then start again." in errors
    assert "no-such-package==1.0" in errors
    assert "Traceback" not in errors
    assert not (checkout / ".venv" / "stamp").exists()


def test_somebody_elses_environment_is_left_alone(checkout: Path) -> None:
    (checkout / ".venv" / "theirs").mkdir(parents=True)
    code, _, errors = started(checkout)
    assert code == 1
    assert "was not made by Companion" in errors
    assert (checkout / ".venv" / "theirs").exists()


def test_a_folder_that_cannot_be_written_is_named(checkout: Path) -> None:
    (checkout / ".venv.lock").mkdir()
    code, _, errors = started(checkout)
    assert code == 1
    assert f"cannot prepare the folder {checkout}" in errors
    assert "Traceback" not in errors


def test_a_python_without_its_parts_is_told_which_package_brings_them(checkout: Path) -> None:
    code, _, errors = started(checkout, before="sys.modules['ensurepip'] = None")
    assert code == 1
    assert "without ensurepip" in errors
    assert "python3-venv" in errors


def test_an_older_python_hears_which_one_is_needed(checkout: Path) -> None:
    older = "sys.version_info = (3, 6, 15); sys.modules['tomllib'] = None"
    expected = "Companion needs Python 3.11 or newer, and this is Python 3.6.\n"
    assert started(checkout, before=older) == (1, "", expected)


@pytest.mark.parametrize("name", ["__main__.py", "__init__.py", "bootstrap.py"])
def test_an_older_python_can_read_what_it_must(name: str) -> None:
    ast.parse((ROOT / "companion" / name).read_text("utf-8"), feature_version=(3, 6))


def test_while_one_start_prepares_no_other_touches_the_environment(checkout: Path) -> None:
    impatient = (
        f"sys.path.insert(0, {str(checkout)!r}); import companion.bootstrap as b; b.PATIENCE = 0"
    )
    with preparing(checkout):
        code, _, errors = started(checkout, before=impatient)
    assert code == 1
    assert "locked" in errors
    assert not (checkout / ".venv").exists()


def test_a_start_that_waited_uses_what_the_other_made(checkout: Path) -> None:
    stamp = checkout / ".venv" / "stamp"
    command = [sys.executable, str(checkout / "companion"), "x"]
    environment = {**os.environ, "LANGUAGE": "en"}
    with preparing(checkout) as lock:
        waiting = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE)
        assert waiting.stderr is not None
        assert waiting.stderr.readline() == PREPARING.replace("\n", os.linesep).encode()
        build(checkout, PROGRAM)
        stamp.write_text(stamp.read_text() + "\nby the first")
        lock.execute("ROLLBACK")
        waiting.communicate()
    assert waiting.returncode == 7
    assert stamp.read_text().endswith("by the first")
