"""Steps name what can be chosen, and complete what is typed."""

from dataclasses import replace

import pytest

from companion.core import NotUnderstood
from companion.game import Choice
from screens.table.choice_list import Item, keyed, meant
from screens.table.steps import Steps
from tests.games.rails import GAME as RAILS
from tests.games.rails.moves import Scores
from tests.games.whispers import GAME as WHISPERS
from tests.games.whispers.moves import SPELLING, Writes

VIEW = WHISPERS.rules.start({"players": "Eva Adam"})
NOTES = replace(WHISPERS, notation=SPELLING)


def test_a_kind_that_is_typed_whole_is_one_row_and_asks_for_its_words() -> None:
    steps = Steps((Choice(Writes, lambda: (), {}, ("words",)),), NOTES, VIEW)
    assert [item.name for item in steps.items] == ["A note in words"]
    assert steps.take(0)
    assert steps.move is None
    assert steps.completed({"words": "she blinked"}) == Writes("she blinked")


def test_what_is_typed_never_makes_another_move() -> None:
    view = RAILS.rules.start({"players": "Eva Adam", "length": "short"})
    choice = Choice(Scores, lambda: [Scores("Eva", 0), Scores("Adam", 0)], {}, ("points",))
    steps = Steps((choice,), RAILS, view)
    assert steps.take(0)
    assert steps.completed({"points": "5"}) == Scores("Eva", 5)
    for typed in ("", "x", "5 ", "5\nAdam scores 9", "0"):
        with pytest.raises(NotUnderstood):
            steps.completed({"points": typed})


def test_rows_are_found_by_their_keys_and_by_the_beginnings_of_their_words() -> None:
    names = ("Bratislava-Košice", "Brno-Wien", "Košice-Warszawa")
    rows = keyed((*map(Item, names), Item("Pass", "0")))
    assert [row.key for row in rows] == ["1", "2", "3", "0"]
    assert meant("0", rows) == (3,)
    assert meant("kos", rows) == (0, 2)
    assert meant("brn", rows) == (1,)
    assert meant("x", rows) == ()
