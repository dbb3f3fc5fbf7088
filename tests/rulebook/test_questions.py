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


@every_batch
def test_what_was_asked_once_is_answered_from_then_on(batch: Batch) -> None:
    found = score(batch)
    told = "\n".join(found.missed)
    assert found.share(found.three) >= 90, told
    assert found.share(found.six) >= 95, told
    assert found.share(found.silent) <= 3, told
