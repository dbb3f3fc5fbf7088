"""The set-up: start missions, joining a running game, the map."""

from dataclasses import replace

from companion.core import Illegal
from companion.games.spy_connection.moves import (
    SETUP,
    TURN,
    Holds,
    Joined,
    Link,
    Starts,
)
from companion.games.spy_connection.rules.standings import with_standings
from companion.games.spy_connection.state import DRAFTED, MOST_ACTIVE, TO_END, Active, State


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
    players = tuple(
        replace(each, on_map=None, started=True, connected=True) for each in state.players
    )
    at = [each.name for each in players].index(move.player)
    return _last_turns(replace(state, players=players, phase=TURN, at=at))


def _last_turns(state: State) -> State:
    """Say who brought the last turns of a game that was joined, and who has played one since.

    It was whoever has seven missions and comes next after the player whose turn it is.
    """
    in_turn = (*state.players[state.at + 1 :], *state.players[: state.at + 1])
    order = state.players if state.early else in_turn
    enders = [number for number, each in enumerate(order) if each.completed >= TO_END]
    if not enders:
        return state
    since = () if state.early else order[enders[0] : -1]
    done = tuple(each.name for each in since)
    return replace(state, ended_by=order[enders[0]].name, finished=done)


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
