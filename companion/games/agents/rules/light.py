"""The searchlight: it turns by one segment, and shows a briefcase or a key."""

from dataclasses import replace

from companion.core import Illegal
from companion.games.agents.box import LIGHT
from companion.games.agents.keyring import having
from companion.games.agents.moves.keys import Looks, Shows, Turns
from companion.games.agents.silence import ALL
from companion.games.agents.state import Player, State, waits_for_light


def turns(state: State, move: Turns) -> State:
    """Turn the searchlight to the next segment."""
    if state.detail == ALL:
        state.need(waits_for_light(state.turn), "agents.light.action")
    if not waits_for_light(state.turn):
        state = state.begins(LIGHT)
    board = state.edition.board
    if not board.segments:
        elsewhere = state.early or not move.hideout or move.hideout != state.light
        state.need(elsewhere, "agents.light.one")
        state = state.check(None, lambda: True, "agents.light.one")
        return replace(state, light=move.hideout).acted(turned=True)
    clockwise = state.ruled("agents.light.way") == "clockwise"
    places = board.turned(state.places, move.hideout, clockwise)
    state.need(bool(places), "agents.light.one")
    places = places or lit_places(state, move.hideout)
    return replace(state, light=move.hideout, places=places).acted(turned=True)


def lit_places(state: State, hideout: int) -> frozenset[int]:
    """Return all places of the searchlight in which it lights this hideout."""
    segments = state.edition.board.segments
    return frozenset(at for at, each in enumerate(segments) if each.hideout == hideout)


def looks(state: State, _move: Looks) -> State:
    """Look into the briefcase in the light."""
    state.need(bool(state.light), "agents.light.there")
    return _used(state).has_looked(str(state.light))


def shows(state: State, move: Shows) -> State:
    """Turn a hidden key of another player face up."""
    other = state.of(move.player)
    if other.name == state.player.name or other.out:
        raise Illegal("agents.light.other")
    if not other.hidden:
        raise Illegal("agents.keys.hidden")
    if any(move.hideout in each.shown for each in state.players):
        raise Illegal("agents.keys.shown")
    lit = _in_the_light(state, other)
    state = state.check(lit, lambda: bool(lit), "agents.light.there")
    keyrings = having(state.keyrings, move.hideout, state.players.index(other))
    if not (keyrings or state.early):  # everybody saw that it is somewhere else
        raise Illegal("agents.keys.four")
    other = replace(other, hidden=other.hidden - 1, shown=other.shown | {move.hideout})
    return _used(state.changed(other).keyed(keyrings))


def _in_the_light(state: State, player: Player) -> bool | None:
    """Say whether a secret agent stands in the light; None if that is unknown."""
    lit = [state.edition.board.segments[place].circles for place in state.places]
    if not player.at or not lit or not all(lit):
        return None
    return any(player.at in circles for circles in lit)


def _used(state: State) -> State:
    """Use the light that was just turned, once or as the players decided."""
    act = state.turn.act
    state.need(act.action == LIGHT and act.turned, "agents.light.first")
    most = 2 if state.ruled("agents.light.uses") == "both" else 1
    state.need(act.uses < most, "agents.light.uses")
    return state.acted(uses=act.uses + 1)
