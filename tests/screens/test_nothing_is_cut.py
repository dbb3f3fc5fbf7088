"""No word is cut in the smallest window, in any language."""

import asyncio
import re
from pathlib import Path

import pytest
from textual.containers import VerticalScroll
from textual.widgets import Input, RadioButton, RadioSet

from companion.games import SHELF
from companion.locale import LANGUAGES
from tests.screens.every import WAYS
from tests.screens.stage import GOLDENS, stage

CUT = re.compile(r"\w…(?!\w)")
HIGH = (40, 60)  # the narrowest window, and so many rows that a whole form stands there
BESIDE = (80, 40)  # where choices stand side by side
SMALL = [
    # On a drawn board a name may be cut; the whole one stands below it, in the list and the help.
    *(
        path
        for path in GOLDENS.glob("*-40x20.txt")
        if not path.name.startswith(("trail-", "known-harbours-"))
    ),
    *GOLDENS.glob("*-40.txt"),
    *(path for language in ("cs", "sk", "ru") for path in GOLDENS.glob(f"{language}/*.txt")),
]


def test_no_row_of_a_small_screen_ends_in_the_middle_of_a_word() -> None:
    rows = ((path, row) for path in SMALL for row in path.read_text("utf-8").splitlines())
    assert len(SMALL) > 100
    assert [(path.name, row) for path, row in rows if CUT.search(row)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_of_a_new_table_tells_all_its_choices_in_full(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", language)

    async def look() -> None:
        async with stage(tmp_path, HIGH) as at:
            await at.press("n")
            at.app.screen.set_focus(at.app.screen.query_one("#game", RadioSet))
            for _game in SHELF:
                form = at.app.screen.query_one("#page", VerticalScroll).region
                rows = at.text.split("\n")[form.y : form.bottom]
                assert [row for row in rows if "…" in row] == []
                for field in at.app.screen.query(Input):
                    assert len(field.placeholder) < field.content_size.width, field.placeholder
                await at.press("down")

    asyncio.run(look())


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_of_a_new_table_that_stand_side_by_side_are_not_cut(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", language)

    async def look() -> None:
        async with stage(tmp_path, BESIDE) as at:
            await at.press("n")
            told = [str(each.label) for each in at.app.screen.query(RadioButton)]
            assert [each for each in told if each not in at.text] == []

    asyncio.run(look())


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_words_are_asked_for_the_reason_stands_first_and_the_way_out_last(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", language)

    async def play() -> None:
        async with WAYS["ShareDialog"].gone(tmp_path, (40, 20)) as found:
            await found.press(*["backspace"] * 3)
            box = found.app.screen.query_one("#asked")
            assert box.max_scroll_y == 0
            assert " esc " in found.text

    asyncio.run(play())
