"""The set-up: start missions, joining a running game, the map."""

from dataclasses import replace

from companion.core import Illegal
from companion.games.spy_connection.moves import (
    SETUP,
    TURN,
    Holds,
    Joined,
    Link,
    Standing,
    Starts,
)
from companion.games.spy_connection.rules.missions import settle
from companion.games.spy_connection.state import DRAFTED, MOST_ACTIVE, Active, State


def starts(state: State, move: Starts) -> State:
    """Give a player a start mission; an agent and the spy are in its red city."""
    player = state.of(move.player)
    state.need(not player.started, "spy-connection.setup.one-each")
    if state.handout == DRAFTED:
        state.need(_next_to_choose(state) == move.player, "spy-connection.setup.draft")
    if move.city not in move.mission.cities:
        raise Illegal("spy-connection.setup.red-city")
    mission = Active(move.mission, covered=(move.city,))
    player = replace(player, active=(mission,), city=move.city, started=True)
    return _begun(state.changed(player, seen=state.seen | {move.mission}))


def _next_to_choose(state: State) -> str:
    """Return who chooses next, counter-clockwise from the starting player's right."""
    return next((each.name for each in reversed(state.players) if not each.started), "")


def _begun(state: State) -> State:
    """Begin the turns once everybody has a start mission."""
    ready = all(each.started for each in state.players)
    return replace(state, phase=TURN) if ready and state.phase == SETUP else state


def joined(state: State, move: Joined) -> State:
    """Take over a running game: what everybody has, and whose turn it is."""
    for player in state.players:
        state.need(not player.started, "spy-connection.setup.one-each")
    state.of(move.player)
    state = with_standings(state, move.standings)
    for player in state.players:
        state = settle(state.changed(replace(player, on_map=None, started=True)), player.name)
    names = [each.name for each in state.players]
    return replace(state, phase=TURN, at=names.index(move.player))


def with_standings(state: State, standings: tuple[Standing, ...]) -> State:
    """Record what all players have, in seating order."""
    if len(standings) != len(state.players):
        raise Illegal("spy-connection.results.once")
    for player, (missions, points, targets) in zip(state.players, standings, strict=True):
        if targets > player.agents:
            raise Illegal("spy-connection.agents.count")
        has = replace(player, completed=missions, points=points, extra_targets=targets, active=())
        state = state.changed(has)
    return state


def holds(state: State, move: Holds) -> State:
    """Record an active mission; its agents were already counted as targets."""
    player = state.of(move.player)
    state.need(len(player.active) < MOST_ACTIVE, "spy-connection.take.three")
    if not set(move.covered) < set(move.mission.cities):
        raise Illegal("spy-connection.target.on-card")
    active = Active(move.mission, move.planning, move.covered)
    left = max(0, player.extra_targets - len(move.covered))
    player = replace(player, active=(*player.active, active), extra_targets=left)
    if player.free is not None and player.free < 0:
        raise Illegal("spy-connection.agents.count")
    return state.changed(player, seen=state.seen | {move.mission})


def link(state: State, move: Link) -> State:
    """Add a link to the map; a spot may belong to several."""
    ends, row = frozenset((move.one, move.other)), move.row
    if len(ends) < 2 or len(set(row)) != len(row) or ends in state.links or ends & set(row):
        raise Illegal("spy-connection.map.link")
    return replace(state, links={**state.links, ends: row})
