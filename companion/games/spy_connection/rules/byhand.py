"""Corrections by hand, breaches, and how much is entered."""

from dataclasses import replace

from companion.core import Illegal
from companion.games.spy_connection.moves import (
    TURN,
    Less,
    Remark,
    SetCompleted,
    SetMap,
    SetSpy,
    TurnOf,
)
from companion.games.spy_connection.notation import DETAILS
from companion.games.spy_connection.rules.missions import settle
from companion.games.spy_connection.rules.standings import need_points
from companion.games.spy_connection.state import State, Turn


def turn_of(state: State, move: TurnOf) -> State:
    """Set whose turn it is."""
    names = [each.name for each in state.players]
    state.of(move.player)
    players = tuple(replace(each, connected=True) for each in state.players)  # in turns left out
    at = names.index(move.player)
    return replace(state, players=players, at=at, turn=Turn(), phase=TURN)


def set_map(state: State, move: SetMap) -> State:
    """Set how many agents are on the map; their spots are then unknown."""
    player = state.of(move.player)
    elsewhere = (player.planning or 0) + player.targets
    if move.agents is not None and move.agents > player.agents - elsewhere:
        raise Illegal("spy-connection.agents.count")
    return state.changed(replace(player, on_map=move.agents, spots={}, connected=True))


def set_completed(state: State, move: SetCompleted) -> State:
    """Set the completed missions and their points."""
    player = replace(state.of(move.player), completed=move.missions, points=move.points)
    return settle(need_points(state.changed(player), player), player.name)


def set_spy(state: State, move: SetSpy) -> State:
    """Set the city of a spy."""
    player = replace(state.of(move.player), city=move.city, connected=True)
    return state.changed(player, turn=replace(state.turn, left=""))


def less(state: State, move: Less) -> State:
    """Enter less from now on; agents on the map are no longer counted."""
    if DETAILS.index(move.detail) <= DETAILS.index(state.detail):
        raise Illegal("spy-connection.detail.less")
    players = tuple(
        replace(each, on_map=None, spots={}, connected=each.on_map != 0 and each.connected)
        for each in state.players
    )
    return replace(state, detail=move.detail, players=players)


def remark(state: State, move: Remark) -> State:
    """Record a remark."""
    return replace(state, remarks=(*state.remarks, move.words))
