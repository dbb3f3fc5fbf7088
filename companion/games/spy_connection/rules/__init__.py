"""The referee: which move may come now, and what it changes."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from companion.breaches import broken, need_broken
from companion.core import Illegal
from companion.games.spy_connection import moves as m
from companion.games.spy_connection.rules import agents, byhand, ending, missions, setup
from companion.games.spy_connection.state import MAY_HAPPEN, RESULTS, State

AS_RESULTS = (m.Result, m.Remark, m.Link)


def apply(state: State, move: m.Move) -> State:
    """Play one move, or refuse it by a rule; what happened against rules stands."""
    if not isinstance(move, m.Happened):
        return _played(state, move)
    need_broken(
        partial(_waiving, state, move.move),
        move.rules,
        MAY_HAPPEN,
        which="spy-connection.happened.which",
        kept="spy-connection.happened.broken",
    )
    after = _waiving(state, move.move, move.rules)
    return replace(after, happened=(*state.happened, *move.rules))


def happened(state: State, move: m.Move) -> m.Move | None:
    """Give the move that lets a refused one stand; none where it cannot have happened."""
    if isinstance(move, m.Happened):
        return None
    rules = broken(partial(_waiving, state, move), MAY_HAPPEN)
    return m.Happened(rules, move) if rules else None


def _waiving(state: State, move: m.Move, rules: tuple[str, ...]) -> State:
    """Play a move with some rules waived."""
    return replace(_played(replace(state, waived=rules), move), waived=())


def _played(state: State, move: m.Move) -> State:
    """Referee a move, and do what it says."""
    if state.outcome and not isinstance(move, m.Remark):
        raise Illegal("spy-connection.end.over")
    if state.detail == RESULTS and not isinstance(move, AS_RESULTS):
        raise Illegal("spy-connection.results.only")
    if state.phase not in move.phases:
        first, over = "spy-connection.setup.first", "spy-connection.setup.over"
        raise Illegal(first if state.phase == m.SETUP else over)
    return DOES[type(move)](state, move)


DOES: dict[type[m.Move], Callable[[State, Any], State]] = {
    m.Starts: setup.starts,
    m.Joined: setup.joined,
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
    m.Remark: byhand.remark,
}
