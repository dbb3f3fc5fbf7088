"""Another language counts for whatever is shown from then on, on screens that stood in memory."""

import asyncio
import gettext
from pathlib import Path

import pytest

from companion import locale
from screens.kit.commands import Actions
from screens.kit.glossary import WORDS
from tests.screens.stage import stage


class Loud(gettext.NullTranslations):
    """A language that is English in brackets, so that nothing of it is missed or said twice."""

    def gettext(self, message: str) -> str:
        """Say a text, once."""
        assert message
        assert "<" not in message, "it is said already"
        return f"<{message}>"


@pytest.fixture
def loud(monkeypatch: pytest.MonkeyPatch) -> None:
    """Speak it, though every module was read in English."""
    monkeypatch.setattr(locale, "catalogue", lambda *_which: Loud())


@pytest.mark.usefixtures("loud")
def test_list_foot_help_and_palette_name_commands_in_the_language_of_now(tmp_path: Path) -> None:
    async def look() -> None:
        async with stage(tmp_path, (80, 80)) as found:
            assert "<Settings>" in found.text
            assert "<colours, words, time>" in found.text
            assert "<Help>" in found.text.splitlines()[-1]
            offered = {each.name for each in Actions(found.app.screen)._commands()}
            assert {"<Settings>", "<Quit>"} <= offered
            await found.press("f1")
            assert "<Rules>: <look a rule up>" in found.dialog
            for word, meaning in WORDS:
                assert f"<{word}>: <{meaning}>" in found.dialog

    asyncio.run(look())


@pytest.mark.usefixtures("loud")
def test_the_settings_name_what_can_be_chosen_in_the_language_of_now(tmp_path: Path) -> None:
    async def look() -> None:
        async with stage(tmp_path, (80, 40)) as found:
            await found.press("s")
            assert "<high contrast>" in found.text
            assert "<as this machine>" in found.text

    asyncio.run(look())
