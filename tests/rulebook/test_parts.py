"""A question of two parts gets both answers, and one that goes on keeps what was asked before."""

import pytest

from companion import rulebook
from companion.rulebook.questions.parts import goes_on, parts


def first(question: str, game: str, before: str = "") -> str:
    hits = rulebook.find(question, game, typing=False, before=before).hits
    return hits[0].entry.id.partition(".")[2]


@pytest.mark.parametrize(
    ("question", "rules"),
    [
        ("how many cards do I hold and who starts?", {"setup.hands", "setup.first"}),
        ("kolik karet mám v ruce a kdo začíná?", {"setup.hands", "setup.first"}),
        ("koľko kariet mám v ruke a kto začína?", {"setup.hands", "setup.first"}),
        ("сколько карт в руке и кто ходит первым", {"setup.hands", "setup.first"}),
    ],
)
def test_a_question_of_two_parts_gets_both_answers_first(question: str, rules: set[str]) -> None:
    found = rulebook.find(question, "neighbour-spy", typing=False)
    assert found.parts == 2
    assert {hit.entry.id.partition(".")[2] for hit in found.answers} == rules


def test_a_short_part_goes_on_with_the_part_before_it() -> None:
    found = rulebook.find("odhaleni kdy se da pouzit a co musim rict", "mind-mgmt", typing=False)
    assert found.hits[0].entry.id == "mind-mgmt.reveal.how"
    assert found.hits[1].entry.id.startswith("mind-mgmt.reveal.")


def test_a_question_of_two_parts_is_sure_only_if_both_answers_are() -> None:
    asked = "who starts the game and how about popcorn on the card?"
    assert not rulebook.find(asked, "neighbour-spy", typing=False).sure


@pytest.mark.parametrize(
    "question",
    [
        "may I take a key and look at it",
        "black and white notes",
        "I rolled four. What now?",
        "sabotér a bojovnice",
        "карта и фишка",
        "Mayhem lies between them. Does Meru see through it?",
        "Môžem vyložiť dve rovnaké? mám v ruke samé bojovníčky",
        "when do they have to tell it? every turn??",
    ],
)
def test_and_alone_or_a_sentence_beside_it_makes_no_two_questions(question: str) -> None:
    assert parts(question) == (question,)


@pytest.mark.parametrize(
    "question", ["and in the first turn?", "a v prvním tahu?", "a v prvom ťahu?", "а в первый ход?"]
)
def test_a_question_that_goes_on_is_told_by_how_it_begins(question: str) -> None:
    assert goes_on(question)
    assert not goes_on("how many cards do I hold in my hand")


@pytest.mark.parametrize(
    ("game", "before", "question", "rule"),
    [
        ("spy-connection", "what does planning cost", "and on the dark side?", "dark.more"),
        ("neighbour-spy", "how often may I discard", "and in a team?", "discard.team"),
        ("neighbour-spy", "can I swap a card", "and when the deck is empty?", "discard.empty"),
        ("mind-mgmt", "may agents move diagonally", "and Immortals?", "immortals.next"),
        ("mind-mgmt", "may agents move diagonally", "and the Recruiter?", "step.diagonal"),
        ("mind-mgmt", "kolik rekrutů je třeba k výhře", "a v tréninku?", "goal.recruiter"),
    ],
)
def test_a_question_goes_on_with_what_was_asked_before(
    game: str, before: str, question: str, rule: str
) -> None:
    assert first(question, game, before) == rule
    assert first(f"{before}? {question}", game) == rule or rule in {
        hit.entry.id.partition(".")[2] for hit in rulebook.find(f"{before}? {question}", game).hits
    }


def test_a_whole_question_forgets_the_one_before() -> None:
    asked = "how many cards do I hold in my hand"
    alone = rulebook.find(asked, "neighbour-spy", typing=False)
    assert rulebook.find(asked, "neighbour-spy", typing=False, before="who starts") == alone
    assert rulebook.subject(asked, "who starts") == asked
    assert rulebook.subject("and then?", "who starts") == "who starts and then?"
