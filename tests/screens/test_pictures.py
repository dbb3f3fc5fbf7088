"""The README's pictures are what the app looks like today."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from companion.bootstrap import ROOT
from tests.light.sitecustomize import PATH
from tests.screens.pictures import SCENES

KEPT = ROOT / "screens" / "pictures"


@pytest.mark.long
def test_the_kept_pictures_are_those_that_are_taken_now(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.screens.pictures", str(tmp_path)]
    here = {**os.environ, "LANGUAGE": "en", "PYTHONPATH": PATH}
    subprocess.run(command, cwd=ROOT, env=here, check=True)
    names = [f"{scene.__name__}.svg" for scene in SCENES]
    other = [name for name in names if read(KEPT / name) != read(tmp_path / name)]
    assert other == [], "take them anew: python3 -m tests.screens.pictures screens/pictures"


def test_no_other_picture_is_kept() -> None:
    names = {f"{scene.__name__}.svg" for scene in SCENES}
    assert {path.name for path in KEPT.iterdir()} == names


def test_no_picture_fetches_anything() -> None:
    for path in KEPT.glob("*.svg"):
        assert "url(http" not in read(path).replace('"', "")


def read(picture: Path) -> str:
    """Read a picture."""
    return picture.read_text("utf-8")
