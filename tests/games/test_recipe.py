"""The recipe for a new game: the toy that follows it is played as the page says."""

import re
from pathlib import Path

import pytest

from companion import rulebook
from companion.bootstrap import ROOT
from companion.cli import main
from companion.games import take
from companion.replaying import replay
from tests.shelf import toys as toys

PAGE = (ROOT / "companion" / "README.md").read_text("utf-8")
RAILS = ROOT / "tests" / "games" / "rails"
pytestmark = pytest.mark.usefixtures("toys")


def test_the_recipe_names_the_files_of_the_toy_that_followed_it() -> None:
    recipe = PAGE.partition("## How to add a game")[2].partition("\n## ")[0]
    named = set(re.findall(r"`([a-z_/]+\.(?:py|toml))`", recipe)) - {"look.py"}
    assert len(named) >= 7
    assert {name for name in named if not (RAILS / name).is_file()} <= {"games/__init__.py"}


def test_the_game_of_the_page_is_played_to_its_last_line() -> None:
    (text,) = re.findall(r"```game\n(.*?)```", PAGE, re.DOTALL)
    table, stop = replay(text)
    assert stop is None
    assert table.outcome
    assert table.outcome.winners == ("Eva",)
    assert dict(table.outcome.scores) == {"Eva": 14, "Adam": 9}


def test_the_command_replays_it_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (text,) = re.findall(r"```game\n(.*?)```", PAGE, re.DOTALL)
    (tmp_path / "rails.txt").write_text(text, "utf-8")
    assert main(["replay", str(tmp_path / "rails.txt")]) == 0
    assert "Eva won" in capsys.readouterr().out


def test_every_refusal_of_the_toy_has_an_entry() -> None:
    source = "".join(path.read_text("utf-8") for path in RAILS.glob("*.py"))
    ids = set(re.findall(r'"(rails\.[a-z.]+)"', source))
    assert len(ids) >= 5
    assert all(rulebook.reason(each) != each for each in ids)


def test_every_line_of_the_toy_reads_as_it_is_written() -> None:
    notation = take("rails").notation
    for kind in notation.kinds if hasattr(notation, "kinds") else ():
        assert notation.format(notation.parse(kind.example)) == kind.example
