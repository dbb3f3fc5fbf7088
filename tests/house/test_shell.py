"""Completion and man page tell what is declared, and do what they should in a shell."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from companion.bootstrap import ROOT
from companion.cli import COMMANDS
from tests.cli.pseudo import Pseudo
from tests.shell.__main__ import FILES, written

BASH = """
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


FISH = """
set fish_complete_path companion/cli/shell/fish
function companion; end
complete -C '{words}'
"""
ZSH = (
    "unsetopt prompt_cr prompt_sp; PROMPT='ready''> '",
    "fpath=($PWD/companion/cli/shell/zsh $fpath)",
    "autoload -Uz compinit; compinit -D -u; companion() { }; bindkey '^I' list-choices",
)
NEXT = pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("companion ver", ["verify", "verifier"]),
        ("companion play --pla", ["--plain", "--players"]),
        ("companion tables re", ["resume", "rename"]),
        ("companion tables export --wh", ["--whole"]),
        ("companion replay --st", ["--state"]),
        ("companion rules --lang s", ["sk"]),
        ("companion --lang cs no", ["notation"]),
        ("companion play mind-mgmt --edition LIC", ["LICENSE"]),
    ],
)


@pytest.mark.skipif(shutil.which("bash") is None, reason="no bash here")
@NEXT
def test_bash_offers_what_may_come_next(words: str, offered: list[str]) -> None:
    assert told("bash", "--norc", "-c", BASH.format(words=words)).split() == offered


@pytest.mark.skipif(shutil.which("fish") is None, reason="no fish here")
@NEXT
def test_fish_offers_what_may_come_next(words: str, offered: list[str]) -> None:
    rows = told("fish", "--no-config", "-c", FISH.format(words=words)).splitlines()
    assert sorted(row.split("\t")[0] for row in rows) == sorted(offered)


@pytest.mark.skipif(shutil.which("zsh") is None, reason="no zsh here")
@NEXT
def test_zsh_offers_what_may_come_next(tmp_path: Path, words: str, offered: list[str]) -> None:
    with Pseudo([str(shutil.which("zsh")), "-f", "-i"], tmp_path) as terminal:
        terminal.press(f"cd {ROOT}; {'; '.join(ZSH)}\r")
        terminal.until("ready> (?s:.*)")
        terminal.press(f"{words}\t")
        said = terminal.until("(?s)" + "".join(f"(?=.*{each})" for each in offered) + ".*")
    assert "state_descr" not in said, "what the completion remembers is no answer"


def told(*command: str) -> str:
    """Run a shell, and give what it says."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    return done.stdout


@pytest.mark.skipif(shutil.which("groff") is None, reason="no formatter of man pages here")
def test_the_man_page_can_be_set_without_a_warning(tmp_path: Path) -> None:
    command = ["groff", "-man", "-Tutf8", "-ww", str(ROOT / "companion/cli/shell/man/companion.1")]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, encoding="utf-8", check=True)
    assert done.stderr == ""
    assert "COMPANION_HOME" in re.sub(".\x08", "", done.stdout)  # bold is printed twice
