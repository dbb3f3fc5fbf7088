"""Words and marks stand out from their ground on every screen in every theme, also what moves."""

import asyncio
from collections.abc import Iterator
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
OTHERS = tuple(name for name in WAYS if name not in FIRST)
MOVES = ("right", "down")


def own(at: Stage) -> Iterator[Strip]:
    """Go through the rows of a page; behind a dialog the page is dimmed, and cannot be used."""
    screen, strips = at.app.screen, at.strips
    if not isinstance(screen, ModalScreen):
        yield from strips
        return
    for region in (each.region for each in screen.children if each.display):
        yield from (row.crop(region.x, region.right) for row in strips[region.y : region.bottom])


async def measured(home: Path, name: str) -> dict[str, object]:
    """Look at a screen in one theme after another, while its mark moves, too."""
    found: dict[str, object] = {}
    async with WAYS[name].gone(home, (80, 24)) as at:
        for theme in themes.THEMES:
            at.app.theme = theme.name
            await at.settle()
            for key in ("", *MOVES):
                if key:
                    await at.pilot.press(key)
                    await at.settle()
                beside = Color.parse(theme.panel or "")
                found |= {f"{theme.name} {each.what}": each for each in faint(own(at), beside)}
    return found


@pytest.mark.parametrize("name", FIRST)
def test_what_stands_on_a_screen_can_be_read_in_every_theme(name: str, tmp_path: Path) -> None:
    assert asyncio.run(measured(tmp_path, name)) == {}


@pytest.mark.long
@pytest.mark.parametrize("name", OTHERS)
def test_what_stands_on_every_other_screen_can_be_read(name: str, tmp_path: Path) -> None:
    assert asyncio.run(measured(tmp_path, name)) == {}
