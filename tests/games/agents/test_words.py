"""What people read: sentences, questions, what is due, and the sheet."""

import dataclasses
import re
from random import Random

import pytest

from companion.contract.move import Fields
from companion.core import PUBLIC
from companion.games.agents import GAME
from companion.games.agents.moves import KINDS
from companion.games.agents.moves.base import AgentsMove
from companion.games.agents.silence import DETAILS, HELPS, SILENT
from companion.games.agents.words.points import end, point
from tests.games.agents.playing import ENDS, SETUP, begun, boarded, new, played, rows, seen, turn
from tests.games.agents.random_games import play

AN_ID = re.compile(r"agents\.\w|\bown\b(?! secret)|_|\{")
WORDS = GAME.words


@pytest.mark.parametrize("kind", KINDS)
def test_every_line_has_a_sentence_a_name_and_a_question_for_each_field(
    kind: type[AgentsMove],
) -> None:
    view = seen(begun("die 3", "card 1 own"))
    said = WORDS.sentence(GAME.notation.parse(kind.example), view)
    assert said[0].isupper()
    assert not said.endswith(".")
    assert WORDS.kind(kind, {}, view)
    fields: dict[str, object] = {}
    for name in (each.name for each in dataclasses.fields(kind)):
        if name not in ("rules", "move"):
            assert WORDS.prompt(kind, fields, view).endswith(("?", ":"))
        fields[name] = ""


@pytest.mark.parametrize("seed", range(8))
def test_no_sentence_of_a_game_says_a_word_of_the_format(seed: int) -> None:
    game = play(Random(seed))
    state = GAME.rules.start(game.options)
    for line in game.lines:
        move, view = GAME.notation.parse(line), GAME.rules.view(state, PUBLIC)
        said = f"{WORDS.sentence(move, view)} {WORDS.due(view)} {WORDS.row(move, view, 30)}"
        assert not AN_ID.search(said), said
        assert WORDS.sheet(view).headline
        state = GAME.rules.apply(state, move)


@pytest.mark.parametrize("seed", range(4))
def test_every_choice_and_each_of_its_values_has_a_name(seed: int) -> None:
    game = play(Random(seed))
    state = GAME.rules.start(game.options)
    for line in game.lines[:20]:
        view = GAME.rules.view(state, PUBLIC)
        for choice in GAME.rules.legal(state, PUBLIC).choices:
            for move in list(choice.moves())[:30]:
                fields: Fields = {f.name: getattr(move, f.name) for f in dataclasses.fields(move)}
                assert WORDS.kind(choice.kind, fields, view)
                for name, value in fields.items():
                    if name != "move":
                        assert value == "" or WORDS.value(choice.kind, name, value, view)
        state = GAME.rules.apply(state, GAME.notation.parse(line))


def test_what_is_due_stands_on_top_of_the_sheet() -> None:
    state = begun("die 3", "card 1 own", "meets v", "meets x")
    assert WORDS.sheet(seen(state)).headline == "2 CHECKS ARE DUE: V and X"
    assert WORDS.due(seen(state)) == (
        "Eva: look at the top card of V, note it, put it under the file. Then X."
    )
    assert rows(state)["V"].value == "1 of 6, with a bonus, Eva looks"
    assert rows(state)["V"].weight == 2


def test_the_sheet_says_which_card_lies_on_top_of_a_file_and_who_saw_it() -> None:
    state = begun("set file v out", *turn("meets v", "checks v"))
    assert rows(state)["V"].value == "2 of 5"
    for card in range(2, 6):
        state = played(state, "die 1", f"card {card} check", "checks v", "done")
    assert "seen by Eva" in rows(state)["V"].value


def test_each_turn_says_what_comes_next() -> None:
    state, said = begun(), list[str]()
    for line in (*turn("meets v", "checks v bonus tram", "die 2"), "die 1", "card 4 light"):
        said.append(WORDS.due(seen(state)))
        state = played(state, line)
    assert said == [
        "Eva: throw the die.",
        "Eva threw 3: which card?",
        "Eva: whom did you meet? Or end the turn.",
        "Eva: look at the top card of V, note it, put it under the file.",
        "Eva: throw the die for the bonus card.",
        "Eva: whom did you meet? Or end the turn.",
        "Adam: throw the die.",
        "Adam threw 1: which card?",
    ]
    assert WORDS.due(seen(state)).startswith("Adam: turn the searchlight by one segment.")
    state = played(state, "light 2")
    assert WORDS.due(seen(state)).startswith("Adam: look into the briefcase")


def test_on_a_board_it_says_who_moves_how_far() -> None:
    state = boarded("die 1", "card 5 all")
    assert WORDS.due(seen(state)) == "Eva: move V, X, Y and Z, each by another of 4, 3, 2, 1."
    state = boarded("die 2", "card 1 own")
    assert WORDS.due(seen(state)) == "Eva: move your secret agent by 2."


def test_each_step_of_the_set_up_is_told_with_its_number() -> None:
    state, said = new(), set[str]()
    for number, line in enumerate(SETUP, 1):
        due = WORDS.due(seen(state))
        assert due.startswith(f"{number} of 17: ")
        said.add(due)
        state = played(state, line)
    assert len(said) == 17


def test_every_choice_at_an_open_point_every_end_and_every_option_has_words() -> None:
    for rule, silence in SILENT.items():
        assert point(rule) != rule
        assert all(WORDS.ruling(rule, choice) != choice for choice in silence.choices)
    assert all(end(rule) != rule for rule in ENDS)
    assert all(WORDS.option("", value) != value for value in (*DETAILS, *HELPS))
    assert all(WORDS.option(each.name, "") != each.name for each in GAME.options)


def test_rules_on_the_sheet_are_named_by_what_they_are_about_where_that_is_known() -> None:
    state = begun("die 3", "card 1 own", "meets v", "happened agents.turn.checks: done")
    told = str(WORDS.explaining(lambda rule: f"about {rule}").sheet(seen(state)))
    assert "about agents.turn.checks" in told
    assert "about agents.move.free" in told


def test_an_action_that_moves_nobody_asks_for_no_meeting() -> None:
    state = begun("die 3", "card 1 check", "checks v")
    assert WORDS.due(seen(state)) == "Eva: end the turn."


def test_a_short_row_leaves_out_what_follows() -> None:
    move = GAME.notation.parse("claims 3 of x")
    assert WORDS.row(move, seen(begun()), 20) == "Eva claims"


def test_a_check_of_any_file_and_a_card_that_must_be_the_bonus_are_told_as_such() -> None:
    state = begun("die 3", "card 1 check")
    assert WORDS.sheet(seen(state)).headline == "A CHECK IS DUE: any file"
    assert WORDS.due(seen(state)).startswith("Eva: look at the top card of any file")
    state = begun()
    for number in range(5):
        state = played(state, "die 3", f"card {1 + number // 2} own", "meets v", "checks v", "done")
    state = played(state, "die 3", "card 5 own", "meets v")
    assert "can only be the bonus card" in WORDS.due(seen(state))
    assert "it is the bonus" in rows(state)["V"].value


def test_the_top_card_is_never_counted_beyond_the_cards_that_are_left() -> None:
    state = begun(*turn("meets v", "checks v bonus key"))
    found = []
    for card in (1, 2, 2, 3, 3, 4):
        found.append(rows(state)["V"].value.partition(",")[0])
        state = played(state, "die 3", f"card {card} check", "checks v", "done")
    assert found == ["1 of 5", "2 of 5", "3 of 5", "4 of 5", "5 of 5", "1 of 5"]


def test_everything_on_the_table_has_one_short_row() -> None:
    state = begun("set keys Eva 1 2-3", "set cards Eva 1-2-4", "set light 2")
    assert rows(state)["Eva"].value == "1 2 4   1 hidden, keys 2 and 3 shown"
    assert rows(state)["Adam"].value == "1 2 3 4 5   no key"
    assert rows(state)["supply"].value == "1 key"
    assert rows(state)["light"].value == "hideout 2, closed"


def test_a_way_is_named_circle_by_circle_and_whole() -> None:
    move = GAME.notation.parse("move own a2-a3-a4")
    assert WORDS.value(type(move), "way", "a2", seen(boarded())) == "a2"
    assert WORDS.value(type(move), "way", ("a2", "a3"), seen(boarded())) == "a2-a3"
