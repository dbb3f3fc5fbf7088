"""What is offered at a moment: all that the referee takes, nothing else, and at little cost."""

from collections.abc import Iterator
from itertools import product
from random import Random
from unittest.mock import patch

import pytest

from companion.contract.move import DUE
from companion.core import KEEPER, PUBLIC
from companion.games.mind_mgmt.board.plan import PLACES, Place, around
from companion.games.mind_mgmt.choices import probe
from companion.games.mind_mgmt.choices.probe import allowed
from companion.games.mind_mgmt.moves import agents as a
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.people import AGENT_NAMES
from companion.games.mind_mgmt.rules.referee import apply
from companion.games.mind_mgmt.state import State
from tests.games.mind_mgmt.playing import opening, played
from tests.games.mind_mgmt.random_games import AIMS, GAME, choose

MOST = 45  # calls of the referee for all that a seat is offered
EVERY = 4  # so many moves lie between two that are looked at


def moments(mode: str, aim: str) -> Iterator[State]:
    """Go through moments of a game by chance."""
    chance = Random(f"{mode} {aim}")
    state = GAME.rules.start({"mode": mode, "edition": "zanzibar", "players": "Eva Adam Petr"})
    for number in range(240):
        if state.public.outcome:
            return
        if number % EVERY == 0:
            yield state
        state = GAME.rules.apply(state, choose(state, AIMS[aim], chance))


def everything(state: State) -> Iterator[MindMove]:
    """Make every move of the kinds that have few fields, lawful or not."""
    known = state.public.board.known
    for agent in AGENT_NAMES:
        yield from (make(agent, f) for make in (a.Asks, a.ShakesDown) for f in known)
        at = product((a.Captures, a.Reveals, a.Senses), PLACES)
        yield from (make(agent, place) for make, place in at)
        hops = [(one, to) for one in PLACES for to in around(one)]
        yield from (make(agent, hop) for make in (a.Shoves, a.Pushes) for hop in hops)
        yield a.Rests(agent)
    yield from (r.MoveImmortal((one, to)) for one in PLACES for to in around(one))
    yield from (make(f) for make in (r.Draw, r.ImmortalRecruit) for f in known)
    yield from (
        make(p) for make in (r.Step, s.PlaceImmortal, s.PlaceToken, s.Start) for p in PLACES
    )
    yield from (r.Slip(place, token) for place in PLACES for token in ("first", "second"))
    yield from (r.DoneSlip("first"), r.DoneSlip("second"), r.Done(), r.Stuck(), s.Begin())
    yield from (t.Mended(), t.Dolphin())


@pytest.mark.parametrize("mode", ["full", "training"])
@pytest.mark.parametrize("aim", ["wander", "gather", "hunt"])
def test_all_that_the_referee_takes_is_offered_where_no_rule_is_set_aside(
    mode: str, aim: str
) -> None:
    for state in moments(mode, aim):
        if state.public.decisions.overrides:
            continue
        offered = {*GAME.rules.legal(state, KEEPER), *GAME.rules.legal(state, PUBLIC)}
        assert {move for move in everything(state) if allowed(state, move)} <= offered
        assert all(allowed(state, move) for move in offered)


@pytest.mark.parametrize(
    ("rule", "walk"), [("diagonal", "henry moves F7-E6"), ("mayhem", "meru moves A3-A2")]
)
def test_a_walk_is_offered_once_the_rule_against_it_is_set_aside(rule: str, walk: str) -> None:
    state = opening("full").openly(mayhem=((Place("A2"), Place("A3")),))
    begun = played(state, "step D5", "done")
    move = GAME.notation.parse(walk)
    assert move not in tuple(GAME.rules.legal(begun, PUBLIC))
    aside = played(begun, f"override mind-mgmt.agents.move.{rule} the cat wants it")
    assert move in tuple(GAME.rules.legal(aside, PUBLIC))


@pytest.mark.parametrize("mode", ["full", "training"])
@pytest.mark.parametrize("aim", ["wander", "hunt"])
def test_whatever_is_offered_holds_a_move_and_what_it_costs_to_know_that_is_little(
    mode: str, aim: str
) -> None:
    for state in moments(mode, aim):
        for seat in (KEEPER, PUBLIC):
            with patch.object(probe, "apply", side_effect=apply) as referee:
                choices = GAME.rules.legal(state, seat).choices
                assert referee.call_count <= MOST
            assert all(choice.offered for choice in choices)
            assert all(tuple(choice.moves()) == choice.listed for choice in choices)
            due = [choice for choice in choices if choice.group == DUE]
            fixed = [(each, move) for each in due for move in each.listed]
            assert all(
                getattr(move, name) == value
                for each, move in fixed
                for name, value in each.fixed.items()
            )


def test_nothing_is_lost_whether_moves_are_asked_for_before_what_waits_or_behind_it() -> None:
    for state in moments("full", "wander"):
        for seat in (KEEPER, PUBLIC):
            before = [(each.listed, each.waiting) for each in GAME.rules.legal(state, seat).choices]
            behind = [(each.waiting, each.listed) for each in GAME.rules.legal(state, seat).choices]
            assert before == [(listed, waiting) for waiting, listed in behind]
