"""The set-up: start missions, joining in the middle of a game, the map."""

from dataclasses import replace

from companion.core import Illegal
from companion.games.spy_connection.moves import SETUP, TURN, Holds, Joins, Link, Starts
from companion.games.spy_connection.rules.missions import settle
from companion.games.spy_connection.state import DRAFTED, MOST_ACTIVE, RESULTS, Active, State


def starts(state: State, move: Starts) -> State:
    """Give a player the start mission; an agent and the spy stand in its red city at once."""
    player = state.of(move.player)
    state.need(not player.started, "spy-connection.setup.one-each")
    if state.handout == DRAFTED:
        state.need(_next_to_choose(state) == move.player, "spy-connection.setup.draft")
    if move.city not in move.mission.cities:
        raise Illegal("spy-connection.setup.red-city")
    mission = Active(move.mission, covered=(move.city,))
    player = replace(player, active=(mission,), city=move.city, started=True)
    return _begun(state.changed(player))


def _next_to_choose(state: State) -> str:
    """Name who chooses next: from the right of the starting player, against the clock."""
    return next((each.name for each in reversed(state.players) if not each.started), "")


def _begun(state: State) -> State:
    """Begin the turns once everybody has a start mission."""
    ready = all(each.started for each in state.players)
    return replace(state, phase=TURN) if ready and state.phase == SETUP else state


def joins(state: State, move: Joins) -> State:
    """Write down where a player stands in the middle of a game."""
    player = state.of(move.player)
    state.need(not player.started, "spy-connection.setup.one-each")
    if move.agents is not None and move.agents > player.agents:
        raise Illegal("spy-connection.agents.count")
    player = replace(
        player,
        completed=move.missions,
        points=move.points,
        on_map=None if state.detail == RESULTS else move.agents,
        started=True,
    )
    return _begun(settle(state.changed(player), player.name))


def holds(state: State, move: Holds) -> State:
    """Write down an active mission of a player before that player joins."""
    player = state.of(move.player)
    state.need(not player.started, "spy-connection.setup.one-each")
    state.need(len(player.active) < MOST_ACTIVE, "spy-connection.take.three")
    if not set(move.covered) < set(move.mission.cities):
        raise Illegal("spy-connection.target.on-card")
    active = Active(move.mission, move.planning, move.covered)
    return state.changed(replace(player, active=(*player.active, active)))


def link(state: State, move: Link) -> State:
    """Draw a link; a spot may belong to several."""
    if move.one == move.other or len(set(move.spots)) != len(move.spots):
        raise Illegal("spy-connection.map.link")
    ends = frozenset((move.one, move.other))
    if ends in state.links or ends & set(move.spots):
        raise Illegal("spy-connection.map.link")
    spots = move.spots if move.one < move.other else move.spots[::-1]
    return replace(state, links={**state.links, ends: spots})
