"""Settings: they count at once, are kept, and a damaged file does no harm."""

import asyncio
import os
from pathlib import Path

import pytest
from textual import events
from textual.color import Color
from textual.theme import Theme

from companion import locale
from companion.seal import words
from companion.store import settings
from companion.store.settings import NAME, Settings
from screens.kit.themes import NAMES, THEMES, full
from tests.screens.measured import contrast
from tests.screens.stage import SIZES, Stage, golden, sizes, stage

READABLE, SHARP = 4.5, 7.0
FAINT, DISTINCT = 3.0, 4.5  # of lines
TOLD_APART = 1.2
ROLES = ("foreground", "primary", "accent", "warning", "error", "success")


@pytest.fixture(autouse=True)
def _words_of_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(locale.WORDS, "en")


def test_the_settings_show_what_is_chosen_without_colours(tmp_path: Path) -> None:
    async def run() -> None:
        async with stage(tmp_path, SIZES[0]) as found:
            await found.press("s")
            async for size in sizes(found):
                golden(f"settings-{size[0]}", found.text)

    asyncio.run(run())


def test_the_settings_show_the_time_that_is_in_force_and_why_it_is_shorter(tmp_path: Path) -> None:
    async def run() -> None:
        async with stage(tmp_path) as found:
            await found.press("s", *["tab"] * 3, "down", "enter")
            assert found.app.settings.idle == 300
            said = " ".join(found.text.split())
            assert "In this terminal after 100 seconds:" in said
            assert "it cannot tell when you look away." in said
            found.app.post_message(events.AppFocus())
            await found.settle()
            assert "In this terminal" not in found.text

    asyncio.run(run())


def test_what_is_set_counts_at_once_and_next_time(tmp_path: Path) -> None:
    async def set_it() -> None:
        async with stage(tmp_path) as found:
            await found.press("s", "tab", "down", "enter", "tab", "down", "down", "enter")
            assert found.app.theme == full("light")
            assert words.language() == "ru"

    async def look() -> None:
        async with stage(tmp_path) as found:
            assert found.app.theme == full("light")
            wished = Settings("light", words="ru", idle=180, to_do=settings.LISTED)
            assert found.app.settings == wished

    asyncio.run(set_it())
    os.environ.pop(locale.WORDS)
    asyncio.run(look())
    assert words.language() == "ru"


@pytest.mark.parametrize(
    "text",
    [
        "theme",
        'theme = "pink"',
        "idle = 7",
        "idle = true",
        "loud = 1",
        'words = ["cs"]',
        "\0",
        "[" * 5000,
    ],
)
def test_a_damaged_file_is_named_and_ignored(tmp_path: Path, text: str) -> None:
    (tmp_path / NAME).write_text(text, "utf-8")
    found, said = settings.read(tmp_path)
    assert found == Settings()
    assert NAME in said


def test_a_damaged_file_is_named_at_home(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(b"\xff\xfe")

    async def run() -> None:
        async with stage(tmp_path) as found:
            assert "cannot be understood and is ignored" in " ".join(found.text.split())

    asyncio.run(run())


def test_whatever_can_be_set_is_read_back(tmp_path: Path) -> None:
    for theme in settings.THEMES:
        for language in settings.WORDS:
            for idle in settings.IDLE:
                wished = Settings(theme, words=language, idle=idle)
                settings.write(tmp_path, wished)
                assert settings.read(tmp_path) == (wished, "")


def test_every_theme_that_can_be_set_is_there_and_named() -> None:
    assert tuple(NAMES) == settings.THEMES
    assert [theme.name for theme in THEMES] == [full(name) for name in settings.THEMES]


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_whatever_is_written_in_a_theme_can_be_read(theme: object) -> None:
    least = SHARP if getattr(theme, "name", "") == full("contrast") else READABLE
    for ground in ("background", "surface", "panel"):
        for role in ROLES:
            assert contrast(getattr(theme, role), getattr(theme, ground)) >= least, (role, ground)


def sorted_out(theme: Theme) -> dict[str, str]:
    """Give every colour of a theme by its name, those that follow from others, too."""
    return {**theme.to_color_system().generate(), **theme.variables}


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_what_stands_on_a_coloured_location_can_be_read(theme: Theme) -> None:
    colours = sorted_out(theme)
    for ground in ("primary-muted", "success-muted", "trail"):
        for role in ("foreground", "accent", "warning", "success"):
            assert contrast(colours[role], colours[ground]) >= READABLE, (role, ground)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_thin_lines_are_in_sight_and_quieter_than_words(theme: Theme) -> None:
    colours = sorted_out(theme)
    least = DISTINCT if theme.name == full("contrast") else FAINT
    for ground in ("background", "surface"):
        assert least <= contrast(colours["line"], colours[ground]) < SHARP


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_bands_and_fields_stand_out_from_their_ground(theme: Theme) -> None:
    assert contrast(theme.panel or "", theme.background or "") >= TOLD_APART


def test_the_theme_without_colours_has_none() -> None:
    mono = next(theme for theme in THEMES if theme.name == full("mono"))
    for role in (*ROLES, "background", "surface", "panel"):
        assert len(set(Color.parse(getattr(mono, role)).rgb)) == 1


def test_the_mark_begins_at_what_is_chosen(tmp_path: Path) -> None:
    settings.write(tmp_path, Settings(theme="contrast"))

    async def look() -> None:
        async with stage(tmp_path) as found:
            await found.press("s", "tab", "up", "enter")
            assert found.app.settings.theme == "light"

    asyncio.run(look())


def seen(at: Stage, words: str) -> float:
    """Measure how far the first words that are so called stand out from what is behind them."""
    pairs = ((each.text, each.style) for strip in at.strips for each in strip)
    style = next(style for text, style in pairs if words in text)
    assert style is not None
    assert style.color is not None
    assert style.bgcolor is not None
    return contrast(
        Color.from_rich_color(style.color).hex, Color.from_rich_color(style.bgcolor).hex
    )


@pytest.mark.parametrize("theme", NAMES)
def test_what_is_quiet_can_still_be_read(tmp_path: Path, theme: str) -> None:
    settings.write(tmp_path, Settings(theme=theme))

    async def look() -> None:
        async with stage(tmp_path) as found:
            assert seen(found, "begin a game") >= READABLE
            await found.press("n")
            assert seen(found, "as printed") >= READABLE

    asyncio.run(look())
