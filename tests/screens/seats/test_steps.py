"""Steps name what can be chosen, and complete what is typed."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from companion.contract.move import Choice, Move
from companion.core import PUBLIC, Illegal, NotUnderstood
from companion.evening.choice_tree import ChoiceTree
from companion.evening.turn_keys import TurnKeys
from screens.table.dialogs.ruling_dialog import asked
from screens.table.extras import of_choices
from screens.table.panels.choice_list import Item, meant
from screens.table.seat.refused_move import refusal
from screens.table.seat.steps import Steps
from tests.games.rails import GAME as RAILS
from tests.games.rails.moves import Claims, Corrects, Remarks, Scores
from tests.games.rails.rules import Conductor
from tests.games.rails.state import State
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


def test_where_a_title_has_little_room_its_kind_is_cut_and_not_what_was_chosen() -> None:
    view = RAILS.rules.start({"players": "Eva Adam", "length": "short"})
    route = "Berlin-Praha"
    found = [Corrects(route, each) for each in ("Eva", "Adam")]
    steps = Steps((Choice(Corrects, lambda: [*found, Corrects("Brno-Wien", "Eva")]),), RAILS, view)
    steps.take(0)
    assert steps.title == "A route was entered wrongly · Berlin-Praha  4 points"
    assert steps.short_title(60) == steps.title
    assert steps.short_title(34) == "A route … · Berlin-Praha  4 points"


def test_more_actions_have_letters_of_their_names_and_a_ruling_is_made_elsewhere() -> None:
    rules: Any = Conductor()
    rules.ruled = Remarks
    view = rules.start({"players": "Eva Adam", "length": "short"})
    sitting = SimpleNamespace(keys=lambda _lists: TurnKeys())
    game = replace(RAILS, rules=rules)
    seating = SimpleNamespace(game=game, view=view, seat=PUBLIC, sitting=sitting)
    page: Any = SimpleNamespace(seating=seating, shown=SimpleNamespace(view=view))
    choices = [Choice(kind, lambda: ()) for kind in (Scores, Remarks, Corrects)]
    named = {each.key: each.name for each in of_choices(page, choices)}
    assert named == {"p": "Points for something else", "a": "A route was entered wrongly"}


def test_a_key_at_the_wrong_moment_names_the_rule_that_stops_whoever_acts_now() -> None:
    view = replace(RAILS.rules.start({"players": "Eva Adam", "length": "short"}), turn=1)

    def apply(state: State, move: Move) -> State:
        """Refuse to pass before a die was thrown."""
        raise Illegal("rails.die" if getattr(move, "player", "") == state.player else "rails.turn")

    rules: Any = Conductor()
    rules.apply = apply
    game = replace(RAILS, rules=rules)
    table = SimpleNamespace(options={"players": "Eva Adam"}, course=SimpleNamespace(state=view))
    table.witnessed = table.course
    seating: Any = SimpleNamespace(
        game=game,
        table=table,
        due=rules.due(view),
        seat=PUBLIC,
        for_all=True,
        told=(),
    )
    claims = Choice(Claims, lambda: [Claims("Adam", "Brno-Wien")], {"player": "Adam"})
    refused = refusal(seating, ChoiceTree((claims,), game.notation.fields).point, "0")
    assert refused
    assert refused.rule == "rails.die"


@pytest.mark.parametrize(
    ("move", "end"),
    [
        ("Eva asks: is it there?", "then: Eva asks: is it there?"),
        ("She asks.", "then: She asks."),
        ("She asks", "then: She asks."),
    ],
)
def test_what_waits_for_a_decision_ends_with_one_stop(move: str, end: str) -> None:
    assert asked("The rulebook is silent.", move).endswith(end)


def test_rows_are_found_by_their_keys_and_by_the_beginnings_of_their_words() -> None:
    names = ("Bratislava-Košice", "Brno-Wien", "Košice-Warszawa")
    keys = ("1", "2", "3", "0")
    rows = [Item(name, key) for name, key in zip((*names, "Pass"), keys, strict=True)]
    assert meant("0", rows) == (3,)
    assert meant("kos", rows) == (0, 2)
    assert meant("brn", rows) == (1,)
    assert meant("x", rows) == ()
