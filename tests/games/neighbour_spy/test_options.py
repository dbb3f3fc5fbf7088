"""How a game begins: players, teams, who starts, and options that cannot be."""

from contextlib import closing
from pathlib import Path

import pytest

from companion.core import PUBLIC, WrongOption
from companion.games.neighbour_spy import GAME
from companion.games.neighbour_spy.edition import SHIPPED, shipped
from companion.games.neighbour_spy.options import BY_LANGUAGE
from companion.store.tables import Tables
from tests.cli.commands import companion
from tests.games.neighbour_spy.playing import seen

BASIC = {"edition": "dubnany", "mode": "basic", "players": "Eva Adam"}


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("edition", "prague"),
        ("mode", "hard"),
        ("detail", "most"),
        ("players", "Eva"),
        ("players", "Eva Eva"),
        ("players", "Eva Adam Petr Jana Olga"),
        ("players", "Eva deck"),
        ("players", "Eva public"),
        ("players", "Eva A+B"),
        ("first", "Petr"),
        ("colour", "green"),
    ],
)
def test_an_option_that_cannot_be_is_named(option: str, value: str) -> None:
    with pytest.raises(WrongOption) as wrong:
        GAME.rules.start({**BASIC, option: value})
    assert wrong.value.option == option


def test_the_first_player_starts_unless_another_is_named() -> None:
    assert seen(GAME.rules.start(BASIC)).active.players[0].name == "Eva"
    assert seen(GAME.rules.start({**BASIC, "first": "Adam"})).active.players[0].name == "Adam"
    team = {**BASIC, "players": "Eva Petr Adam Jana", "first": "Jana"}
    assert seen(GAME.rules.start(team)).playing == 1


def test_options_are_filled_in_and_hold_the_printed_cards() -> None:
    complete = GAME.rules.complete(BASIC)
    assert (complete["first"], complete["detail"]) == ("Eva", "all")
    assert GAME.rules.start(complete) == GAME.rules.start(BASIC)
    assert set(complete) == {field.name for field in GAME.options}


@pytest.mark.parametrize("option", [field.name for field in GAME.options])
def test_every_option_and_each_of_its_values_has_words(option: str) -> None:
    assert GAME.words.option(option, "") != option
    values = next(field.values for field in GAME.options if field.name == option)
    assert len({GAME.words.option(option, value) for value in values}) == len(values)


def test_nothing_is_hidden_so_all_share_one_seat() -> None:
    state = GAME.rules.start(BASIC)
    assert GAME.rules.seats(state) == (PUBLIC,)
    assert (GAME.secrets, GAME.notes) == (None, None)
    assert not GAME.rules.legal(state, "keeper").choices


def test_the_box_that_is_proposed_is_printed_in_the_readers_language() -> None:
    assert {shipped(box).language: box for box in SHIPPED} == BY_LANGUAGE


@pytest.mark.parametrize(("language", "box"), [("ru", "dubovaya-roshcha"), ("cs", "dubnany")])
def test_the_prompt_proposes_the_readers_box_until_another_was_chosen(
    tmp_path: Path, language: str, box: str
) -> None:
    def chosen(typed: str) -> str:
        """Begin a table from a pipe, and give its box."""
        words = ("play", "neighbour-spy", "--mode", "basic", "--players", "Eva Adam")
        begun = companion(*words, typed=typed, COMPANION_HOME=str(tmp_path), LANGUAGE=language)
        assert begun.code == 0, begun.err
        with closing(Tables(tmp_path)) as tables:
            return tables.list()[0].options["edition"]

    other = next(each for each in SHIPPED if each != box)
    assert [chosen(typed) for typed in ("\n", f"{other}\n", "\n")] == [box, other, other]
