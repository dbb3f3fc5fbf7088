"""Choosing: every lawful move can be reached, none but lawful ones, and in few choices."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from companion.contract.move import DUE, Choice
from companion.core import KEEPER, PUBLIC, Seat
from companion.evening.choice_tree import ChoiceStep, ChoiceTree, Point
from companion.games.mind_mgmt.state import State
from companion.play.table import Table
from tests.games.mind_mgmt.random_games import AIMS, GAME, choose
from tests.screens.stage import evening
from tests.store.evening import MOVES, OPTIONS

# The turn of 06:00, and a shakedown that found a card: from then on Dusty leads by two.
WITH_A_CARD = ("ruling mind-mgmt.immortals.recruit.decline may", "step C5", "done")
SHAKEN = ("dusty shakes-down monks", "answer yes")


def due(choices: tuple[Choice[Any], ...]) -> list[Choice[Any]]:
    """Give the choices that stand in the list: what is due, and other moves of these kinds."""
    return [each for each in choices if DUE in (each.group, each.kind.group)]


def tree_of(state: State, seat: Seat) -> ChoiceTree:
    """Begin to choose at a moment of a game."""
    return ChoiceTree(due(GAME.rules.legal(state, seat).choices), GAME.notation.fields)


def chosen(seat: Seat, *lines: str) -> ChoiceTree:
    """Begin to choose at a table of which these lines were played."""
    table = Table("mind-mgmt", OPTIONS)
    for line in lines:
        table.play(KEEPER, table.read(line))
    return ChoiceTree(due(table.legal(seat).choices), GAME.notation.fields)


def said(step: ChoiceStep) -> str:
    """Name an option by its value; a kind by its name, and what it says besides who acts."""
    if step.name:
        return str(step.value)
    also = [str(each) for name, each in step.fixed if name != step.kind.chosen_first]
    return " ".join((step.kind.__name__, *also))


def take(tree: ChoiceTree, *names: str) -> ChoiceTree:
    """Take these options, by what they are called here."""
    for name in names:
        tree.take(next(step for step in tree.options if said(step) == name))
    return tree


def line(tree: ChoiceTree) -> str:
    """Give the line of the move that is whole now."""
    return GAME.notation.format(tree.move) if tree.move else ""


def reached(point: Point) -> Iterator[Any]:
    """Follow every option to its end."""
    if point.move:
        yield point.move
    for step in point.options:
        yield from reached(point.take(step))


@pytest.mark.parametrize("mode", ["training", "full"])
@pytest.mark.parametrize("aim", AIMS)
def test_every_move_that_is_offered_can_be_reached_and_no_other(mode: str, aim: str) -> None:
    @settings(max_examples=2, suppress_health_check=list(HealthCheck), phases=[Phase.generate])
    @given(chance=st.randoms(use_true_random=False))
    def one(chance: Random) -> None:
        state = GAME.rules.start({"mode": mode, "edition": "zanzibar", "players": "Eva Adam Petr"})
        for _line in range(90):
            for seat in (KEEPER, PUBLIC):
                offered = due(GAME.rules.legal(state, seat).choices)
                takable = {move for choice in offered for move in choice.offered}
                assert set(reached(tree_of(state, seat).point)) == takable
            if state.public.outcome:
                return
            state = GAME.rules.apply(state, choose(state, AIMS[aim], chance))

    one()


def test_what_was_chosen_can_be_taken_back_choice_by_choice() -> None:
    tree = take(chosen(PUBLIC, *MOVES[:2]), "C4")
    assert tree.point.parts == ("C4",)
    assert tree.back()
    assert not tree.point.parts
    assert not tree.back()


def test_a_border_is_named_from_either_side() -> None:
    for sides in (("C4", "D4"), ("D4", "C4")):
        tree = take(chosen(PUBLIC, *MOVES[:2]), sides[0])
        assert tree.point.bordering == sides[0]
        assert line(take(tree, sides[1])) == "mayhem Eva C4-D4"


def test_a_set_is_named_in_any_order_without_naming_its_kind() -> None:
    tree = take(chosen(KEEPER, *evening("start D2")), "monks", "idol", "cafe")
    assert line(tree) == "features cafe idol monks"
    assert tree.settled


def test_a_walk_can_stop_or_go_on() -> None:
    walk = take(chosen(PUBLIC, *evening("done")), "meru", "Moves", "A4")
    assert line(walk) == "meru moves A3-A4"
    assert "A5" in walk.point.places
    take(walk, "A5")
    assert walk.settled


def test_nothing_happens_by_itself_while_somebody_could_still_say_no() -> None:
    for last in ("recruiter Eva", "step B5", "token D6"):
        tree = chosen(KEEPER, *evening(last))
        if not tree.options:
            tree = chosen(PUBLIC, *evening(last))
        assert tree.options
        assert not tree.settled


def test_the_two_questions_of_an_agent_stand_beside_his_other_actions() -> None:
    meru = take(chosen(PUBLIC, *evening("done")), "meru")
    assert {"Asks pool", "Asks torches"} <= set(map(said, meru.options))


def test_what_an_agent_does_where_he_stands_asks_for_no_location() -> None:
    bill = take(chosen(PUBLIC, *evening("bill shoves C5-B5")), "bill", "Captures C6")
    assert bill.settled
    meru = take(chosen(PUBLIC, *evening("meru moves A5-B5-C5")), "meru")
    assert {"Reveals C5", "Senses C5"} <= set(map(said, meru.options))
    hidden = take(chosen(PUBLIC, *evening("done"), "bill moves ?"), "bill", "Captures")
    assert len(hidden.point.places) > 1


def test_an_agent_who_can_do_one_thing_only_does_nothing_before_it_is_chosen() -> None:
    henry = take(chosen(PUBLIC, *evening("henry moves F5-E5")), "henry")
    assert [*map(said, henry.options)] == ["Captures E5"]
    assert henry.move is None


def test_a_walk_that_nobody_enters_is_one_choice() -> None:
    meru = take(chosen(PUBLIC, *evening("done")), "meru", "Moves None")
    assert line(meru) == "meru moves ?"
    assert meru.settled


def test_answers_are_whole_choices_in_board_order() -> None:
    asked = chosen(KEEPER, *evening("henry asks cafe"))
    assert [*map(said, asked.options)] == ["Marks ('D2',)", "Marks ('B5',)"]


def test_a_price_is_named_behind_the_way_it_pays_for() -> None:
    paid = take(chosen(KEEPER, *evening("immortal D5-E6")), "ExtraImmortal", "B4", "A4")
    assert paid.point.fields == {"way": ("B4", "A4")}
    assert "C5" in paid.point.places
    assert line(take(paid, "C5")) == "immortal B4-A4 for C5"


def test_words_of_ones_own_are_left_to_be_typed() -> None:
    table = Table("mind-mgmt", OPTIONS)
    (note,) = (each for each in table.legal(PUBLIC).choices if each.kind.__name__ == "Note")
    tree = take(ChoiceTree([note], GAME.notation.fields), "D4")
    assert (tree.settled, line(tree)) == (True, "note D4")
    assert note.typed == ("words",)


def walked(tree: ChoiceTree, place: str) -> str:
    """Take the way to a place, and give the line that is whole then."""
    for step in tree.point.way_to(place):
        tree.take(step)
    return line(tree)


@pytest.mark.parametrize(
    ("place", "said"), [("A2", "A3-A2"), ("B2", "A3-A2-B2"), ("A5", "A3-A4-A5"), ("C3", "A3-B3-C3")]
)
def test_a_walk_is_found_by_where_it_ends_also_that_of_an_agent_who_is_led(
    place: str, said: str
) -> None:
    begun = (*evening("begin"), *WITH_A_CARD)
    own = chosen(PUBLIC, *begun)
    assert walked(take(own, "meru", "Moves"), place) == f"meru moves {said}"
    led = chosen(PUBLIC, *begun, "override mind-mgmt.shakedown.immortal a test", *SHAKEN)
    assert walked(take(led, "dusty", "Leads", "meru"), place) == f"dusty leads meru {said}"


def test_no_walk_is_found_to_where_it_begins_or_too_far() -> None:
    tree = take(chosen(PUBLIC, *evening("begin"), *WITH_A_CARD), "meru", "Moves")
    assert tree.point.way_to("A3") == ()
    assert tree.point.way_to("F7") == ()
