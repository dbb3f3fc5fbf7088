"""A question about a pack that is not known gets that answer, and not the nearest base rule."""

import pytest

from companion import rulebook
from companion.rulebook.book import languages, speech
from companion.rulebook.questions.beyond import is_beyond

PACKS = "mind-mgmt.shift.unknown"
EXPANSIONS = {
    "en": "may I move twice with the card from the expansion",
    "cs": "smim jit dvakrat s kartou z rozsireni",
    "sk": "môžem ísť dvakrát s kartou z rozšírenia",
    "ru": "можно ли ходить дважды картой из дополнения",
}


def first(question: str, game: str | None) -> str:
    found = rulebook.find(question, game, typing=False)
    assert found.sure
    return found.hits[0].entry.id


@pytest.mark.parametrize(
    "question",
    [
        "can the agent from pack 3 move three locations",
        "does the SHIFT ally ask twice",
        "smí agent z balíčku 3 chodit křížem",
        "co dělá karta z modulu SHIFT s agentem",
        "môže sa agent z balíčka 4 pýtať dvakrát",
        "карта из набора 2: агент ходит на три",
        "может ли агент из модуля ходить по диагонали",
    ],
)
def test_a_pack_is_not_known_whatever_base_rule_is_near(question: str) -> None:
    assert first(question, "mind-mgmt") == PACKS


@pytest.mark.parametrize("game", rulebook.games())
@pytest.mark.parametrize("language", EXPANSIONS)
def test_an_expansion_is_not_known_in_any_game_and_language(game: str, language: str) -> None:
    assert rulebook.entry(first(EXPANSIONS[language], game)).beyond


@pytest.mark.parametrize(
    ("question", "rule"),
    [
        ("who opens the next SHIFT pack", "mind-mgmt.shift.packs"),
        ("kolik modulů smíme použít", "mind-mgmt.shift.choose"),
        ("kto otvára balíček SHIFT", "mind-mgmt.shift.packs"),
        ("кто вскрывает набор SHIFT", "mind-mgmt.shift.packs"),
    ],
)
def test_what_the_rulebook_tells_of_packs_is_still_told(question: str, rule: str) -> None:
    assert rulebook.find(question, "mind-mgmt", typing=False).hits[0].entry.id == rule


@pytest.mark.parametrize(
    "question",
    [
        "can I shift my agent diagonally",
        "leader of the pack",
        "rozšíření sítě o nové město",
        "rozšírenie siete",
        "расширение сети",
        "kolik karet je v balíčku",
        "the third card in the deck",
        "второй агент",
    ],
)
def test_everyday_words_are_no_packs(question: str) -> None:
    assert not is_beyond(question)


@pytest.mark.parametrize("game", rulebook.games())
def test_each_game_has_one_entry_for_what_lies_beyond_it(game: str) -> None:
    assert sum(each.beyond for each in rulebook.entries(game)) == 1


def test_no_phrase_of_an_entry_is_answered_by_what_is_not_known_but_its_own() -> None:
    for game in rulebook.games():
        for language in languages(game):
            for rule, words in speech(game, language).words.items():
                for phrase in filter(is_beyond, words.phrases):
                    hits = rulebook.find(phrase, game, typing=False).hits
                    assert not hits[0].entry.beyond or hits[0].entry.id == rule, phrase


def test_with_no_game_chosen_the_nearest_game_says_so() -> None:
    assert first("which SHIFT module makes agents faster", None) == PACKS
