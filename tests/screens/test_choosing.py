"""Choosing: every lawful line can be reached, none but lawful ones, and in few choices."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from companion.core import KEEPER, PUBLIC
from companion.games.mind_mgmt.board import PLACES, Place
from companion.table import Table
from screens.games.mind_mgmt.choice_tree import Choosing
from screens.games.mind_mgmt.codes import signs
from screens.games.mind_mgmt.shortcuts import shortcuts, spelled
from tests.games.mind_mgmt.random_games import AIMS, GAME, choose
from tests.screens.stage import evening
from tests.store.evening import MOVES, OPTIONS


def at(*lines: str, **options: str) -> Table:
    """Give a table of which these lines were played."""
    table = Table("mind-mgmt", {**OPTIONS, **options})
    for line in lines:
        table.play(KEEPER, table.read(line))
    return table


def chosen(table: Table, seat: str, *options: str) -> Choosing:
    """Choose these at a table."""
    choosing = Choosing(table.lines(seat))
    for option in options:
        choosing.take(option)
    return choosing


def reached(choosing: Choosing) -> Iterator[str]:
    """Follow every choice to its end."""
    if choosing.line:
        yield choosing.line
    for option in choosing.options:
        choosing.take(option)
        yield from reached(choosing)
        assert choosing.back()


@pytest.mark.parametrize("mode", ["training", "full"])
@pytest.mark.parametrize("aim", AIMS)
def test_every_lawful_line_can_be_reached_and_no_other(mode: str, aim: str) -> None:
    @settings(max_examples=3, suppress_health_check=list(HealthCheck), phases=[Phase.generate])
    @given(chance=st.randoms(use_true_random=False))
    def one(chance: Random) -> None:
        state = GAME.rules.start({"mode": mode, "edition": "zanzibar", "players": "Eva Adam Petr"})
        for _line in range(90):
            for seat in (KEEPER, PUBLIC):
                lines = [GAME.notation.format(move) for move in GAME.rules.legal(state, seat)]
                assert set(reached(Choosing(lines))) == set(lines)
            if state.public.outcome:
                return
            state = GAME.rules.apply(state, choose(state, AIMS[aim], chance))

    one()


def test_what_was_chosen_can_be_taken_back_choice_by_choice() -> None:
    choosing = chosen(at(*MOVES[:2]), PUBLIC, "C4")
    assert "C4" in choosing.taken
    assert choosing.back()
    assert "C4" not in choosing.taken
    assert not choosing.back()


def test_a_border_is_named_from_either_side() -> None:
    table = at(*MOVES[:2])
    assert chosen(table, PUBLIC, "C4", "D4").line == "mayhem Eva C4-D4"
    assert chosen(table, PUBLIC, "D4", "C4").line == "mayhem Eva C4-D4"


def test_the_three_features_are_named_in_any_order() -> None:
    table = at(*evening("start D2"))
    assert chosen(table, KEEPER, "monks", "idol", "cafe").line == "features cafe idol monks"


def test_a_walk_can_stop_or_go_on() -> None:
    walk = chosen(at(*evening("done")), PUBLIC, "meru", "moves", "A4")
    assert walk.line == "meru moves A3-A4"
    assert "A5" in walk.places
    walk.take("A5")
    assert walk.settled


def test_nothing_happens_by_itself_while_somebody_could_still_say_no() -> None:
    for last in ("recruiter Eva", "step B5", "token D6"):
        choosing = Choosing(at(*evening(last)).lines(KEEPER) or at(*evening(last)).lines(PUBLIC))
        assert not choosing.settled
        assert choosing.options


def test_the_two_questions_of_an_agent_stand_beside_his_other_actions() -> None:
    meru = chosen(at(*evening("done")), PUBLIC, "meru")
    assert {"asks pool", "asks torches"} <= set(meru.options)


def test_what_an_agent_does_where_he_stands_asks_for_no_location() -> None:
    bill = chosen(at(*evening("bill shoves C5-B5")), PUBLIC, "bill", "captures C6")
    assert bill.settled
    meru = chosen(at(*evening("meru moves A5-B5-C5")), PUBLIC, "meru")
    assert {"reveals C5", "senses C5"} <= set(meru.options)
    hidden = at(*evening("done"), "bill moves ?")
    assert len(chosen(hidden, PUBLIC, "bill", "captures").places) > 1


def test_an_agent_who_can_do_one_thing_only_does_nothing_before_it_is_chosen() -> None:
    henry = chosen(at(*evening("henry moves F5-E5")), PUBLIC, "henry")
    assert henry.options == ("captures E5",)
    assert henry.line is None


def test_answers_are_whole_choices_in_board_order() -> None:
    asked = Choosing(at(*evening("henry asks cafe")).lines(KEEPER))
    assert asked.options == ("answer D2", "answer B5")


def test_a_location_alone_means_the_likeliest_thing() -> None:
    table = at(*evening("recruit garden"))
    agents = table.view(KEEPER).agents
    assert shortcuts(Choosing(table.lines(KEEPER)), agents)["C5"] == ("step", "C5")
    table.play(KEEPER, table.read("step C5"))
    assert shortcuts(Choosing(table.lines(KEEPER)), agents)["C4"] == ("immortal", "C4")


def test_the_location_of_an_agent_stands_for_him_unless_another_is_there() -> None:
    table = at(*evening("done"))
    agents = dict(table.view(PUBLIC).agents)
    choosing = Choosing(table.lines(PUBLIC))
    assert shortcuts(choosing, agents)["A3"] == ("meru",)
    assert "A3" not in shortcuts(choosing, {**agents, "bill": Place("A3")})


def test_a_location_that_is_not_offered_is_spelled_so_that_the_referee_can_say_why_not() -> None:
    begun = chosen(at(*MOVES[:2]), PUBLIC, "C4")
    assert spelled(begun, "C3") == "mayhem Eva C3-C4"
    walk = chosen(at(*evening("done")), PUBLIC, "meru")
    assert spelled(walk, "F7") == "meru moves A3-F7"
    step = Choosing(at(*evening("begin")).lines(KEEPER))
    assert spelled(step, "F1") == "step F1"
    paid = chosen(at(*evening("immortal D5-E6")), KEEPER, "immortal for", "B4", "A4")
    assert spelled(paid, "A1") == "immortal B4-A4 for A1"


def test_no_key_of_a_location_can_be_the_beginning_of_its_name() -> None:
    found = signs(PLACES[:23], spare=True)
    assert len(set(found.values())) == len(found) == 23
    assert not set(found.values()) & {sign for place in PLACES for sign in place.lower()}


def test_where_too_many_locations_wait_every_border_still_has_one_end_with_a_key() -> None:
    found = signs(PLACES, spare=True)
    table = at(*MOVES[:2])
    borders = [line.rpartition(" ")[2].split("-") for line in table.lines(PUBLIC)]
    assert borders
    assert all(sum(end in found for end in border) == 1 for border in borders)
