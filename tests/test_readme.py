"""Every example of the README works as it stands there."""

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.bootstrap import ROOT
from companion.cli import COMMANDS

README = (ROOT / "README.md").read_text("utf-8")
STARTED = "python3 companion"


def blocks(language: str) -> Iterator[str]:
    """Go through the fenced blocks of a language."""
    yield from re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def sessions() -> list[tuple[str, str]]:
    """Give every command with a prompt, and what the README says that it prints."""
    found = []
    for block in blocks("console"):
        for part in block.split("$ ")[1:]:
            command, _newline, output = part.partition("\n")
            found.append((command, output))
    return found


def run(command: str, folder: Path) -> str:
    """Run a command of the README in a folder and give what it prints."""
    words, _arrow, target = command.partition(" > ")
    assert words.startswith(STARTED)
    started = [sys.executable, str(ROOT / "companion"), *words.removeprefix(STARTED).split()]
    environment = {**os.environ, "LANGUAGE": "en"}
    done = subprocess.run(started, cwd=folder, capture_output=True, env=environment)
    assert not done.stderr
    printed = done.stdout.decode("utf-8").replace("\r\n", "\n")
    if target:
        (folder / target).write_text(printed, encoding="utf-8")
        return ""
    return printed


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Give an empty folder with the game text that the README asks the reader to save."""
    (game,) = blocks("game")
    (tmp_path / "ours.txt").write_text(game, encoding="utf-8")
    return tmp_path


def test_every_command_of_the_readme_prints_what_the_readme_says(folder: Path) -> None:
    assert len(sessions()) > 5
    for command, output in sessions():
        assert run(command, folder) == output, command


def told() -> list[list[str]]:
    """Give every command that stands without a prompt, below the two at the top."""
    lines = [line for block in list(blocks("console"))[1:] for line in block.splitlines()]
    return [shlex.split(line) for line in lines if line.startswith(STARTED)]


def test_every_command_that_the_readme_tells_of_works_one_after_the_other(folder: Path) -> None:
    environment = {
        **os.environ,
        "LANGUAGE": "en",
        "COMPANION_HOME": str(folder / "home"),
        "COMPANION_PIN": "4711",
    }
    for typed_in, output in sessions():  # one of them writes a game that is read
        assert run(typed_in, folder) == output
    assert len(told()) > 5
    for words in told():
        command = [sys.executable, str(ROOT / "companion"), *words[2:]]
        typed = b"\n" * 58 if "--check" in words else b"seven\n" if "seal" in words else b""
        done = subprocess.run(
            command, cwd=folder, input=typed, capture_output=True, env=environment
        )
        # The game text of the page is stopped by its last line, and names the shipped board.
        assert done.returncode == (2 if "replay" in words else 0), (words, done.stderr)


@pytest.mark.long
def test_the_bench_that_the_readme_names_prints_its_ratios() -> None:
    assert "`python3 tests/bench`" in README
    bench = [sys.executable, str(ROOT / "tests" / "bench"), "--quick"]
    done = subprocess.run(bench, cwd=ROOT, capture_output=True, encoding="utf-8")
    assert done.returncode == 0
    assert "one durable line" in done.stdout


def test_the_readme_opens_with_the_two_commands() -> None:
    assert next(blocks("console")) == "python3 companion\npython3 tests\n"


def test_the_board_is_walked_saved_and_played_on_as_the_readme_says(folder: Path) -> None:
    walk = [sys.executable, str(ROOT / "companion"), "edition", "--check", "our-box.toml"]
    subprocess.run(walk, cwd=folder, check=True, input=b"\n" * 58, capture_output=True)
    text = (folder / "ours.txt").read_text("utf-8").replace("zanzibar", "our-box")
    (folder / "ours.txt").write_text(text, encoding="utf-8")
    said = run(f"{STARTED} replay --edition our-box.toml ours.txt", folder)
    assert said.startswith("line 9: mind-mgmt.setup.mayhem.apart")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_told_of_in_the_readme(command: str) -> None:
    assert f"{STARTED} {command}" in README
