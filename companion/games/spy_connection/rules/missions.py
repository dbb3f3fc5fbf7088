"""Missions: taken, covered city by city, completed or given up."""

from dataclasses import replace

from companion.core import Illegal
from companion.games.spy_connection.moves import Cover, Drop, Take, Uncover
from companion.games.spy_connection.state import (
    ALL,
    DARK,
    MOST_ACTIVE,
    PLANNING,
    TO_END,
    Active,
    Player,
    State,
)


def planning_cost(state: State, player: Player, place: int) -> int:
    """Return how many agents planning a mission from this place needs."""
    if state.side == DARK and not player.active:
        return 0
    return PLANNING[state.side][place - 1]


def take(state: State, move: Take) -> State:
    """Take a mission as the action."""
    state.need(not state.turn.acted, "spy-connection.turn.one")
    player = state.player
    state.need(state.turn.left in ("", player.city), "spy-connection.spy.before")
    state.need(len(player.active) < MOST_ACTIVE, "spy-connection.take.three")
    agents = None if move.place is None else planning_cost(state, player, move.place)
    if state.detail == ALL and agents is None:
        raise Illegal("spy-connection.connect.entered")
    free = None if agents is None else player.free
    state = state.check(free, lambda: (agents or 0) <= (free or 0), "spy-connection.take.agents")
    player = replace(player, active=(*player.active, Active(move.mission, agents)))
    turn = replace(state.turn, acted=True)
    return state.changed(player, turn=turn, seen=state.seen | {move.mission})


def cover(state: State, move: Cover) -> State:
    """Put an agent on the spy's city at the end of the turn."""
    player, active = state.player, _active(state, move.number)
    state.need(state.turn.acted, "spy-connection.target.end")
    if move.city not in active.mission.cities:
        raise Illegal("spy-connection.target.on-card")
    if move.city in active.covered:
        raise Illegal("spy-connection.target.once")
    known = player.city or None
    state = state.check(known, lambda: player.city == move.city, "spy-connection.target.here")
    free = player.free
    state = state.check(free, lambda: (free or 0) > 0, "spy-connection.target.agent")
    covered = tuple(sorted((*active.covered, move.city)))
    state = _replaced(state, move.number, replace(active, covered=covered))
    return _completed(state, move.number)


def _completed(state: State, number: int) -> State:
    """Complete a mission once every city has an agent; its agents come back."""
    player, active = state.player, state.player.active[number - 1]
    if not active.complete:
        return state
    player = replace(
        player,
        active=_without(player, number),
        completed=player.completed + 1,
        points=player.points + active.mission.points,
    )
    extra = state.turn.extra + active.mission.extra
    return settle(state.changed(player, turn=replace(state.turn, extra=extra)), player.name)


def settle(state: State, name: str) -> State:
    """Record who first completed seven missions; everybody else has one last turn."""
    if state.ended_by or state.of(name).completed < TO_END:
        return state
    return replace(state, ended_by=name)


def uncover(state: State, move: Uncover) -> State:
    """Take an agent back from a city."""
    active = _active(state, move.number)
    if move.city not in active.covered:
        raise Illegal("spy-connection.target.there")
    left = tuple(city for city in active.covered if city != move.city)
    return _replaced(state, move.number, replace(active, covered=left))


def drop(state: State, move: Drop) -> State:
    """Give up a mission; all its agents come back."""
    _active(state, move.number)
    player = state.player
    return state.changed(replace(player, active=_without(player, move.number)))


def _active(state: State, number: int) -> Active:
    """Return the player's active mission with this number, from 1 on."""
    if not 1 <= number <= len(state.player.active):
        raise Illegal("spy-connection.mission.which")
    return state.player.active[number - 1]


def _without(player: Player, number: int) -> tuple[Active, ...]:
    """Return the active missions without one."""
    return player.active[: number - 1] + player.active[number:]


def _replaced(state: State, number: int, active: Active) -> State:
    """Return the state with an active mission replaced."""
    missions = list(state.player.active)
    missions[number - 1] = active
    return state.changed(replace(state.player, active=tuple(missions)))
