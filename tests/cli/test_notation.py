"""The page that tells how a game is written down speaks the reader's language."""

import re

import pytest

from companion.cli import main
from companion.cli.exit_codes import UNREADABLE
from companion.cli.printed.notation_page import FENCE, LITERAL, told
from companion.games import SHELF, page, take
from companion.locale import LANGUAGES
from companion.text.gametext import example
from tests.cli.commands import companion
from tests.shelf import TOYS
from tests.shelf import toys as toys

ENGLISH = re.compile(r"\b(the|of|is|and|are|may|with)\b")
TOLD = [game for game in SHELF if page(game)]
OTHERS = [language for language in LANGUAGES if language != "en"]


def prose(text: str) -> str:
    """Leave out what is written at a table: blocks, and what stands in backticks."""
    return LITERAL.sub("", "".join(text.split(FENCE)[::2]))


@pytest.mark.parametrize("game", TOLD)
def test_in_english_the_page_says_every_word_that_is_written_there(game: str) -> None:
    assert companion("notation", game, "--lang", "en").out.split() == page(game).split()


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", TOLD)
def test_in_other_languages_no_english_is_left(game: str, language: str) -> None:
    assert not ENGLISH.findall(prose(companion("notation", game, "--lang", language).out))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", TOLD)
def test_the_notation_itself_is_the_same_in_every_language(game: str, language: str) -> None:
    said = companion("notation", game, "--lang", language).out
    assert said.split(FENCE)[1::2] == page(game).split(FENCE)[1::2]
    first = [row.split(" | ")[0] for row in page(game).splitlines() if row.startswith("| `")]
    assert [row.split(" | ")[0] for row in said.splitlines() if row.startswith("| `")] == first


@pytest.mark.parametrize("game", TOLD)
def test_every_page_ends_with_a_game_that_can_be_replayed(game: str) -> None:
    said = companion("notation", game, "--example", "--lang", "ru")
    assert said.out == example(page(game))
    assert said.out.startswith(f"game: {game}\n")


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TOYS)
def test_a_game_without_a_page_is_told_by_its_options_and_moves(
    game: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["notation", game, "--lang", language]) == 0
    said = capsys.readouterr().out
    assert f"`game: {game}`" in said
    assert all(f"`{kind.example}`" in said for kind in take(game).notation.kinds)


@pytest.mark.usefixtures("toys")
def test_a_game_without_a_page_has_no_example(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["notation", "rails", "--example"]) == UNREADABLE
    assert capsys.readouterr().err == "there is no example of this game\n"


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
