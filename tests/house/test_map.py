"""The page for whoever carries on names every room of the house."""

import re

import pytest

from companion.bootstrap import ROOT

TABLE = (ROOT / "companion" / "README.md").read_text("utf-8").partition("## The way")[0]
NAMED = set(re.findall(r"`(?:\.\./)?([\w./]+)`", TABLE))
STARTS = {"__init__.py", "__main__.py"}


def rooms(package: str) -> list[str]:
    """Name the modules and the folders of modules that stand at the top of a package."""
    modules = (path.name for path in (ROOT / package).glob("*.py"))
    folders = (f"{path.parent.name}/" for path in (ROOT / package).glob("*/__init__.py"))
    return sorted({*modules, *folders} - STARTS)


@pytest.mark.parametrize("room", [*rooms("companion"), *rooms("screens")])
def test_every_room_is_named_with_what_it_holds(room: str) -> None:
    assert room in NAMED


def test_every_room_that_is_named_is_there() -> None:
    places = [ROOT / "companion", ROOT / "screens", ROOT / "tests", ROOT]
    assert {name for name in NAMED if not any((each / name).exists() for each in places)} == set()
