"""Every question that players ask is there, and its answer too."""

import tomllib
from importlib.resources import files

import pytest

from companion import rulebook

every_game = pytest.mark.parametrize("game", rulebook.games())


def test_the_questions_about_mind_mgmt_run_from_1_to_53() -> None:
    numbers = [question.number for question in rulebook.questions("mind-mgmt")]
    assert numbers == list(range(1, 54))


@every_game
def test_every_question_names_entries_that_exist(game: str) -> None:
    known = {entry.id for entry in rulebook.entries(game)}
    for question in rulebook.questions(game):
        assert question.rules, question.number
        assert set(question.rules) <= known, question.number
        assert len(set(question.rules)) == len(question.rules), question.number


@every_game
def test_every_question_asks_once_and_ends_as_a_question(game: str) -> None:
    texts = [question.en for question in rulebook.questions(game)]
    assert len(set(texts)) == len(texts)
    assert [text for text in texts if not text.endswith("?") or not text[0].isupper()] == []


@every_game
def test_the_file_holds_no_field_that_nobody_reads(game: str) -> None:
    file = files("companion.rulebook") / f"{game.replace('-', '_')}_questions.toml"
    rows = tomllib.loads(file.read_text("utf-8"))["question"]
    fields = {field for row in rows for field in row}
    assert fields - {"number", "en", "cs", "sk", "ru", "rules"} == set()


@every_game
def test_every_point_that_is_silent_answers_a_question(game: str) -> None:
    answered = {rule for question in rulebook.questions(game) for rule in question.rules}
    silent = {entry.id for entry in rulebook.entries(game) if entry.silent}
    assert silent - answered == set()
