"""The referee of Spy Connection: which moves may come now, and what they change."""

from collections.abc import Callable
from dataclasses import replace

from companion.contract.referee import Referee
from companion.core import Illegal
from companion.games.spy_connection import cities
from companion.games.spy_connection import moves as m
from companion.games.spy_connection.naming import named
from companion.games.spy_connection.rules import agents, byhand, ending, missions, setup
from companion.games.spy_connection.state import MAY_HAPPEN, RESULTS, State
from companion.untyped import GamesOwn

AS_RESULTS = (m.Result, m.StopAt, m.Remark, m.Link)


def _played(state: State, move: m.SpyMove) -> State:
    """Check a move and do what it says."""
    if state.outcome and not isinstance(move, m.Remark):
        raise Illegal("spy-connection.end.over")
    if state.detail == RESULTS and not isinstance(move, AS_RESULTS):
        raise Illegal("spy-connection.results.only")
    if state.phase not in move.phases:
        first, over = "spy-connection.setup.first", "spy-connection.setup.over"
        raise Illegal(first if state.phase == m.SETUP else over)
    return DOES[type(move)](_naming(state, move), move)


def _naming(state: State, move: m.SpyMove) -> State:
    """Return the state with the cities of a move; refuse more cities than the board has."""
    known = state.cities
    more = known.union(named(move))
    state = state.see(more == known or len(more) <= cities.MOST, "spy-connection.map.cities")
    return state if more == known else replace(state, named=state.named | more)


DOES: dict[type[m.SpyMove], Callable[[State, GamesOwn], State]] = {
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
    m.Stop: ending.stop,
    m.StopAt: ending.stop_at,
    m.TurnOf: byhand.turn_of,
    m.SetMap: byhand.set_map,
    m.SetCompleted: byhand.set_completed,
    m.SetSpy: byhand.set_spy,
    m.Less: byhand.less,
    m.Remark: byhand.remark,
}
REFEREE: Referee[State, m.SpyMove] = Referee(
    _played,
    m.Happened,
    MAY_HAPPEN,
    which="spy-connection.happened.which",
    kept="spy-connection.happened.broken",
    noted=lambda state, rules: replace(state, happened=(*state.happened, *rules)),
)
allowed, happened = REFEREE.allowed, REFEREE.happened


def apply(state: State, move: m.SpyMove) -> State:
    """Play a move, or refuse it by a rule.

    In a game of an earlier referee, a breach that only today's sees may be written down, too.
    """
    try:
        return REFEREE.apply(state, move)
    except Illegal as refused:
        if not (state.early and refused.rule == REFEREE.kept):
            raise
    return replace(REFEREE.apply(replace(state, early=False), move), early=True)
