"""Words and marks stand out from their ground on every screen in every theme, also what moves."""

import asyncio
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest
from textual.color import Color
from textual.screen import ModalScreen
from textual.strip import Strip

from screens.kit import themes
from tests.screens.every import WAYS
from tests.screens.measured import faint
from tests.screens.stage import Stage

FIRST = ("HIDDEN", "NewTable", "NowDialog", "PathPage", "RuleSearch", "SettingsPage", "WatchPage")
OTHERS = ("CodeChosen", "NOTES", "SmallWindow")  # and all the rest in test_every_screen.py
MOVES = ("right", "down")


def own(at: Stage) -> Iterator[Strip]:
    """Go through the rows of a page; behind a dialog the page is dimmed, and cannot be used."""
    screen, strips = at.app.screen, at.strips
    if not isinstance(screen, ModalScreen):
        yield from strips
        return
    for region in (each.region for each in screen.children if each.display):
        yield from (row.crop(region.x, region.right) for row in strips[region.y : region.bottom])


async def measured(at: Stage, *moves: str) -> dict[str, object]:
    """Look at a screen in one theme after another, while its mark moves, too.

    In each theme it moves by all of these keys, or, without any, by one from theme to theme.
    """
    found: dict[str, object] = {}
    for theme, move in zip(themes.THEMES, cycle(("", *MOVES)), strict=False):
        at.app.theme = theme.name
        await at.settle()
        for key in ("", *moves) if moves else (move,):
            await at.press(*filter(None, [key]))
            beside = Color.parse(theme.panel or "")
            found |= {f"{theme.name} {each.what}": each for each in faint(own(at), beside)}
    return found


def look(home: Path, name: str, *moves: str) -> None:
    """Go to a screen, and measure all that stands on it."""

    async def play() -> None:
        async with WAYS[name].gone(home, (80, 24)) as at:
            assert await measured(at, *moves) == {}

    asyncio.run(play())


@pytest.mark.parametrize("name", FIRST)
def test_what_stands_on_a_screen_can_be_read_in_every_theme(name: str, tmp_path: Path) -> None:
    look(tmp_path, name, *MOVES)


@pytest.mark.parametrize("name", OTHERS)
def test_what_stands_on_every_other_screen_can_be_read(name: str, tmp_path: Path) -> None:
    look(tmp_path, name)
