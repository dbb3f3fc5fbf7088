"""The small commands: paths, rules, notation, and the welcome."""

import json
from errno import ENOENT

import pytest

from companion import rulebook
from companion.cli import COMMANDS, main
from companion.cli.exit_codes import UNREADABLE
from tests.cli.commands import companion
from tests.shelf import toys as toys


def test_the_program_opens_with_a_word_on_what_it_does() -> None:
    said = companion()
    assert said.code == 0
    assert "companion replay evening.txt" in said.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str) -> None:
    assert companion(command, "--help").code == 0
    assert command in companion("--help").out


@pytest.mark.parametrize(
    ("words", "number"),
    [
        ("--hour 1", 42),
        ("--hour 1 --start D4", 1),
        ("--hour 5", 4716),
        ("--hour 6", 13404),
        ("--hour 2 --start A1", 2),
        ("--hour 2 --start A1 --mayhem A1-B1", 1),
        ("--hour 2 --start A1 --mayhem B1-A1,A1-A2", 0),
        ("--hour 2 --start C3", 8),
        ("--hour 2 --start C3 --mayhem B3-C3", 7),
        ("--hour 2 --start D4 --slip 2:orthogonal", 4),
        ("--hour 2 --start A1 --slip 2:diagonal", 1),
        ("--hour 2 --start D4 --slip 9:diagonal", 6),
    ],
)
def test_paths_prints_a_bare_number(words: str, number: int) -> None:
    said = companion("paths", *words.split())
    assert (said.code, said.out, said.err) == (0, f"{number}\n", "")


@pytest.mark.parametrize(
    "words",
    [
        "--hour 0",
        "--hour 17",
        "--hour " + "9" * 6000,
        "--hour two",
        "--hour 5 --start G1",
        "--hour 5 --start d4",
        "--hour 5 --mayhem A1-B2",
        "--hour 5 --mayhem A1",
        "--hour 5 --slip 1:diagonal",
        "--hour 5 --slip 3:sideways",
        "--hour 5 --slip 3:diagonal,3:orthogonal",
    ],
)
def test_paths_says_in_one_sentence_what_it_did_not_understand(words: str) -> None:
    said = companion("paths", *words.split())
    assert (said.code, said.out) == (2, "")
    assert said.err.count("\n") == 1


def test_rules_are_asked_in_words_and_shown_by_id() -> None:
    assert "mind-mgmt.step.diagonal" in companion("rules", "may", "I", "walk", "diagonally?").out
    shown = companion("rules", "mind-mgmt.win.time")
    assert shown.out.startswith("Time up: the Recruiter wins\n")
    assert shown.out.endswith(" mind-mgmt.win.time\n")
    assert companion("rules", "--show", "mind-mgmt.win.time").out.startswith(shown.out)
    assert companion("rules", "zeppelin").code == 1
    assert companion("rules", "--show", "mind-mgmt.win.luck").code == 2


def test_a_rule_that_holds_in_one_mode_only_names_it_in_the_words_of_its_game() -> None:
    (rule, *_others) = (each for each in rulebook.entries("mind-mgmt") if each.modes == ("full",))
    assert "\n  only: full game\n" in companion("rules", "--show", rule.id).out


def test_rules_are_asked_of_the_game_that_a_question_names() -> None:
    said = companion("rules", "in", "agenti,", "how", "many", "cards", "do", "I", "hold")
    assert rulebook.name("agents", "en") in said.out
    assert rulebook.name("mind-mgmt", "en") not in said.out


def test_rules_answer_programs_in_json() -> None:
    answers = json.loads(companion("rules", "--json", "may agents walk through a wall").out)
    assert set(answers[0]) == {"id", "game", "title", "text", "lang", "source", "score", "sure"}
    assert [answer["sure"] for answer in answers] == [True] + [False] * (len(answers) - 1)
    (shown,) = json.loads(companion("rules", "--json", "--show", "mind-mgmt.step.once").out)
    assert shown["id"] == "mind-mgmt.step.once"
    listed = json.loads(companion("rules", "--json", "--list", "--game", "agents").out)
    assert [each["id"] for each in listed] == [each.id for each in rulebook.entries("agents")]
    nothing = companion("rules", "--json", "zeppelin")
    assert (nothing.code, json.loads(nothing.out)) == (1, [])


@pytest.mark.parametrize("language", rulebook.LANGUAGES)
def test_the_language_of_an_answer_is_that_behind_lang(language: str) -> None:
    said = companion("rules", "--json", "--lang", language, "may agents walk through a wall")
    first = json.loads(said.out)[0]
    entry = rulebook.entry(first["id"])
    assert first["lang"] == language
    assert (first["title"], first["text"]) == (
        rulebook.title(entry, language),
        rulebook.text_of(entry, language),
    )


def test_rules_say_when_an_answer_is_only_probable() -> None:
    said = companion("rules", "may I eat popcorn while the villain steps on a note")
    assert said.out.startswith("Probably this:\n")


def test_rules_without_a_question_list_topics_and_not_all_rules() -> None:
    said = companion("rules")
    assert said.code == 0
    assert "Akce KROK (The action Step): " in said.out
    assert said.out.count("\n") < 60 * len(rulebook.games())


def test_rules_list_all_titles_and_all_headings() -> None:
    titles = companion("rules", "--list", "--game", "mind-mgmt").out
    assert "Each location only once  mind-mgmt.step.once\n" in titles
    headings = companion("rules", "--headings")
    assert headings.code == 0
    assert "headings without a rule: 0" in headings.out
    assert companion("rules", "--list", "--game", "chess").code == 2


def test_every_check_of_the_referee_can_be_looked_up_and_every_entry_is_enforced() -> None:
    said = companion("rules", "--coverage")
    assert said.code == 0
    assert "enforced without an entry: 0" in said.out
    assert "entries nothing enforces: 0" in said.out


def test_a_file_that_cannot_be_read_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(_name: str) -> tuple[rulebook.Entry, ...]:
        raise FileNotFoundError(ENOENT, "gone", "entries/facts.toml")

    monkeypatch.setattr(rulebook, "entries", missing)
    assert main(["rules", "--list", "--lang", "en"]) == UNREADABLE
    assert capsys.readouterr().err == "entries/facts.toml: No such file or directory\n"


@pytest.mark.usefixtures("toys")
def test_the_coverage_of_a_game_is_counted_wherever_its_folder_lies(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rules", "--coverage", "--game", "rails"]) == 0
    assert "rails:\n  enforced, with an entry: 6\n" in capsys.readouterr().out
