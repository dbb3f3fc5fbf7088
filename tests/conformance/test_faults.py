"""The suite finds what is wrong: each check a fault of its own, which no other one finds."""

import pytest

from companion import games
from companion.conformance.suite import CHECKS, looked_into
from companion.trail.hunt.knowledge import HuntKnowledge
from tests.conformance.broken import BROKEN
from tests.shelf import toys as toys

SEEDS = 4
pytestmark = pytest.mark.usefixtures("toys")


def test_every_check_has_a_toy_that_it_finds_broken() -> None:
    assert [*BROKEN] == [check.name for check in CHECKS]


@pytest.mark.parametrize("check", BROKEN)
def test_a_broken_toy_is_found_by_this_check_alone(
    check: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, broken, said = BROKEN[check]
    broken(monkeypatch)
    report = looked_into(games.take(name), SEEDS)
    assert [each for each, found in report.found.items() if found] == [check], report.found
    assert any(said in each for each in report.found[check]), [*report.found[check]]


def test_a_game_that_stops_in_the_middle_is_a_finding_and_no_traceback(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = games.take("rails")

    def stamp(_state: object) -> str:
        raise KeyError("a secret")

    monkeypatch.setattr(game.rules, "stamp", stamp, raising=False)
    report = looked_into(game, 1)
    assert not report.kept
    said = [each for found in report.found.values() for each in found]
    assert any(each.startswith("KeyError at test_faults.py:") for each in said)
    assert not any("secret" in each for each in said)


def test_a_true_answer_that_was_not_told_before_the_question_is_a_finding(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    previews = HuntKnowledge.previews
    monkeypatch.setattr(
        HuntKnowledge, "previews", lambda known, *asked: previews(known, *asked)[1:]
    )
    found = looked_into(games.take("harbours"), 2).found
    assert any("counts as impossible before it is said" in each for each in found["knowledge"])
