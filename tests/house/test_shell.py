"""Completion and man page tell what is declared, and do what they should in a shell."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from companion.bootstrap import ROOT
from companion.cli import COMMANDS
from tests.shell.__main__ import FILES, written

ASKED = """
source companion/cli/shell/bash/companion
COMP_WORDS=({words})
COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))
_companion
printf '%s\\n' "${{COMPREPLY[@]}}"
"""


@pytest.mark.parametrize("name", FILES)
def test_each_file_is_made_of_what_is_declared_now(name: str) -> None:
    there = (ROOT / name).read_text("utf-8")
    assert there == written()[ROOT / name], "run `python -m tests.shell`"


def test_every_command_stands_in_every_file() -> None:
    for name in FILES:
        text = (ROOT / name).read_text("utf-8")
        assert [command for command in COMMANDS if command not in text] == [], name


@pytest.mark.skipif(shutil.which("bash") is None, reason="no bash here")
@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("companion ver", ["verify", "verifier"]),
        ("companion play --pl", ["--players"]),
        ("companion tables re", ["resume", "rename"]),
        ("companion tables export --wh", ["--whole"]),
        ("companion replay --st", ["--state"]),
        ("companion rules --lang s", ["sk"]),
        ("companion --lang cs no", ["notation"]),
        ("companion play mind-mgmt --edition LIC", ["LICENSE"]),
    ],
)
def test_bash_offers_what_may_come_next(words: str, offered: list[str]) -> None:
    command = ["bash", "--norc", "-c", ASKED.format(words=words)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.split() == offered


@pytest.mark.skipif(shutil.which("groff") is None, reason="no formatter of man pages here")
def test_the_man_page_can_be_set_without_a_warning(tmp_path: Path) -> None:
    command = ["groff", "-man", "-Tutf8", "-ww", str(ROOT / "companion/cli/shell/man/companion.1")]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, encoding="utf-8", check=True)
    assert done.stderr == ""
    assert "COMPANION_HOME" in re.sub(".\x08", "", done.stdout)  # bold is printed twice
