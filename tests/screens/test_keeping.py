"""What was kept, given to a check by taps, or with a wrong letter."""

from pathlib import Path

import pytest
from textual.widgets import Input

from screens.proof.verify_page import VerifyPage
from tests.screens.doing import paste
from tests.screens.judging import evening, name_the_file, verifying
from tests.screens.stage import Stage
from tests.screens.test_touch import tap


def test_words_are_added_by_a_tap_and_their_hour_stays_in_sight(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        _code, _note, words, share = evening()[1]
        await name_the_file(found)
        await found.press("tab")
        await paste(found, words.replace(" · ", ": "))
        assert f"Words {words[:2]}:" in found.text
        await found.press("tab")
        await paste(found, share)
        await found.pilot.click("#add")
        await found.settle()
        assert isinstance(found.app.screen, VerifyPage)
        assert "✓ Receipt words of" in found.text
        assert found.app.screen.query_one("#kept-words", Input).value == ""

    verifying(tmp_path, look, (40, 20))


def test_a_receipt_with_one_wrong_letter_is_called_mistyped(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        await name_the_file(found)
        await paste(found, f"{evening()[1][0][:-1]}1", "enter")
        said = " ".join(found.text.split())
        assert "This receipt is probably mistyped: compare it letter by letter" in said
        assert "nor is it the name of a file" not in said

    verifying(tmp_path, look)


@pytest.mark.parametrize("typed", ["07: 1 2 3 4 5 6", "07 · osada jindy kino", "osada jindy kino"])
def test_words_in_the_field_of_codes_are_sent_to_their_own(tmp_path: Path, typed: str) -> None:
    async def look(found: Stage) -> None:
        await name_the_file(found)
        await paste(found, typed, "enter")
        said = " ".join(found.text.split())
        assert "These are receipt words: they go into the field Words, behind their hour." in said
        assert "Here belongs the code of a receipt, or a file of codes." in said
        assert "You gave nothing yet" in said

    verifying(tmp_path, look)


def test_a_code_in_the_fields_of_words_is_sent_to_its_own(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        code, _note, words, _share = evening()[1]
        await name_the_file(found)
        await found.press("tab")
        await paste(found, code, "enter")
        said = " ".join(found.text.split())
        assert "This is the code of a receipt: it goes into the field Receipts." in said
        found.app.screen.query_one("#kept-words", Input).value = words
        await found.press("enter")
        for typed in (code, words):
            found.app.screen.query_one("#kept-share", Input).value = typed
            await found.press("enter")
            said = " ".join(found.text.split())
            assert "Here belong the words that you yourselves had said before it" in said
        assert "You gave nothing yet" in said

    verifying(tmp_path, look)


def test_a_tap_on_the_text_of_the_check_leaves_the_keyboard_where_it_was(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        await name_the_file(found)
        before = found.app.focused
        for text in ("Check a game", "What did you", "You gave nothing"):
            await tap(found, text)
            assert found.app.focused is before

    verifying(tmp_path, look)
