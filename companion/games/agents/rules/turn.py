"""The turn: the die, an action card, and the end."""

from dataclasses import replace

from companion.core import Illegal
from companion.games.agents.box import BY_DIE, CARDS, LIGHT, MOST_ACTIONS
from companion.games.agents.moves.turn import Done, Play, Throw
from companion.games.agents.silence import ALL
from companion.games.agents.state import Player, State, Turn, waits_for_light


def throw(state: State, move: Throw) -> State:
    """Record the die, for the turn or a bonus card."""
    if not state.turn.throws:
        if state.turn.die:
            raise Illegal("agents.turn.die-once")
        state = state.turned(die=move.number)
    act = state.turn.act
    if act.action in BY_DIE and not act.die:
        return state.acted(die=move.number, left=state.steps(act.action, move.number))
    return state


def play(state: State, move: Play) -> State:
    """Choose an action card that is up, and one of its actions."""
    state.need(bool(state.turn.die), "agents.turn.die-first")
    if state.turn.card:
        raise Illegal("agents.turn.one-card")
    up = state.player.up
    state = state.check(up, lambda: move.card in (up or ()), "agents.card.used")
    known = state.edition.cards.get(move.card)
    state = state.check(known, lambda: move.action in (known or ()), "agents.card.actions")
    shown = state.player.used.get(move.card, frozenset()) | {move.action}
    if not known and len(shown) > MOST_ACTIONS:
        state.need(state.early, "agents.card.actions")
    else:
        used = {**state.player.used, move.card: shown}
        state = state.changed(replace(state.player, used=used))
    return state.turned(card=move.card).begins(move.action)


def done(state: State, _move: Done) -> State:
    """End the turn, once all is done that the card and the meetings ask for."""
    turn = state.turn
    need_bonus_used(state)
    if state.detail == ALL:
        state.need(bool(turn.card), "agents.turn.card")
        state.need(turn.act.action != LIGHT or turn.act.turned, "agents.light.turn")
        state.need(not any(act.left for act in turn.acts), "agents.turn.unmoved")
    left = bool(turn.due or turn.free)
    state.need(not left or may_decline(state), "agents.turn.checks")
    return ended(state.changed(_turned_down(state.player, turn.card)))


def may_decline(state: State) -> bool:
    """Say whether the players decided that a check may be left."""
    return state.ruled("agents.check.decline") == "may"


def need_bonus_used(state: State) -> None:
    """Refuse other moves before the bonus card that was just found is used."""
    act = state.turn.act
    waits = act.bonus and (state.turn.throws or waits_for_light(state.turn) or bool(act.left))
    state.need(not waits, "agents.bonus.at-once")


def _turned_down(player: Player, card: int) -> Player:
    """Turn the card of the turn down; after the last one, all five come up."""
    if player.up is None:
        return player
    up = player.up - {card}
    return replace(player, up=up or frozenset(CARDS))


def ended(state: State) -> State:
    """Go on to the next player who is still in."""
    number = len(state.players)
    ahead = ((state.at + step) % number for step in range(1, number + 1))
    at = next((each for each in ahead if not state.players[each].out), state.at)
    looked = {**state.looked, state.players[at].name: ()}
    turns = state.turns + (at <= state.at)
    return replace(state, at=at, turns=turns, turn=Turn(), looked=looked)
