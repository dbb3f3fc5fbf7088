"""Every entry is well formed in all four languages, and says enough in few words."""

import re
import tomllib
from collections import Counter
from typing import Any

import pytest

from companion import games as shelf
from companion import rulebook
from companion.core import NotUnderstood
from companion.games.mind_mgmt.silence import SILENT
from companion.rulebook.book import FOLDER, EntryWords, book, everyday, languages, speech
from companion.rulebook.questions.stems import WORD, folded, stem

GAMES = rulebook.games()
ORIGINS = {"rulebook", "inferred", "pieces", "ours"}
FACTS = {"origin", "headings", "modes", "related", "silent", "explains", "beyond", "seldom"}
WORDS = {"title", "text", "refusal", "ended", "phrases"}
LONGEST_TITLE, LONGEST_TEXT, LONGEST_PHRASE, FEWEST_PHRASES = 6, 45, 12, 6
every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize(
    ("game", "language"), [(game, each) for game in GAMES for each in languages(game)]
)


def read(game: str, name: str) -> dict[str, dict[str, object]]:
    folder = shelf.folder(game) / FOLDER
    found: dict[str, dict[str, object]] = tomllib.loads((folder / name).read_text("utf-8"))["rule"]
    return found


def glossary(game: str) -> dict[str, Any]:
    folder = shelf.folder(game) / FOLDER
    return tomllib.loads((folder / "glossary.toml").read_text("utf-8"))


def said(game: str, language: str) -> dict[str, EntryWords]:
    return dict(speech(game, language).words)


@every_game
def test_every_game_is_explained_in_all_four_languages(game: str) -> None:
    assert languages(game) == rulebook.LANGUAGES


@every_game
def test_the_glossary_has_one_word_for_each_thing_in_each_language(game: str) -> None:
    for thing, row in glossary(game).items():
        assert set(row) <= {*rulebook.LANGUAGES, "printed", "also", "acts"}, thing
        for language in rulebook.LANGUAGES:
            assert row[language], thing
            assert all(len(each.split()) == 1 for each in row.get("also", {}).get(language, ()))


@every_game
def test_no_everyday_word_means_two_things(game: str) -> None:
    meant: dict[str, set[str]] = {}
    for thing, said in everyday(game).items():
        for word in said:
            meant.setdefault(stem(folded(word)), set()).add(thing)
    assert {word: things for word, things in meant.items() if len(things) > 1} == {}


@every_game
def test_every_id_is_the_game_and_words_of_small_letters(game: str) -> None:
    shape = re.compile(re.escape(game) + r"(\.[a-z]+(-[a-z]+)*)+")
    assert [each.id for each in rulebook.entries(game) if not shape.fullmatch(each.id)] == []


@every_language
def test_every_entry_is_said_in_every_language_and_nothing_else_is(
    game: str, language: str
) -> None:
    assert set(said(game, language)) == {entry.id for entry in rulebook.entries(game)}


@every_language
def test_every_title_is_a_headline_of_few_words(game: str, language: str) -> None:
    for rule, words in said(game, language).items():
        assert words.title.strip() == words.title, rule
        long = [word for word in words.title.split() if len(word) > 1]  # Slavic prepositions aside
        assert 1 <= len(long) <= LONGEST_TITLE, rule
        assert not words.title.endswith("."), rule


@every_language
def test_every_text_is_a_few_whole_sentences(game: str, language: str) -> None:
    for rule, words in said(game, language).items():
        for text in filter(None, (words.text, words.refusal, words.ended)):
            assert text == " ".join(text.split()), rule
            assert 4 <= len(text.split()) <= LONGEST_TEXT, rule
            assert text[0].isupper() or not text[0].isalpha(), rule
            assert text.endswith("."), rule


@every_language
def test_no_text_begins_with_yes_or_no_as_the_question_may_be_put_either_way(
    game: str, language: str
) -> None:
    answer = re.compile(r"(yes|no|ano|ne|áno|nie|да|нет)[,.:;]", re.IGNORECASE)
    texts = {rule: words.text for rule, words in said(game, language).items()}
    assert [rule for rule, text in texts.items() if answer.match(text)] == []


@every_language
def test_no_text_holds_the_spelling_of_a_choice(game: str, language: str) -> None:
    spelled = re.compile(r"\([a-z]+(-[a-z]+)*\)|: [a-z]+(-[a-z]+)*[;.]")
    texts = {rule: words.text for rule, words in said(game, language).items()}
    assert [rule for rule, text in texts.items() if spelled.search(text)] == []


@every_language
def test_every_entry_is_asked_in_at_least_six_ways(game: str, language: str) -> None:
    for rule, words in said(game, language).items():
        ways = {folded(phrase) for phrase in words.phrases}
        assert len(ways) == len(words.phrases) >= FEWEST_PHRASES, rule


@every_language
def test_no_way_of_asking_is_longer_than_twelve_words(game: str, language: str) -> None:
    ways = (way for words in said(game, language).values() for way in words.phrases)
    assert [way for way in ways if len(WORD.findall(way)) > LONGEST_PHRASE] == []


@every_language
def test_no_title_and_no_text_stands_twice(game: str, language: str) -> None:
    spoken = said(game, language).values()
    counts = Counter(each.title for each in spoken) + Counter(each.text for each in spoken)
    assert [text for text, count in counts.items() if count > 1] == []


@every_language
def test_a_refusal_stands_only_where_it_says_something_else(game: str, language: str) -> None:
    for rule, words in said(game, language).items():
        assert words.text not in (words.refusal, words.ended), rule


@every_game
def test_a_refusal_or_an_end_has_its_own_words_in_all_languages_or_in_none(game: str) -> None:
    first, *others = (
        {(rule, bool(words.refusal), bool(words.ended)) for rule, words in said(game, each).items()}
        for each in languages(game)
    )
    assert all(other == first for other in others)


@every_language
def test_every_language_is_written_in_its_own_letters(game: str, language: str) -> None:
    for rule, words in said(game, language).items():
        cyrillic = bool(re.search("[а-яё]", words.text.lower()))
        assert cyrillic == (language == "ru"), rule


@every_game
def test_every_entry_says_where_it_comes_from(game: str) -> None:
    for entry in rulebook.entries(game):
        assert entry.origin in ORIGINS, entry.id
        assert set(entry.heading) <= set(book(game).headings), entry.id
        assert len(set(entry.heading)) == len(entry.heading), entry.id
        if entry.origin in ("rulebook", "inferred"):
            assert entry.heading, entry.id


@every_game
def test_what_is_ours_cites_the_rulebook_only_for_its_silence(game: str) -> None:
    for entry in rulebook.entries(game):
        if entry.silent:
            assert entry.origin == "ours", entry.id
        elif entry.origin == "ours":
            assert not entry.heading, entry.id


@every_game
def test_every_heading_of_the_rulebook_carries_an_entry(game: str) -> None:
    assert [each for each, under in rulebook.by_heading(game).items() if not under] == []


@every_language
def test_every_heading_can_be_read_in_every_language(game: str, language: str) -> None:
    spoken = speech(game, language)
    assert spoken.name
    if not spoken.printed:
        assert set(spoken.headings) == set(book(game).headings)


@every_game
def test_related_entries_exist_and_are_others(game: str) -> None:
    known = {entry.id for entry in rulebook.entries(game)}
    for entry in rulebook.entries(game):
        assert set(entry.related) <= known - {entry.id}, entry.id


@every_game
def test_an_entry_that_holds_only_in_some_modes_names_modes_of_its_game(game: str) -> None:
    options = shelf.take(game).options
    modes = {value for option in options if option.name == "mode" for value in option.values}
    for entry in rulebook.entries(game):
        assert not entry.modes or set(entry.modes) < modes, entry.id


@every_game
def test_the_files_hold_no_field_that_nobody_reads(game: str) -> None:
    assert {field for row in read(game, "facts.toml").values() for field in row} <= FACTS
    for language in languages(game):
        fields = {field for row in read(game, f"{language}.toml").values() for field in row}
        assert fields <= WORDS


def test_nothing_that_the_players_can_decide_is_missing_among_the_silent_points() -> None:
    silent = {each.id for each in rulebook.entries("mind-mgmt") if each.silent}
    explained = {each.id for each in rulebook.entries("mind-mgmt") if each.explains}
    assert silent >= set(SILENT)
    assert silent - explained == set(SILENT) - explained


def test_a_silent_point_says_that_the_rulebook_is_silent_and_what_holds_until_then() -> None:
    for rule, silence in SILENT.items():
        text = said("mind-mgmt", "en")[rule].text
        assert "rulebook" in text, rule
        assert ("Unless the players decide" in text) == bool(silence.otherwise), rule
        assert ("waits" in text) != bool(silence.otherwise), rule


def test_an_entry_is_given_by_its_id() -> None:
    entry = rulebook.entry("mind-mgmt.step.once")
    assert entry.id == "mind-mgmt.step.once"
    assert entry.game == "mind-mgmt"
    assert entry.heading == ("Akce KROK",)
    assert not entry.silent
    assert not entry.explains


@pytest.mark.parametrize(
    "rule", ["mind-mgmt.step.twice", "mind-mgmt", "chess.castling", "../facts.toml", ""]
)
def test_an_unknown_id_is_refused_with_a_sentence(rule: str) -> None:
    with pytest.raises(NotUnderstood, match=f"no rule is called '{re.escape(rule)}'; search"):
        rulebook.entry(rule)


def test_an_unknown_game_is_refused_with_the_names_of_the_known() -> None:
    for look_up in (rulebook.entries, rulebook.name, rulebook.by_heading):
        with pytest.raises(NotUnderstood, match=r"no rulebook for '\.\./chess'.*mind-mgmt"):
            look_up("../chess")


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("neighbour-spy.players.known", "Nobody of this name plays at this table."),
        ("spy-connection.agents.count", "This player does not have that many agents."),
        (
            "spy-connection.happened.which",
            "This rule cannot be broken at a table, so there is nothing to let stand.",
        ),
    ],
)
def test_a_refusal_is_a_whole_sentence_for_somebody_who_knows_no_files(
    rule: str, said: str
) -> None:
    assert rulebook.reason(rule, "en") == said


def test_a_refusal_says_its_own_words_or_the_text_or_else_the_id() -> None:
    assert rulebook.reason("mind-mgmt.step.once", "en").endswith("no staying in it.")
    assert rulebook.reason("mind-mgmt.step.mayhem", "en") == rulebook.text_of(
        rulebook.entry("mind-mgmt.step.mayhem"), "en"
    )
    assert rulebook.reason("mind-mgmt.step.twice") == "mind-mgmt.step.twice"


def test_an_end_says_its_own_words_or_the_text_and_never_the_refusal() -> None:
    assert rulebook.ending("agents.end.all-out", "en").startswith("Everybody has claimed wrongly")
    lost = rulebook.entry("agents.move.lost")
    assert rulebook.ending(lost.id, "en") == rulebook.text_of(lost, "en")
    assert rulebook.ending(lost.id, "en") != rulebook.reason(lost.id, "en")
    assert rulebook.ending("agents.no.such") == "agents.no.such"


def test_a_source_names_rulebook_and_heading_and_never_cites_what_is_ours() -> None:
    source = {
        rule: rulebook.source(rulebook.entry(f"mind-mgmt.{rule}"), "en")
        for rule in ("step.once", "ask.present", "dusty.self", "correct.there")
    }
    masterplan = rulebook.entry("neighbour-spy.card.masterplan")
    outpost = rulebook.entry("neighbour-spy.card.outpost")
    assert rulebook.source(masterplan, "en").startswith("printed on the cards")
    assert rulebook.source(outpost, "en").startswith("printed on the card; My Neighbour Spy")
    assert source["step.once"] == "MIND MGMT, Czech rulebook: Akce KROK (The action Step)"
    assert source["ask.present"].startswith("follows from MIND MGMT")
    assert " leaves this open: " in source["dusty.self"]
    assert "rulebook" not in source["correct.there"]
