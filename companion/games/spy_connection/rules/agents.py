"""The net of agents: connecting a city, moving the spy, taking agents back."""

from dataclasses import replace

from companion.core import Illegal
from companion.games.spy_connection.moves import Connect, Slip, TakeBack, TakeBackFrom, Travel
from companion.games.spy_connection.state import ALL, Player, State
from companion.games.spy_connection.worldmap import (
    between,
    cost,
    hangs_together,
    net,
    placed,
)


def connect(state: State, move: Connect) -> State:
    """Connect a new city, and move the spy there."""
    state.need(not state.turn.acted, "spy-connection.turn.one")
    player = state.player
    if move.city == player.city:
        raise Illegal("spy-connection.connect.new")
    reached = net(state, player)
    state.need(reached is None or move.city not in reached, "spy-connection.connect.new")
    known = between(state.links, player.city, move.city)
    drawn = known is not None
    state = state.check(
        drawn or state.whole_map or None, lambda: drawn, "spy-connection.connect.next"
    )
    if state.detail == ALL and move.agents is None:
        raise Illegal("spy-connection.connect.entered")
    wanted = cost(state, player, move.city)
    if move.agents is not None and wanted is not None:
        state.need(move.agents == wanted, "spy-connection.connect.cost")
    free = None if move.agents is None else player.free
    number = move.agents or 0
    state = state.check(free, lambda: number <= (free or 0), "spy-connection.connect.agents")
    return state.changed(
        replace(_laid(state, player, move), city=move.city, connected=True),
        turn=replace(state.turn, acted=True),
    )


def _laid(state: State, player: Player, move: Connect) -> Player:
    """Lay the agents of a connection; if they are not entered, they are no longer counted."""
    if move.agents is None or player.on_map is None:
        return replace(player, on_map=None)
    spots = between(state.links, player.city, move.city) or ()
    laid = {spot: placed(state, player, spot) for spot in spots}
    own = {spot: player.spots.get(spot, 0) + laid.get(spot, 0) for spot in {*player.spots, *laid}}
    return replace(player, on_map=player.on_map + move.agents, spots=own)


def travel(state: State, move: Travel) -> State:
    """Move the spy inside the net as the action."""
    state.need(not state.turn.acted, "spy-connection.turn.one")
    state = _inside(state, move.city, "spy-connection.move.net")
    state = state.see(move.city != state.turn.left, "spy-connection.move.back")
    player = replace(state.player, city=move.city)
    return state.changed(player, turn=replace(state.turn, acted=True))


def slip(state: State, move: Slip) -> State:
    """Move the spy inside the net before a new city is connected."""
    state.need(not state.turn.acted, "spy-connection.spy.before")
    state = _inside(state, move.city, "spy-connection.spy.net")
    left = state.turn.left or state.player.city
    player = replace(state.player, city=move.city)
    return state.changed(player, turn=replace(state.turn, left=left))


def _inside(state: State, city: str, rule: str) -> State:
    """Refuse a city that the player's agents do not connect with the spy's."""
    player = state.player
    if city == player.city:
        raise Illegal("spy-connection.move.elsewhere")
    state.need(player.on_map != 0, rule)  # no net without an agent on the map
    state = state.see(player.on_map is not None or player.connected, rule)
    reached = net(state, player)
    return state.check(reached, lambda: city in (reached or ()), rule)


def take_back(state: State, move: TakeBack) -> State:
    """Take agents back from the map; the players check whether the rest is connected."""
    player = state.player
    if not move.agents:
        raise Illegal("spy-connection.back.some")
    if player.on_map is None:
        return state
    if move.agents > player.on_map:
        raise Illegal("spy-connection.back.some")
    if move.agents > player.elsewhere:
        raise Illegal("spy-connection.back.spot")
    state = state.check(None, lambda: True, "spy-connection.back.net")
    return state.changed(replace(player, on_map=player.on_map - move.agents))


def take_back_from(state: State, move: TakeBackFrom) -> State:
    """Take all own agents back from a spot; the rest must stay connected with the spy."""
    player = state.player
    there = player.spots.get(move.spot, 0)
    if not there or player.on_map is None:
        raise Illegal("spy-connection.back.some")
    left = {spot: number for spot, number in player.spots.items() if spot != move.spot and number}
    whole = None if player.elsewhere else hangs_together(state.links, left, player.city)
    state = state.check(whole, lambda: bool(whole), "spy-connection.back.net")
    return state.changed(replace(player, spots=left, on_map=player.on_map - there))
