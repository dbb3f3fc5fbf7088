"""Who names a game inside a question asks about that game, however they write its name."""

import tomllib
from pathlib import Path

import pytest

from companion import rulebook
from companion.rulebook import meant
from tests.rulebook.asked import batches

FOLDER = Path(__file__).with_name("named")
FIVE = 5  # so many ways of naming a game are written down for each language
every_game = pytest.mark.parametrize("game", rulebook.games())
every_language = pytest.mark.parametrize("language", rulebook.LANGUAGES)


def frames(game: str, language: str) -> list[str]:
    """Give the ways in which people name a game in a language."""
    found: list[str] = tomllib.loads((FOLDER / f"{game}.toml").read_text("utf-8"))[language]
    return found


def asked(game: str, language: str) -> list[str]:
    """Give five questions that strangers asked about a game in a language."""
    fresh = [each for each in batches() if (each.game, each.language) == (game, language)]
    found = [[each.asks.rstrip(" ?") for each in one.questions if each.answers] for one in fresh]
    return [each for each in found if len(each) >= FIVE][-1][:FIVE]


def ids(found: rulebook.SearchResult) -> list[str]:
    return [hit.entry.id for hit in found.hits]


@every_language
@every_game
def test_a_question_that_names_a_game_is_answered_by_that_game_at_any_table(
    game: str, language: str
) -> None:
    others = [each for each in rulebook.games() if each != game]
    for frame, question in zip(frames(game, language), asked(game, language), strict=True):
        whole = frame.format(question)
        wanted = ids(rulebook.find(question, game, typing=False))
        assert wanted
        assert ids(rulebook.find(whole, typing=False)) == wanted, whole
        for table in others:
            assert ids(rulebook.find(whole, table=table, typing=False)) == wanted, whole


@pytest.mark.parametrize(
    "question",
    [
        "how many moves do agents have",
        "what happens in the agents' turn",
        "in agents turn who moves first",
        "kolik tahů mají agenti",
        "kdo z agentů začíná",
        "сколько ходов у агентов",
        "in my neighbouring location",
        "v susednej lokácii",
        "na sousedním poli",
        "keep in mind the rule",
        "when may the mind slip token go back",
        "what does the mind control card do",
        "in connection with paris",
        "are connected cities worth points",
        "соседняя клетка",
        "which spy moves first",
    ],
)
def test_words_of_a_game_name_none(question: str) -> None:
    assert meant(question) == (question, None)


@every_language
@every_game
def test_where_no_game_is_named_the_open_table_is_meant(game: str, language: str) -> None:
    for question in asked(game, language):
        for table in rulebook.games():
            found = rulebook.find(question, table=table, typing=False)
            assert {hit.entry.game for hit in found.hits} <= {table}, question
            assert found.hits or table != game, question


@every_game
def test_who_limits_the_question_to_a_game_gets_that_game_alone(game: str) -> None:
    for other in rulebook.games():
        whole = frames(other, "en")[0].format(asked(other, "en")[0])
        found = rulebook.find(whole, game, typing=False)
        assert {hit.entry.game for hit in found.hits} <= {game}, whole


def test_the_id_of_a_rule_is_no_name_of_a_game() -> None:
    for game in rulebook.games():
        rule = rulebook.entries(game)[0].id
        assert ids(rulebook.find(rule, typing=False)) == [rule]


def test_a_name_alone_is_asked_within_its_game() -> None:
    assert meant("mind mgmt") == ("mind mgmt", "mind-mgmt")
    assert {hit.entry.game for hit in rulebook.find("mind mgmt").hits} <= {"mind-mgmt"}


def test_who_names_two_games_means_neither_alone() -> None:
    question = "is spy connection longer than mind mgmt"
    assert meant(question) == (question, None)
