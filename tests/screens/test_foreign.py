"""No screen shows English to a reader of another language."""

import asyncio
import re
from pathlib import Path

import pytest
from textual.screen import ModalScreen

from companion import locale
from tests.foreign import Foreign, latin
from tests.screens.every import WAYS, toy
from tests.screens.seats.shown import SHOWN

TYPED = re.compile(r"\w+(?:[-.]\w+)+|--\w+|companion verif\w+")  # ids, files, options, commands
NAMES = {
    *("Adam", "Eva", "Iva", "Petr", "evening", "garbage", "graffiti"),  # typed here
    *("abc", "ENVELOPE", "north", "night"),  # in an envelope
    *("MIND", "MGMT", "Spy", "Connection"),  # games
    *("Bill", "Dusty", "Henry", "Meru"),  # agents, as the board prints them
    *("esc", "tab", "space", "shift", "pgdn", "pgup", "del", "home", "end"),  # keys
    *("English", "PIN", "GPU", "SHA"),
    *("Tah",),  # a heading as the rulebook prints it
    *("abi", "nry", "sty"),  # a word that is typed, and names that a dialog cuts
    *("Anka", "Boris", "Cyril", "Berlin", "London", "Madrid", "Oslo", "Paris", "Rome"),  # typed
    *("gra", "graf", "graff", "graffi", "graffit"),  # words of a note where a row has no more room
    *("meru", "rests"),  # a line
}
ALL = {**WAYS, **SHOWN}
TOYS = {"NOTED", "NOTES", "OPEN", "TypedDialog"}  # which have English alone


def left(text: str) -> list[str]:
    """Give the English words that stand there."""
    return sorted(latin(TYPED.sub("", text)) - NAMES)


@pytest.fixture(autouse=True)
def _foreign(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "ru")
    monkeypatch.setenv(locale.WORDS, "ru")
    monkeypatch.setattr(locale, "catalogue", lambda *_which: Foreign())


@pytest.mark.parametrize("name", sorted({*ALL} - TOYS))
def test_no_screen_shows_english_to_others(tmp_path: Path, name: str) -> None:
    async def look() -> None:
        async with ALL[name].gone(tmp_path, (120, 40)) as at:
            dialog = isinstance(at.app.screen, ModalScreen) and at.app.screen.query("#asked")
            assert left(at.dialog if dialog else at.text) == []  # a dialog cuts names below it

    asyncio.run(look())


@pytest.mark.parametrize("game", ["agents", "spy-connection"])
def test_no_game_shows_english_to_others(tmp_path: Path, game: str) -> None:
    async def look() -> None:
        async with toy(game, None, tmp_path / "home", (120, 40)) as at:
            assert left(at.text) == []
            await at.press("f4")
            assert left(at.text) == []

    asyncio.run(look())
