"""The referee: which move may come now, and what it changes."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from companion.core import Illegal
from companion.games.spy_connection import moves as m
from companion.games.spy_connection.rules import agents, byhand, ending, missions, setup
from companion.games.spy_connection.state import RESULTS, State

ALWAYS = (m.Happened, m.Remark, m.Link, m.Less)
AS_RESULTS = (m.Result, *ALWAYS)


def apply(state: State, move: m.Move) -> State:
    """Play one move, or refuse it by a rule."""
    if state.outcome and not isinstance(move, m.Remark):
        raise Illegal("spy-connection.end.over")
    if state.detail == RESULTS and not isinstance(move, AS_RESULTS):
        raise Illegal("spy-connection.results.only")
    if state.phase not in move.phases:
        rule = "setup.first" if state.phase == m.SETUP else "setup.over"
        raise Illegal(f"spy-connection.{rule}")
    after = DOES[type(move)](state, move)
    return after if isinstance(move, ALWAYS) else replace(after, aside="")


DOES: dict[type[m.Move], Callable[[State, Any], State]] = {
    m.Starts: setup.starts,
    m.Joins: setup.joins,
    m.Holds: setup.holds,
    m.Link: setup.link,
    m.Take: missions.take,
    m.Cover: missions.cover,
    m.Uncover: missions.uncover,
    m.Drop: missions.drop,
    m.Connect: agents.connect,
    m.Travel: agents.travel,
    m.Slip: agents.slip,
    m.TakeBack: agents.take_back,
    m.TakeBackFrom: agents.take_back_from,
    m.Done: ending.done,
    m.Result: ending.result,
    m.TurnOf: byhand.turn_of,
    m.SetMap: byhand.set_map,
    m.SetCompleted: byhand.set_completed,
    m.SetSpy: byhand.set_spy,
    m.Less: byhand.less,
    m.Happened: byhand.happened,
    m.Remark: byhand.remark,
}
