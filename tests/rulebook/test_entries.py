"""Every entry is well formed, says enough, and is found by who looks for it."""

import re
import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from companion import rulebook
from companion.core import NotUnderstood
from companion.games.mind_mgmt.silence import SILENT
from companion.rulebook.book import book

GAMES = rulebook.games()
FIELDS = {"id", "en", "cs", "sk", "ru", "heading", "silent", "explains"}
every_game = pytest.mark.parametrize("game", GAMES)


def found(words: str, game: str | None = None) -> list[str]:
    return [entry.id for entry in rulebook.find(words, game)]


def test_mind_mgmt_has_a_rulebook_with_its_printed_name() -> None:
    assert "mind-mgmt" in GAMES
    assert rulebook.title("mind-mgmt") == "MIND MGMT, Czech rulebook"


@every_game
def test_no_id_stands_twice(game: str) -> None:
    counts = Counter(entry.id for entry in rulebook.entries(game))
    assert [rule for rule, count in counts.items() if count > 1] == []


@every_game
def test_every_id_is_the_game_and_words_of_small_letters(game: str) -> None:
    shape = re.compile(re.escape(game) + r"(\.[a-z]+(-[a-z]+)*)+")
    assert [each.id for each in rulebook.entries(game) if not shape.fullmatch(each.id)] == []


@every_game
def test_every_text_is_a_short_sentence(game: str) -> None:
    for entry in rulebook.entries(game):
        assert 15 <= len(entry.en) <= 400, entry.id
        assert entry.en == " ".join(entry.en.split()), entry.id
        assert entry.en[0].isupper() or entry.en[0] == "'", entry.id
        assert entry.en.endswith("."), entry.id


@every_game
def test_no_text_stands_twice(game: str) -> None:
    counts = Counter(entry.en for entry in rulebook.entries(game))
    assert [text for text, count in counts.items() if count > 1] == []


@every_game
def test_every_entry_rests_on_headings_of_the_rulebook(game: str) -> None:
    for entry in rulebook.entries(game):
        assert entry.heading, entry.id
        assert all(heading.strip() for heading in entry.heading), entry.id
        assert set(entry.heading) <= set(book(game).headings), entry.id
        assert len(set(entry.heading)) == len(entry.heading), entry.id


@every_game
def test_every_heading_of_the_list_carries_an_entry(game: str) -> None:
    used = {heading for entry in rulebook.entries(game) for heading in entry.heading}
    assert set(book(game).headings) - used == set()


@every_game
def test_the_file_holds_no_field_that_nobody_reads(game: str) -> None:
    file = files("companion.rulebook") / f"{game.replace('-', '_')}.toml"
    rows = tomllib.loads(file.read_text("utf-8"))["rule"]
    assert {field for row in rows for field in row} - FIELDS == set()


def test_a_silent_point_names_every_choice_of_the_players() -> None:
    for rule, silence in SILENT.items():
        entry = rulebook.entry(rule)
        assert entry.silent, rule
        for choice in silence.choices:
            assert re.search(rf"(?<![\w-]){choice}(?![\w-])", entry.en), f"{rule}: {choice}"


def test_a_silent_point_says_what_holds_until_the_players_choose() -> None:
    for rule, silence in SILENT.items():
        text = rulebook.entry(rule).en
        assert f"{silence.otherwise} holds" in text if silence.otherwise else "waits" in text, rule


def test_nothing_is_called_silent_that_the_players_cannot_decide() -> None:
    silent = {each.id for each in rulebook.entries("mind-mgmt") if each.silent}
    explained = {each.id for each in rulebook.entries("mind-mgmt") if each.explains}
    assert silent - explained == set(SILENT)


def test_an_entry_is_given_by_its_id() -> None:
    entry = rulebook.entry("mind-mgmt.step.once")
    assert entry.id == "mind-mgmt.step.once"
    assert entry.heading == ("Akce KROK",)
    assert not entry.silent
    assert not entry.explains


@pytest.mark.parametrize(
    "rule", ["mind-mgmt.step.twice", "mind-mgmt", "chess.castling", "../mind_mgmt.toml", ""]
)
def test_an_unknown_id_is_refused_with_a_sentence(rule: str) -> None:
    with pytest.raises(NotUnderstood, match=f"no rule is called '{re.escape(rule)}'; search"):
        rulebook.entry(rule)


def test_an_unknown_game_is_refused_with_the_names_of_the_known() -> None:
    for look_up in (rulebook.entries, rulebook.questions, rulebook.title):
        with pytest.raises(NotUnderstood, match=r"no rulebook for '\.\./chess'.*mind-mgmt"):
            look_up("../chess")


def test_the_reason_is_the_text_of_the_entry_or_else_the_id() -> None:
    assert rulebook.reason("mind-mgmt.step.once").startswith("The Recruiter enters each location")
    assert rulebook.reason("mind-mgmt.step.twice") == "mind-mgmt.step.twice"


def test_texts_are_said_through_the_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.rulebook.lookup._", lambda text: f"<{text}>")
    assert rulebook.reason("mind-mgmt.step.once").startswith("<The Recruiter enters")


def test_a_search_finds_the_rules_about_diagonals() -> None:
    rules = found("diagonal")
    assert {"mind-mgmt.step.diagonal", "mind-mgmt.mayhem.straight"} <= set(rules)


def test_matches_in_the_id_come_first_and_those_in_a_question_last() -> None:
    rules = found("bluff")
    assert rules.index("mind-mgmt.slip.whole") < rules.index("mind-mgmt.slip.straight")
    ranks = ["diagonal" not in rule for rule in found("diagonal")]
    assert ranks == sorted(ranks)
    assert len(set(ranks)) == 2


def test_a_search_minds_neither_case_nor_accents() -> None:
    assert found("ZASTRAŠOVÁNÍ") == found("zastrasovani")
    assert "mind-mgmt.shakedown.any" in found("zastrasovani")
    assert found("Šikm") == found("sikm")


def test_every_word_of_a_search_must_match() -> None:
    assert set(found("mayhem diagonal")) == set(found("mayhem")) & set(found("diagonal"))
    assert found("mayhem zeppelin") == []


def test_a_search_finds_entries_by_what_players_ask() -> None:
    assert "mind-mgmt.notes.other" in found("in an app")


def test_a_search_can_be_kept_to_one_game() -> None:
    assert found("diagonal", "mind-mgmt") == [
        rule for rule in found("diagonal") if rule.startswith("mind-mgmt.")
    ]
    with pytest.raises(NotUnderstood):
        rulebook.find("diagonal", "chess")


def test_a_search_for_nothing_shows_everything_in_the_rulebooks_order() -> None:
    assert rulebook.find("  ", "mind-mgmt") == rulebook.entries("mind-mgmt")


def test_words_from_two_different_questions_do_not_match_together() -> None:
    assert "mind-mgmt.recruits.crossed" in found("follows from it")
    assert "mind-mgmt.recruits.crossed" in found("does that recruit count")
    assert "mind-mgmt.recruits.crossed" not in found("follows does")
