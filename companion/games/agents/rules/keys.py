"""Keys: from the supply, and by a duel."""

from dataclasses import replace

from companion.core import Illegal
from companion.games.agents.box import GOING
from companion.games.agents.keyring import SUPPLY, given
from companion.games.agents.moves.keys import Duel, TakesKey
from companion.games.agents.rules.passing import need_room_to_pass
from companion.games.agents.silence import ALL
from companion.games.agents.state import Player, State


def takes(state: State, _move: TakesKey) -> State:
    """Take a hidden key at a sign."""
    if not state.supply:
        raise Illegal("agents.keys.supply")
    act, board = state.turn.act, state.edition.board
    if state.detail == ALL:
        state.need(act.action in GOING, "agents.keys.symbol")
    passed = state.passed if board.keys else None
    signs = len(board.keys & (passed or frozenset()))
    state = state.check(passed, lambda: act.keys < signs, "agents.keys.symbol")
    _need_room(state)
    state = state.with_key(SUPPLY)
    return state.acted(keys=act.keys + 1) if act.action else state


def _need_room(state: State) -> None:
    """Refuse a second key, if the players decided so."""
    one = state.ruled("agents.keys.several") == "one"
    state.need(not (one and state.player.keys), "agents.keys.several")


def duel(state: State, move: Duel) -> State:
    """Play a duel for a key of a player whose secret agent was passed."""
    other, act = state.of(move.player), state.turn.act
    if other.name == state.player.name or other.out:
        raise Illegal("agents.duel.other")
    if not other.keys:
        raise Illegal("agents.duel.key")
    if move.prize not in other.shown and not (move.prize == 0 and other.hidden):
        raise Illegal("agents.duel.prize")
    if state.detail == ALL:
        state.need(act.action in GOING, "agents.duel.passing")
    passed = state.passed if other.at else None
    state = state.check(passed, lambda: other.at in (passed or ()), "agents.duel.passing")
    _need_room(state)
    state.need(move.player not in act.duels, "agents.duel.once")
    need_room_to_pass(state)
    again = move.mine == move.theirs and state.ruled("agents.duel.tie") == "again"
    if act.action and not again:
        state = state.acted(duels=act.duels | {move.player})
    return _won(state, other, move.prize) if move.mine > move.theirs else state


def _won(state: State, other: Player, prize: int) -> State:
    """Give a key to its new owner, as a hidden one."""
    lost = replace(other, hidden=other.hidden - (prize == 0), shown=other.shown - {prize})
    if not prize:
        return state.changed(lost).with_key(state.players.index(other))
    state = state.changed(lost).changed(replace(state.player, hidden=state.player.hidden + 1))
    return state.keyed(given(state.keyrings, prize, state.at))
