"""What can be known of a hunt: every trail that fits what is public, and no other."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import accumulate

import pytest

from companion.contract.knowledge import Heard, Picture, Preview
from companion.contract.move import Move
from companion.core import CompanionError
from companion.trail.hunt.knowledge import HuntKnowledge
from companion.trail.hunt.rules import Hunt, HuntState
from companion.trail.moves import Says
from tests.games import harbours
from tests.games.harbours.moves import GRAPH, Asks, Ferries, Sails, Searches
from tests.games.harbours.playing import CAUGHT, OPTIONS, by_chance
from tests.games.harbours.rules import RULES

GAME = harbours.GAME
START = HuntKnowledge(RULES, RULES.start(OPTIONS).public)
Lines = list[tuple[HuntState, Move, HuntState]]


def played(*lines: str) -> Lines:
    """Play lines, and keep the states around them."""
    found, state = Lines(), RULES.start(OPTIONS)
    for line in lines:
        move = GAME.notation.parse(line)
        after = RULES.apply(state, move)
        found.append((state, move, after))
        state = after
    return found


def heard(lines: Lines) -> Iterator[Heard[Hunt]]:
    """Give lines as everybody has them."""
    for number, (before, move, after) in enumerate(lines, 1):
        yield GAME.sealing.heard(number, move, before, after)


def each_line(lines: Lines) -> list[HuntKnowledge]:
    """Work out what can be known after each line."""
    return list(accumulate(heard(lines), HuntKnowledge.after, initial=START))[1:]


def fits(lines: Lines) -> set[tuple[str, ...]]:
    """Find by the referee alone the trails of all hours that stand: each is tried on every line."""
    states = [RULES.start(OPTIONS)]
    for _before, move, _after in lines:
        mine = [move] if not isinstance(move, (Sails, Ferries)) else list(moves())
        states = [next_ for state in states for each in mine for next_ in taken(state, each)]
    stands = len(lines[-1][2].public.ways)
    return {state.hidden.path[:stands] for state in states}


@cache
def moves() -> tuple[Move, ...]:
    """List every hidden move."""
    return tuple(kind(place) for kind in (Sails, Ferries) for place in GRAPH.places)


def taken(state: HuntState, move: Move) -> Iterator[HuntState]:
    """Give the state after a move that the referee takes."""
    try:
        yield RULES.apply(state, move)
    except CompanionError:
        return


def counted(trails: set[tuple[str, ...]], knowledge: HuntKnowledge) -> None:
    """Compare a picture with a list of trails."""
    picture = knowledge.picture()
    assert picture.trails == len(trails)
    for place in GRAPH.places:
        here = sum(path[-1:] == (place,) for path in trails)
        assert picture.here.get(place, 0) == here
        assert picture.visited.get(place, 0) == sum(place in path for path in trails)


@pytest.mark.parametrize("seed", range(4))
def test_it_knows_exactly_the_trails_that_the_referee_would_take(seed: int) -> None:
    lines = list(by_chance(seed))[:24]
    for number, knowledge in enumerate(each_line(lines), 1):
        counted(fits(lines[:number]), knowledge)


@pytest.mark.parametrize("seed", range(60))
def test_the_true_trail_is_never_excluded(seed: int) -> None:
    lines = list(by_chance(seed))
    for (_before, _move, after), knowledge in zip(lines, each_line(lines), strict=True):
        stands = after.public.ways
        true = (after.hidden.path[: len(stands)], after.hidden.ways[: len(stands)])
        assert true in {(each.path, each.ways) for each in knowledge.fitting}


def test_it_is_the_same_for_all_trails_that_give_the_same_public_lines() -> None:
    one = played("sail Kiel", "done", "ask Tallinn", "answer no", "sail Lübeck", "done")
    other = played("sail Malmö", "done", "ask Tallinn", "answer no", "sail Rønne", "done")
    assert START.of(heard(one)) == START.of(heard(other))


def test_it_goes_on_by_an_hour_when_the_move_stands() -> None:
    *_, moved = each_line(played(*CAUGHT[:4], CAUGHT[4]))
    assert moved.picture().hour == 1
    *_, stood = each_line(played(*CAUGHT[:6]))
    # Klaipėda is the only harbour to which a ferry leads from Kiel.
    picture = stood.picture()
    assert picture.hour == 2
    assert picture.here["Klaipėda"] == 1


def test_a_place_that_is_told_before_the_move_stands_tells_where_it_came_from() -> None:
    day = ("done", "ask Tallinn", "answer no")
    lines = ("sail Lübeck", *day, "sail Świnoujście", *day, "sail Gdańsk", "show Gdańsk")
    *_, acted, shown = each_line(played(*lines))
    assert len(acted.picture().here) > 9
    assert set(shown.picture().here) == {"Rønne", "Świnoujście", "Klaipėda"}
    assert shown.picture().hour == 2


def test_who_is_stuck_tells_that_no_way_leads_on() -> None:
    day = ("done", "ask Kiel", "answer no")
    *_, before, stuck = each_line(played("sail Tallinn", *day, "sail Jyväskylä", *day, "stuck"))
    assert len(before.picture().here) > 9
    assert {each.path for each in stuck.fitting} == {("Tallinn", "Jyväskylä")}


def test_before_the_first_line_nothing_is_known() -> None:
    assert START.picture() == Picture(0, "moving", True, 1, 1, {}, {})
    assert START.picture().facts()["unused"] == []


@pytest.mark.parametrize("seed", range(6))
def test_each_answer_leaves_what_was_told_before_it_was_asked(seed: int) -> None:
    lines = list(by_chance(seed))
    known = START
    for line, (before, move, _after) in zip(heard(lines), lines, strict=True):
        then = known.after(line)
        if type(move) in RULES.questions:
            assert known.previews(move) == then.previews()
        elif before.public.asked:
            picture = then.picture()
            left = Preview(move, picture.trails, picture.worlds, picture.here)
            assert left in known.previews()
        known = then


def test_a_question_shows_yes_before_no_and_what_each_leaves() -> None:
    *_, stood = each_line(played("sail Kiel", "done"))
    yes, no = stood.previews(Searches("Kiel"))
    assert (yes.answer, yes.trails, yes.places) == (Says(True), 1, 1)
    assert (no.answer, no.trails, no.places) == (Says(False), 11, 11)
    assert set(yes.here) == {"Kiel"}
    assert stood.previews() == ()


FEW = 20  # worlds that are followed where an estimate is wanted
ABOUT = replace(START, most=FEW)


@cache
def both(seed: int) -> list[tuple[HuntState, Picture, Picture]]:
    """Give after each line of a game the state, all that can be known, and an estimate of it."""
    lines = list(by_chance(seed))
    about = list(accumulate(heard(lines), HuntKnowledge.after, initial=ABOUT))[1:]
    assert max(len(each.ahead) for each in about) <= FEW
    return [
        (after, exact.picture(), each.picture())
        for (_before, _move, after), exact, each in zip(lines, each_line(lines), about, strict=True)
    ]


def test_an_estimate_holds_the_truth_and_all_that_is_possible() -> None:
    estimates = 0
    for after, exact, about in (each for seed in range(20) for each in both(seed)):
        estimates += not about.exact
        path = after.hidden.path[: len(after.public.ways)]
        assert set(path[-1:]) <= about.here.keys()
        assert set(path) <= about.visited.keys()
        assert exact.here.keys() <= about.here.keys()
        assert exact.visited.keys() <= about.visited.keys()
        assert about == exact if about.exact else about.trails > 0
    assert estimates > 40


def test_beyond_the_bound_it_is_called_an_estimate_and_comes_near() -> None:
    number = estimate = 0
    for seed in range(30):
        for _after, exact, about in both(seed):
            if not about.exact:
                assert about.facts()["sample"] == about.sample <= exact.trails
                number, estimate = number + exact.trails, estimate + about.trails
    assert number * 2 < estimate * 3 < number * 5  # from samples of no more than twenty


def test_what_a_search_shows_to_be_impossible_is_left_out_of_an_estimate() -> None:
    left_out = sum(
        not about.exact and len(about.here) < len(GRAPH.places)
        for seed in range(10)
        for _after, _exact, about in both(seed)
    )
    assert left_out > 10


def test_an_estimate_becomes_exact_when_few_enough_are_left() -> None:
    found = [[about.exact for _after, _exact, about in both(seed)] for seed in range(6)]
    assert any(True in each[each.index(False) :] for each in found if False in each)


def test_the_same_lines_draw_the_same_sample() -> None:
    at = next(at for at, (_after, _exact, about) in enumerate(both(3), 1) if not about.exact)
    one, other = (ABOUT.of(heard(list(by_chance(3))[:at])) for _time in range(2))
    assert one == other
    assert one.one_in > 1


@pytest.mark.parametrize("seed", range(6))
def test_of_an_estimate_no_answer_that_is_possible_is_left_out(seed: int) -> None:
    lines, exact, about = list(by_chance(seed)), START, ABOUT
    for number, line in enumerate(heard(lines)):
        exact, about = exact.after(line), about.after(line)
        asked = (Asks, Searches)[number % 2](GRAPH.places[number % len(GRAPH.places)])
        true, some = exact.previews(asked), {p.answer: p for p in about.previews(asked)}
        for each in true:
            assert each.here.keys() <= some[each.answer].here.keys()
