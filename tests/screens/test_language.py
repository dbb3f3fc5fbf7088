"""Another language counts for whatever is shown from then on, on screens that stood in memory."""

import asyncio
import gettext
from pathlib import Path

import pytest
from textual.command import CommandList
from textual.widgets.option_list import Option

from companion import locale
from companion.games.mind_mgmt.board import edition
from companion.games.mind_mgmt.words.names import feature_names
from companion.store import settings
from companion.store.settings import Settings
from screens.kit.glossary import WORDS
from screens.kit.keys.commands import Actions
from screens.kit.page import NO_MATCHES
from screens.kit.themes import full
from screens.table.kinds.hidden import HIDDEN
from screens.verifier import page
from tests.screens.every import WAYS
from tests.screens.kinds import sits
from tests.screens.stage import seated, stage


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
    page()  # has all languages in it, and is built once for all tests
    monkeypatch.setattr(locale, "catalogue", lambda *_which: Loud())


@pytest.mark.usefixtures("loud")
def test_list_foot_help_and_palette_name_commands_in_the_language_of_now(tmp_path: Path) -> None:
    async def look() -> None:
        async with stage(tmp_path, (80, 80)) as found:
            assert "<Settings>" in found.text
            assert "<language, colours>" in found.text
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
            assert "<as on this computer>" in found.text

    asyncio.run(look())


def test_a_language_chosen_in_the_settings_counts_at_once_and_next_time(tmp_path: Path) -> None:
    async def choose() -> None:
        async with stage(tmp_path, (80, 40)) as found:
            await found.press("s", *["down"] * 3, "enter")
            assert "Nastavenia" in found.text
            await found.press("escape")
            assert "Pravidlá" in found.text
            assert "Pomocník" in found.text.splitlines()[-1]
            await found.press("n")
            assert type(found.app.screen).__name__ == "NewTable"

    async def look() -> None:
        async with stage(tmp_path, (80, 40)) as found:
            assert "Pravidlá" in found.text

    asyncio.run(choose())
    asyncio.run(look())


def test_a_language_is_changed_on_the_first_page_and_its_keys_go_on(tmp_path: Path) -> None:
    async def change() -> None:
        async with stage(tmp_path, (80, 40)) as found:
            await found.press("f9", *["down"] * 4, "enter")
            assert "Правила" in found.text
            await found.press("n")
            assert type(found.app.screen).__name__ == "NewTable"

    asyncio.run(change())


def test_a_language_is_changed_at_the_table_and_the_table_goes_on(tmp_path: Path) -> None:
    async def change() -> None:
        async with seated(tmp_path) as found:
            lines = len(found.table.record)
            await found.press("f9")
            assert "русский" in found.dialog
            await found.press(*["down"] * 4, "enter")
            assert found.app.settings.language == "ru"
            assert len(found.table.record) == lines
            assert found.public.seating.sitting.table is found.table
            await found.press("f9")
            assert "Назад" in found.dialog

    asyncio.run(change())


def test_over_what_is_hidden_the_curtain_falls_before_a_language_is_asked_for(
    tmp_path: Path,
) -> None:
    async def change() -> None:
        async with WAYS["HIDDEN"].gone(tmp_path) as found:
            assert sits(found.app.screen, HIDDEN)
            await found.press("f9")
            assert not any(sits(each, HIDDEN) for each in found.app.screen_stack)
            await found.press(*["down"] * 3, "enter")
            assert found.app.settings.language == "sk"
            assert len(found.app.screen_stack) == 2

    asyncio.run(change())


def test_over_a_dialog_no_language_is_offered(tmp_path: Path) -> None:
    async def look() -> None:
        async with stage(tmp_path, (80, 40)) as found:
            await found.press("n", "f9")
            assert "slovenčina" not in found.text

    asyncio.run(look())


def test_the_language_that_was_asked_for_stays_until_another_is_chosen(tmp_path: Path) -> None:
    settings.write(tmp_path, Settings(language="ru"))

    async def look() -> None:
        async with stage(tmp_path, (80, 40)) as found:
            assert "Nastavení" in found.text
            await found.press("s", "tab", "down", "enter")
            assert found.app.theme == full("light")
            assert "Nastavení" in found.text

    with locale.read_in("cs"):
        asyncio.run(look())


def test_work_beside_the_screen_speaks_the_language_of_the_window(tmp_path: Path) -> None:
    settings.write(tmp_path, Settings(language="cs"))

    async def look() -> None:
        async with stage(tmp_path) as found:
            said = await asyncio.get_running_loop().run_in_executor(None, locale.reading)
            assert said == "cs"
            assert found.app.settings.language == "cs"

    asyncio.run(look())


@pytest.mark.usefixtures("loud")
def test_the_palette_asks_and_answers_in_the_language_of_now(tmp_path: Path) -> None:
    async def look() -> None:
        async with stage(tmp_path) as found:
            await found.press("ctrl+p")
            assert "<a command, or a part of its name>" in found.text
            rows = found.app.screen.query_one(CommandList)
            rows.clear_options().add_option(Option("No matches found", id=NO_MATCHES))
            await found.settle()
            assert "<nothing is called so>" in found.text

    asyncio.run(look())


@pytest.mark.parametrize(
    "name", ["FirstPage", "SettingsPage", "RuleSearch", "VerdictPage", "EVERYBODY"]
)
def test_no_screen_asks_czech_for_a_slovak_reader(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: set[str] = set()

    def noting(package: str, language: str) -> gettext.NullTranslations:
        asked.add(language)
        return catalogue(package, language)

    catalogue = locale.catalogue
    monkeypatch.setenv("LANGUAGE", "sk")
    monkeypatch.setattr(locale, "catalogue", noting)

    async def look() -> None:
        async with WAYS[name].gone(tmp_path):
            pass

    asyncio.run(look())
    assert asked == {"sk"}


def test_a_slovak_reader_of_a_czech_box_is_told_no_czech_names(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANGUAGE", "sk")
    printed = {each.cs: each.en for each in edition.shipped().features.values()}
    shown = feature_names({each: {"en": en, "cs": each} for each, en in printed.items()})
    translated = locale.catalogue("companion.games.mind_mgmt.locale", "sk")
    assert shown == {cs: translated.gettext(en) for cs, en in printed.items()}


def test_ctrl_c_says_in_the_readers_language_what_ends_the_program(tmp_path: Path) -> None:
    async def press() -> None:
        async with stage(tmp_path, (80, 40)) as found:
            await found.press("f9", *["down"] * 4, "enter", "ctrl+c")
            [said] = found.app._notifications
            assert said.message.startswith("Ctrl+Q завершает программу")

    asyncio.run(press())
