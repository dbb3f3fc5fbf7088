"""The README's pictures are what the app looks like today."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from companion.bootstrap import ROOT
from tests.screens.pictures import SCENES

KEPT = ROOT / "screens" / "pictures"


@pytest.fixture(scope="module")
def taken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Take all pictures anew."""
    folder = tmp_path_factory.mktemp("pictures")
    command = [sys.executable, "-m", "tests.screens.pictures", str(folder)]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "LANGUAGE": "en"}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return folder


@pytest.mark.parametrize("name", [scene.__name__ for scene in SCENES])
def test_a_kept_picture_is_the_one_that_is_taken_now(taken: Path, name: str) -> None:
    kept, now = ((folder / f"{name}.svg").read_text("utf-8") for folder in (KEPT, taken))
    assert kept == now, "take them anew: python3 -m tests.screens.pictures screens/pictures"


def test_no_other_picture_is_kept() -> None:
    names = {f"{scene.__name__}.svg" for scene in SCENES}
    assert {path.name for path in KEPT.iterdir()} == names


def test_no_picture_fetches_anything() -> None:
    for path in KEPT.glob("*.svg"):
        assert "url(http" not in path.read_text("utf-8").replace('"', "")
