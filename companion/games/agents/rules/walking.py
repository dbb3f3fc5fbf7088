"""Moves over the board, if it is entered, and the meetings on the way."""

from dataclasses import replace
from itertools import pairwise

from companion.core import Illegal
from companion.games.agents.board import Circle, Way
from companion.games.agents.box import AGENTS, GOING, OWN, TRAM
from companion.games.agents.moves.files import Meets
from companion.games.agents.moves.turn import Goes, Stays
from companion.games.agents.rules.passing import need_room_to_pass
from companion.games.agents.silence import ALL
from companion.games.agents.state import State


def goes(state: State, move: Goes) -> State:
    """Move a figure from circle to circle."""
    _need_mover(state, move.figure)
    board, act, at = state.edition.board, state.turn.mover, state.where(move.figure)
    tram, gone = act.action == TRAM, (at, *move.way) if at else move.way
    if not set(move.way) <= board.circles:
        raise Illegal("agents.move.circle")
    joined = all(board.is_joined(one, other, tram) for one, other in pairwise(gone))
    state.need(joined, "agents.move.joined")
    state.need(len(set(gone)) == len(gone), "agents.move.twice")
    state.need(len(move.way) in act.left, "agents.move.count")
    state.need(move.way[-1] not in state.taken - {at}, "agents.move.free")
    if tram:
        rides = board.rides(at, move.way) if at else None
        state = state.check(rides, lambda: bool(rides), "agents.tram.stop")
    met = [agent for agent in _met(state, move) if agent not in act.met]
    state = _placed(state, move.figure, move.way[-1])
    if move.figure == OWN:
        state = state.moved(passed=act.passed | set(move.way))
    state = state.moved(met=act.met | set(met)).turned(due=(*state.turn.due, *met))
    return _moved(state, move.figure, len(move.way))


def stays(state: State, move: Stays) -> State:
    """Lose a move that cannot reach a free circle."""
    _need_mover(state, move.figure)
    act, at = state.turn.mover, state.where(move.figure)
    state.need(move.steps in act.left, "agents.move.count")
    tram = act.action == TRAM

    def lost() -> bool:
        ways = state.edition.board.landings(at, move.steps, tram, state.taken)
        return next(ways, None) is None

    state = state.check(at or None, lost, "agents.move.lost")
    return _moved(state, move.figure, move.steps)


def meets(state: State, move: Meets) -> State:
    """Record a meeting that the program cannot work out."""
    act = state.turn.act
    if state.detail == ALL:
        state.need(act.moves, "agents.meet.moving")
    if state.follows and state.player.at and move.agent in state.agents:
        raise Illegal("agents.meet.worked-out")
    if move.agent in act.met:
        raise Illegal("agents.meet.once")
    need_room_to_pass(state)
    if act.action:
        state = state.acted(met=act.met | {move.agent})
    return state.turned(due=(*state.turn.due, move.agent))


def movers(state: State) -> tuple[str, ...]:
    """Return the figures that the newest action may still move."""
    act = state.turn.mover
    if not act.left:
        return ()
    if act.action in GOING:
        return (OWN,)
    return tuple(agent for agent in AGENTS if agent not in act.moved)


def _need_mover(state: State, figure: str) -> None:
    """Refuse a figure that the action does not move."""
    if not state.follows:
        raise Illegal("agents.move.board")
    if not state.turn.mover.left or figure in state.turn.mover.moved:
        raise Illegal("agents.move.done")
    state.need(figure in movers(state), "agents.move.action")


def _moved(state: State, figure: str, steps: int) -> State:
    """Record that a figure used so many steps."""
    act = state.turn.mover
    used = steps if steps in act.left else act.left[0]
    left = tuple(each for each in act.left if each != used)
    return state.moved(left=left, moved=act.moved | {figure})


def _placed(state: State, figure: str, circle: Circle) -> State:
    """Put a figure on a circle."""
    if figure == OWN:
        return state.changed(replace(state.player, at=circle))
    return replace(state, agents={**state.agents, figure: circle})


def _met(state: State, move: Goes) -> tuple[str, ...]:
    """Return the agents that a way makes the secret agent meet."""
    if move.figure != OWN:
        own = state.player.at
        return (move.figure,) if own and _passes(state, move.way, own) else ()
    found = ((agent, state.agents.get(agent, "")) for agent in AGENTS)
    return tuple(agent for agent, at in found if at and _passes(state, move.way, at))


def _passes(state: State, way: Way, at: Circle) -> bool:
    """Say whether a way passes a circle, or ends beside it if the players decided so."""
    beside = state.ruled("agents.meet.beside") == "beside"
    return at in way or (beside and at in state.edition.board.beside(way[-1], tram=False))
