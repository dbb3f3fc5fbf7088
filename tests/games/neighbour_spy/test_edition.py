"""Editions: the printed facts of a box, its names, and what its owner puts right."""

import pytest

from companion.core import NotUnderstood, WrongOption
from companion.games.neighbour_spy import GAME
from companion.games.neighbour_spy.cards import AGENTS, MARKET
from companion.games.neighbour_spy.edition import PLAIN, SHIPPED, read, shipped, written
from tests.games.neighbour_spy.playing import begun, played, seen

BASIC = {"edition": "dubnany", "mode": "basic", "players": "Eva Adam"}
every_edition = pytest.mark.parametrize("edition", SHIPPED)


@every_edition
def test_a_box_holds_38_agents_and_15_market_cards(edition: str) -> None:
    box = shipped(edition)
    assert tuple(box.agents) == AGENTS
    assert sum(agent.count for agent in box.agents.values()) == 38
    assert tuple(box.market) == MARKET
    assert len(box.market) == 15


def test_both_boxes_differ_in_their_names_only() -> None:
    czech, russian = map(shipped, SHIPPED)
    assert czech.market_spaces == russian.market_spaces
    for agent in AGENTS:
        assert czech.agents[agent].icons == russian.agents[agent].icons
        assert czech.agents[agent].name.name != russian.agents[agent].name.name


@every_edition
def test_no_two_cards_of_a_box_are_called_the_same(edition: str) -> None:
    names = shipped(edition).names().values()
    assert len({name.name for name in names}) == len({name.en for name in names}) == 23


@every_edition
def test_an_edition_is_written_as_it_is_read(edition: str) -> None:
    assert read(written(shipped(edition))) == shipped(edition)


def test_a_card_whose_printed_name_is_unknown_says_so() -> None:
    box = shipped("dubnany")
    assert box.market["outpost"].name == "Pozorovatelna"
    assert box.market["outpost"].printed == "rulebook"
    assert box.market["watchtower"].printed == PLAIN


@pytest.mark.parametrize("card", ["watchtower", "mole"])
def test_the_owner_of_a_box_puts_a_name_right(card: str) -> None:
    box = shipped("dubnany").renamed(card, "Strážní  věž")
    assert box.names()[card].name == "Strážní věž"
    assert read(written(box)) == box
    options = {**BASIC, "cards": written(box)}
    assert GAME.words.differences(options) == (card,)


def test_a_card_is_renamed_at_the_table() -> None:
    state = begun("name mole Krteček")
    assert seen(state).names["mole"].name == "Krteček"
    said = GAME.words.sentence(GAME.notation.parse("took mole"), seen(state))
    assert "Krteček" in said


def test_names_follow_the_language_of_the_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    view = seen(begun())
    move = GAME.notation.parse("took mole")
    assert "Mole" in GAME.words.sentence(move, view)
    monkeypatch.setenv("LANGUAGE", "cs")
    assert "Krtka" in GAME.words.sentence(move, view)
    for language in ("sk", "ru"):  # whose words are not those of this box
        monkeypatch.setenv("LANGUAGE", language)
        assert "Krtek" not in GAME.words.sentence(move, view)


def test_a_box_with_other_icons_is_played_by_them() -> None:
    text = written(shipped("dubnany")).replace("icons = [4]", "icons = [5]")
    state = GAME.rules.start({**BASIC, "cards": text})
    assert seen(played(state, "took mole", "kept sidekick")).sides[0].space == 5


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('id = "dubnany"', ""),
        ("count = 6", "count = 0"),
        ("count = 6", 'count = "six"'),
        ("icons = [4]", "icons = [4, 4]"),
        ("icons = [4]", "icons = [99]"),
        ("icons = [4]", 'icons = ["draw"]'),
        ("spaces = [2, 5, 9, 12]", "spaces = [0]"),
        ("spaces = [2, 5, 9, 12]", "spaces = [14]"),
        ("[agents.mole]", "[agents.vole]"),
        ("[market.outpost]", "[market.inpost]"),
        ('name = "Krtek"', 'name = "{Krtek}"'),
        ('name = "Krtek"', 'name = ""'),
        ('name = "Krtek"', 'title = "Krtek"'),
        ('name = "Krtek"', 'name = "K\u202ertek"'),
        ("[agents.mole]", "[agents.mole"),
    ],
)
def test_an_impossible_edition_is_refused_with_a_sentence(old: str, new: str) -> None:
    text = written(shipped("dubnany"))
    assert old in text
    with pytest.raises(NotUnderstood):
        read(text.replace(old, new, 1))


def test_an_endless_edition_is_refused() -> None:
    with pytest.raises(NotUnderstood, match="never larger"):
        read("#" * 30_000)


def test_a_file_of_another_edition_is_named() -> None:
    text = written(shipped("dubovaya-roshcha"))
    with pytest.raises(WrongOption, match="dubovaya-roshcha"):
        GAME.rules.start({**BASIC, "cards": text})
