"""The look-up answers as people ask, says when it is not sure, and is silent when nothing fits."""

import subprocess
import sys
from itertools import pairwise

import pytest

from companion import rulebook
from companion.core import NotUnderstood
from companion.rulebook.questions.index import index
from companion.rulebook.questions.stems import alike, folded, key, running, words
from companion.rulebook.questions.votes import vote

LOADED = """
import sys
from companion.cli import main
main(["rules", "can", "I", "walk", "diagonally"])
print(*(name for name in sys.modules if name.startswith(("companion.", "screens", "textual"))))
"""


def found(question: str, game: str | None = None) -> list[str]:
    hits = rulebook.find(question, game).hits
    return [hit.entry.id.partition(".")[2] for hit in hits]


@pytest.mark.parametrize(
    ("question", "rule"),
    [
        ("can the villain go back to a square?", "step.once"),
        ("is it legal to jump over a wall", "mayhem.slip"),
        ("HOW DOES THE DOLPHIN WORK??", "dolphin.how"),
        ("two guards on one squre", "immortals.apart"),
        ("when do we see he jumpd", "slip.shown"),
    ],
)
def test_a_question_in_ones_own_words_finds_its_answer(question: str, rule: str) -> None:
    assert rule in found(question)[:3]


def test_case_accents_and_signs_do_not_matter() -> None:
    assert found("Can I go DIAGONALLY?!") == found("can i go diagonally?")
    assert folded("Žetón ČASU, Ёлка й") == "zeton casu, елка й"


def test_numbers_are_one_however_they_are_written() -> None:
    assert words("two") == words("2") == words("dva") == words("два")
    assert found("two recruits on 1 square") == found("2 recruits on one square")


def test_words_of_any_game_that_mean_much_the_same_find_the_same() -> None:
    for verb in ("throw away", "discard", "dump"):
        assert "discard.draws" in found(f"{verb} a useless card", "neighbour-spy")[:2]


@pytest.mark.parametrize(
    ("question", "rule"),
    [
        ("recrutier steps diagonaly", "step.diagonal"),
        ("naboraar skoci pres zed", "mayhem.slip"),
        ("вербощик прыгает черз стену", "mayhem.slip"),
    ],
)
def test_slips_of_the_hand_are_understood_by_the_other_letters(question: str, rule: str) -> None:
    assert rule in found(question, "mind-mgmt")[:3]


@pytest.mark.parametrize(
    ("word", "meant"), [("temlpe", "temple"), ("lokaice", "lokace"), ("рекрты", "рекруты")]
)
def test_a_word_that_nobody_uses_is_read_as_the_one_that_is_spelt_nearly_like_it(
    word: str, meant: str
) -> None:
    within = index(("mind-mgmt",))
    assert vote(within, folded(word), begun=False).keys.keys() <= {within.key(folded(meant))}
    assert vote(within, folded(word), begun=False).keys


def test_phrases_of_the_same_letters_are_alike() -> None:
    same, other = running("kdo je vítěz"), running("where do cards go")
    assert alike(running("kto je víťaz"), same) > 0.5 > alike(running("kto je víťaz"), other)
    assert alike(same, same) == 1


def test_what_is_said_of_a_thing_in_one_language_answers_in_all() -> None:
    for question in ("nesmrtelný", "immortal", "бессмертный"):
        scores = [hit.score for hit in rulebook.find(question, "mind-mgmt").hits]
        assert max(scores) <= 1
        assert "immortals.what" in found(question, "mind-mgmt")[:6]


def test_words_are_alike_without_their_endings() -> None:
    for forms in (
        "token tokens",
        "lokace lokaci lokaci",
        "agent agenti agenta",
        "krok kroku krokem",
    ):
        assert len({key(word) for word in words(forms)}) == 1, forms


def test_better_answers_come_first() -> None:
    scores = [hit.score for hit in rulebook.find("may agents walk through a wall").hits]
    assert all(first >= second for first, second in pairwise(scores))
    assert all(0 < score <= 1 for score in scores)


def test_the_look_up_is_sure_of_what_is_asked_plainly() -> None:
    assert rulebook.find("may agents walk through a wall").sure


@pytest.mark.parametrize("question", ["zeppelin", "", "  ", "???", "zxqv wvut", "🂡"])
def test_what_no_rule_speaks_of_finds_nothing(question: str) -> None:
    assert rulebook.find(question) == rulebook.SearchResult()


def test_a_question_about_something_else_is_never_answered_surely() -> None:
    for question in ("how do I castle in chess", "what is the capital of France"):
        assert not rulebook.find(question).sure


def test_an_id_finds_its_entry_alone() -> None:
    answer = rulebook.find(" mind-mgmt.step.once ")
    assert [hit.entry.id for hit in answer.hits] == ["mind-mgmt.step.once"]
    assert answer.sure


def test_a_word_that_is_still_being_typed_already_finds() -> None:
    assert "dolphin.how" in found("dolp")[:6]
    assert rulebook.find("dol", typing=False) != rulebook.find("dol")


def test_a_search_can_be_kept_to_one_game() -> None:
    assert all(hit.entry.game == "mind-mgmt" for hit in rulebook.find("diagonal", "mind-mgmt").hits)
    with pytest.raises(NotUnderstood):
        rulebook.find("diagonal", "chess")


@pytest.mark.parametrize("question", ['"', "a OR b", "NEAR(", "* ^ : -", "rows MATCH 'x'", "'; --"])
def test_signs_that_steer_a_query_are_only_words(question: str) -> None:
    rulebook.find(f"diagonal {question}")


def test_the_command_loads_itself_and_the_rulebook_only() -> None:
    done = subprocess.run(
        [sys.executable, "-P", "-c", LOADED], capture_output=True, text=True, check=True
    )
    loaded = done.stdout.splitlines()[-1].split()
    rooms = {name.split(".")[1] for name in loaded if "." in name}
    assert not rooms & {"record", "seal", "sitting", "table"}
    assert "companion.store.tables" not in loaded  # the settings say which language is read
    assert "companion.games.mind_mgmt" not in loaded
    assert "companion.cli.commands.play" not in loaded
    assert not {
        "companion.contract.game",
        "companion.cli.printed.rule_tables",
        "companion.rulebook.coverage",
    } & {*loaded}


def test_what_nearly_nobody_asks_for_stands_behind_what_answers_as_well() -> None:
    over = found("when is a game over", "agents")
    assert over.index("end.how") < over.index("end.alone")
    assert rulebook.entry("agents.end.alone").seldom
    assert found("when does the program find a meeting by itself", "agents")[0] == "meet.worked-out"
