"""The batches of questions: well formed, and still answered once they have become phrases."""

import pytest

from companion import rulebook
from tests.rulebook.asked import FRESH, Batch, batches, score

BATCHES = tuple(batches())
every_batch = pytest.mark.parametrize("batch", BATCHES, ids=[batch.name for batch in BATCHES])


@every_batch
def test_every_question_names_entries_that_exist(batch: Batch) -> None:
    known = {entry.id for entry in rulebook.entries(batch.game)}
    for question in batch.questions:
        assert question.answers <= known, question.asks
    asked = [question.asks for question in batch.questions]
    assert len(set(asked)) == len(asked)


@every_batch
def test_every_batch_keeps_what_it_scored_when_it_was_fresh(batch: Batch) -> None:
    assert set(batch.fresh) == set(FRESH)
    assert batch.writer
    assert batch.language in rulebook.LANGUAGES


@pytest.mark.long
def test_what_was_asked_once_is_answered_from_then_on_and_hardly_ever_wrongly() -> None:
    found = [score(batch) for batch in BATCHES]
    for each in found:
        told = "\n".join(each.missed)
        assert each.share(each.three) >= 90, told
        assert each.share(each.six) >= 95, told
        assert each.share(each.silent) <= 3, told
    asked, strangers = sum(each.asked for each in found), sum(each.strangers for each in found)
    assert sum(each.wrongly_sure for each in found) <= 0.02 * asked
    assert sum(each.no_rule for each in found) <= 0.03 * asked
    assert sum(each.falsely_sure for each in found) <= 0.05 * strangers
    assert sum(each.first for each in found) >= 0.97 * asked
    assert sum(each.three for each in found) >= 0.99 * asked


@pytest.mark.parametrize(
    ("game", "question", "rule"),
    [
        ("mind-mgmt", "how many hours does a game last", "table.length"),
        ("mind-mgmt", "kolik hodin trvá hra", "table.length"),
        ("mind-mgmt", "kolko hodin trva hra", "table.length"),
        ("mind-mgmt", "сколько часов длится игра", "table.length"),
        ("mind-mgmt", "how many turns does the recruiter have till the end", "table.length"),
        ("mind-mgmt", "kolik má náborář tahů do konce", "table.length"),
        ("mind-mgmt", "koľko ťahov má náborár do konca", "table.length"),
        ("mind-mgmt", "сколько ходов у вербовщика до конца", "table.length"),
        ("mind-mgmt", "what is a receipt", "table.receipt"),
        ("mind-mgmt", "co je to stvrzenka", "table.receipt"),
        ("mind-mgmt", "co je to potvrdenka", "table.receipt"),
        ("mind-mgmt", "что такое квитанция", "table.receipt"),
        ("neighbour-spy", "сколько минут длится игра", "silent.length"),
    ],
)
def test_how_long_a_game_takes_and_what_a_receipt_is_are_found(
    game: str, question: str, rule: str
) -> None:
    hits = rulebook.find(question, game, typing=False).hits
    assert hits[0].entry.id == f"{game}.{rule}"
