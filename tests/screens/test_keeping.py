"""What was kept, given to a check by taps, or with a wrong letter."""

from pathlib import Path

from textual.widgets import Input

from screens.proof.verify_page import Verifying
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
        assert isinstance(found.app.screen, Verifying)
        assert "✓ Receipt words of" in found.text
        assert found.app.screen.query_one("#kept-words", Input).value == ""

    verifying(tmp_path, look, (40, 20))


def test_a_receipt_with_one_wrong_letter_is_called_mistyped(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        await name_the_file(found)
        await paste(found, f"{evening()[1][0][:-1]}1", "enter")
        said = " ".join(found.text.split())
        assert "This receipt is probably mistyped: compare it letter by letter" in said
        assert "nor is it a file" not in said

    verifying(tmp_path, look)


def test_a_tap_on_the_text_of_the_check_leaves_the_keyboard_where_it_was(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        await name_the_file(found)
        before = found.app.focused
        for text in ("Check a game", "What did you", "You gave nothing"):
            await tap(found, text)
            assert found.app.focused is before

    verifying(tmp_path, look)
