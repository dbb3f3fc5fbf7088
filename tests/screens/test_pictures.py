"""The README's pictures are what the app looks like today."""

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from html import unescape
from pathlib import Path

import pytest

from companion.bootstrap import ROOT
from tests.light.sitecustomize import PATH
from tests.screens.pictures import CELL, SCENES

KEPT = ROOT / "screens" / "pictures"
LINE = 24.4  # height of a row
TEXT = re.compile(
    r'<text class="[^"]*" x="(?P<x>[^"]*)" y="(?P<y>[^"]*)" textL[^>]*>(?P<text>[^<]*)<'
)


@pytest.mark.long
def test_the_kept_pictures_are_those_that_are_taken_now(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.screens.pictures", str(tmp_path)]
    here = {**os.environ, "LANGUAGE": "en", "PYTHONPATH": PATH}
    subprocess.run(command, cwd=ROOT, env=here, check=True)
    names = [f"{name}.svg" for name in SCENES]
    other = [name for name in names if read(KEPT / name) != read(tmp_path / name)]
    assert other == [], "take them anew: python3 -m tests.screens.pictures screens/pictures"


def test_no_other_picture_is_kept() -> None:
    names = {f"{name}.svg" for name in SCENES}
    assert {path.name for path in KEPT.iterdir()} == names


def test_no_picture_fetches_anything() -> None:
    for path in KEPT.glob("*.svg"):
        assert "url(http" not in read(path).replace('"', "")


def test_the_readme_shows_each_picture_with_its_caption() -> None:
    shown = re.findall(r"!\[(.*)\]\(screens/pictures/(.*)\.svg\)", read(ROOT / "README.md"))
    assert {name: caption for caption, name in shown} == {
        name: scene.caption for name, scene in SCENES.items()
    }


@pytest.mark.parametrize("name", SCENES)
def test_a_picture_shows_the_page_that_its_caption_names(name: str) -> None:
    told = " ".join("\n".join(rows(name)).split())
    assert [each for each in SCENES[name].reads if each not in told] == []
    assert "2023" not in told


@pytest.mark.parametrize("name", ["setup", "secret", "path"])
def test_the_heads_of_the_board_stand_over_their_columns_in_whatever_font(name: str) -> None:
    heads = next(row for row in rows(name) if re.match(" +A +B +C +D +E +F ", row))
    names = next(row for row in map(str.lower, rows(name)) if "boo" in row and "fou" in row)
    for head, first in zip("ABCDEF", ("boo", "caf", "pal", "ido", "gar", "fou"), strict=True):
        left = names.index(first)
        assert left <= heads.index(head) <= left + len("boo bil")
        assert any(word.text == head for word in words(name)), "each head has a place of its own"


@dataclass(frozen=True)
class Word:
    """A word in a picture, and where it begins."""

    text: str
    column: int
    row: int


def words(name: str) -> list[Word]:
    """Give the words of a kept picture where a viewer puts them, whatever its font."""
    found = TEXT.finditer(read(KEPT / f"{name}.svg"))
    return [
        Word(unescape(each["text"]), round(float(each["x"]) / CELL), round(float(each["y"]) / LINE))
        for each in found
    ]


def rows(name: str) -> list[str]:
    """Read a kept picture row by row."""
    drawn: dict[int, str] = {}
    for word in words(name):
        assert len(drawn.get(word.row, "")) <= word.column, "two words stand in one place"
        drawn[word.row] = drawn.get(word.row, "").ljust(word.column) + word.text
    return [drawn[row] for row in sorted(drawn)]


def read(picture: Path) -> str:
    """Read a picture."""
    return picture.read_text("utf-8")
