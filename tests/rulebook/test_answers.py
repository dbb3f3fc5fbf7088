"""The look-up says when it is sure, when an answer is probable, and that no rule says something."""

import pytest

from companion import rulebook
from companion.telling.answers import how_sure

QUESTIONS = """
    why how what when where who which yes no can may ok
    proč jak co kdy kde kdo který ano ne můžu smím
    prečo ako čo kedy kde kto ktorý áno nie môžem smiem
    почему как что когда где кто какой да нет можно можем
"""
BARE = QUESTIONS.split()


@pytest.mark.parametrize("game", rulebook.games())
def test_a_word_that_means_nothing_by_itself_is_never_answered_surely(game: str) -> None:
    sure = [word for word in BARE if rulebook.find(word, game, typing=False).sure]
    assert sure == []


@pytest.mark.parametrize("question", ["card", "žeton", "агент", "the card", "můžu kartu"])
def test_one_word_that_means_something_is_not_enough_to_be_sure(question: str) -> None:
    assert not rulebook.find(question, typing=False).sure


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("may agents walk through a wall", "The answer, and what comes close:"),
        ("may I eat popcorn while the villain steps on a note", "Probably this:"),
        ("zxqv wvut", "Nothing here fits your words; ask in others."),
        ("may agents talk so that the recruiter cannot hear", "No rule says this:"),
    ],
)
def test_how_sure_an_answer_is_stands_before_it(question: str, told: str) -> None:
    assert how_sure(rulebook.find(question, typing=False)) == told


def test_that_no_rule_says_something_is_told_only_by_an_entry_that_says_so() -> None:
    for question in ("may agents walk through a wall", "tie for a key in Agents", "what now then"):
        found = rulebook.find(question, typing=False)
        silent = bool(found.hits) and found.hits[0].entry.silent
        assert found.silent <= silent


@pytest.mark.parametrize(
    ("question", "rule"),
    [
        ("can the recruiter pass through immortals", "step.immortals"),
        ("může náborář projít přes nesmrtelné", "step.immortals"),
        ("môže náborár prejsť cez nesmrteľných", "step.immortals"),
        ("может ли вербовщик пройти через бессмертного", "step.immortals"),
        ("may agents pass through immortals", "agents.over-immortal"),
    ],
)
def test_an_answer_is_about_those_who_are_asked_about(question: str, rule: str) -> None:
    hits = rulebook.find(question, "mind-mgmt", typing=False).hits
    assert hits[0].entry.id == f"mind-mgmt.{rule}"


def test_what_holds_for_others_alone_is_no_sure_answer() -> None:
    scores = {
        asked: {hit.entry.id: hit.score for hit in rulebook.find(asked, "mind-mgmt").hits}
        for asked in ("the recruiter passes through immortals", "agents pass through immortals")
    }
    of_agents, of_recruiter = "mind-mgmt.agents.over-immortal", "mind-mgmt.step.immortals"
    asked_of_recruiter, asked_of_agents = scores.values()
    assert asked_of_recruiter[of_recruiter] > asked_of_recruiter.get(of_agents, 0)
    assert asked_of_agents[of_agents] > asked_of_agents.get(of_recruiter, 0)
