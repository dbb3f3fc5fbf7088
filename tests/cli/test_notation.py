"""The page that tells how a game is written down speaks the reader's language."""

import re
from importlib.resources import files

import pytest

from companion.cli.notation_page import FENCE, LITERAL, told
from companion.games import SHELF
from companion.gametext import example
from companion.locale import LANGUAGES
from tests.cli.commands import companion

ENGLISH = re.compile(r"\b(the|of|is|and|are|may|with)\b")
OTHERS = [language for language in LANGUAGES if language != "en"]


def page(game: str) -> str:
    return (files(SHELF[game]) / "NOTATION.md").read_text("utf-8")


def prose(text: str) -> str:
    """Leave out what is written at a table: blocks, and what stands in backticks."""
    return LITERAL.sub("", "".join(text.split(FENCE)[::2]))


@pytest.mark.parametrize("game", SHELF)
def test_in_english_the_page_says_every_word_that_is_written_there(game: str) -> None:
    assert companion("notation", game, "--lang", "en").out.split() == page(game).split()


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", SHELF)
def test_in_other_languages_no_english_is_left(game: str, language: str) -> None:
    assert not ENGLISH.findall(prose(companion("notation", game, "--lang", language).out))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", SHELF)
def test_the_notation_itself_is_the_same_in_every_language(game: str, language: str) -> None:
    said = companion("notation", game, "--lang", language).out
    assert said.split(FENCE)[1::2] == page(game).split(FENCE)[1::2]
    first = [row.split(" | ")[0] for row in page(game).splitlines() if row.startswith("| `")]
    assert [row.split(" | ")[0] for row in said.splitlines() if row.startswith("| `")] == first


@pytest.mark.parametrize("game", SHELF)
def test_every_page_ends_with_a_game_that_can_be_replayed(game: str) -> None:
    said = companion("notation", game, "--example", "--lang", "ru")
    assert said.out == example(page(game))
    assert said.out.startswith(f"game: {game}\n")


def test_paragraphs_are_as_wide_as_the_window_and_tables_stay_whole() -> None:
    paragraph = "# A game\n\nsome words that\nbelong together\n- a point\n  of a list"
    assert list(told(f"{paragraph}\n\n| word | some words |", str.upper, 12)) == [
        "# A GAME",
        "",
        "SOME WORDS",
        "THAT BELONG",
        "TOGETHER",
        "- A POINT OF",
        "  A LIST",
        "",
        "| WORD | SOME WORDS |",
    ]
