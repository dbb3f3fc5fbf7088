"""Every screen in the smallest window, in each language in which all is said."""

import asyncio
import re
from pathlib import Path

import pytest
from textual.screen import ModalScreen

from screens.kit.menu import Menu
from tests.house.test_catalogues import COMPLETE
from tests.screens.every import WAYS
from tests.screens.seats.shown import SHOWN
from tests.screens.stage import golden
from tests.screens.test_dialogs import box

ALL = {**WAYS, **SHOWN}
SMALLEST = (40, 20)
PLAYED = re.compile(r"\d+\. ?\d+\. ?\d{4} \d+:\d\d|\d+\.\d+\.\d{4} \d+:\d\d")  # which is now
TABLE = re.compile(r"\b[0-9a-f]{16}\b")  # which is another one each time


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("language", COMPLETE)
def test_each_screen_looks_as_it_did_and_names_nothing_by_half(
    tmp_path: Path, name: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", language)

    async def look() -> None:
        async with ALL[name].gone(tmp_path, SMALLEST) as at:
            dialog = isinstance(at.app.screen, ModalScreen) and at.app.screen.query("#asked")
            shown = box(at) if dialog else at.text
            golden(f"{language}/{name.lower()}", TABLE.sub("0" * 16, PLAYED.sub("…", shown)))
            for menu in at.app.screen.query(Menu):
                rows = (row for each in menu.options for row in str(each.prompt).split("\n"))
                assert [row for row in rows if len(row) > menu.content_size.width] == []

    asyncio.run(look())
