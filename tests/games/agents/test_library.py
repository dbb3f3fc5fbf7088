"""What is known of a box: entered once, at a table or as a file, and known at every later table."""

from pathlib import Path

import pytest

from companion.core import PUBLIC, WrongOption
from companion.evening.sitting import Sitting
from companion.games.agents import GAME
from companion.games.agents.edition import read
from companion.games.agents.library import joined, learnt
from companion.play.table import begin
from companion.store import library
from companion.store.tables import Tables
from tests.games.agents.playing import BOARD, CARDS, begun, played, presses, refused, seen

TRAM = 'name = "Agents"\n[cards]\n3 = ["tram", "all"]\n'
BEARS = "card 3 bears tram all"


def test_what_a_card_shows_is_entered_once_and_refereed_from_then_on() -> None:
    state = begun("die 3")
    assert refused(state, "card 3 light") == ""
    state = played(state, BEARS)
    assert seen(state).cards == {3: ("tram", "all")}
    assert refused(state, "card 3 light") == "card.actions"
    assert refused(state, "card 3 tram") == ""
    assert "agents.card.actions" not in seen(played(state, "card 3 tram")).unchecked


def test_a_card_of_one_action_is_chosen_by_one_key_when_it_is_known() -> None:
    assert presses("die 5", "card 1 own", "done") == 3
    named = [c.kind.__name__ for c in GAME.rules.legal(begun(), PUBLIC).choices]
    assert "Bears" in named
    said = GAME.words.sentence(GAME.notation.parse(BEARS), seen(begun()))
    assert said == "Card 3 shows: take the tram or move all four agents"


def test_what_a_move_shows_is_an_edition_and_most_moves_show_nothing() -> None:
    assert learnt(GAME.notation.parse(BEARS)) == TRAM
    assert learnt(GAME.notation.parse("die 3")) == ""
    assert read(TRAM).cards == {3: ("tram", "all")}


def test_of_two_files_what_the_first_says_stands_and_the_rest_is_added() -> None:
    assert joined("", CARDS) == CARDS
    assert joined(BOARD, TRAM) == BOARD  # nothing in it is new
    whole = read(joined(TRAM, BOARD))
    assert whole.board == read(BOARD).board
    assert whole.cards == {**read(BOARD).cards, 3: ("tram", "all")}
    assert whole.name == "Agents"
    other = joined(TRAM, 'name = "x"\n[cards]\n3 = ["own"]\n1 = ["light"]\n')
    assert read(other).cards == {1: ("light",), 3: ("tram", "all")}
    assert joined(other, TRAM) == other
    assert read(joined(other, "card 2 bears check\n")).cards[2] == ("check",)


@pytest.mark.parametrize("wrong", ["cards", '[cards]\n3 = ["fly"]', 'name = "x"\n[cards]\n9 = []'])
def test_what_is_no_edition_is_not_taken(wrong: str) -> None:
    with pytest.raises(WrongOption):
        joined(TRAM, wrong)


def test_a_game_that_is_over_leaves_its_cards_to_the_next_table(tmp_path: Path) -> None:
    options = {"players": "Eva Adam", "detail": "all", "help": "notes"}
    tables = Tables(tmp_path)
    table = begin(tables, "one", "agents", options, None)
    sitting = Sitting(tables, tables.find("one"), table)
    for line in ("set up", BEARS, "die 3", "card 3 tram", "won Eva"):
        sitting.play(PUBLIC, table.read(line))
    sitting.close()
    filled = library.filled(tmp_path, GAME, options)
    assert read(filled["board"]).cards == {3: ("tram", "all")}
    tables.close()
