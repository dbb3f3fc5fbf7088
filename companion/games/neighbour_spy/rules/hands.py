"""Hands, deck and discards, as far as they are entered."""

from dataclasses import replace

from companion.core import Illegal
from companion.games.neighbour_spy.cards import HAND
from companion.games.neighbour_spy.moves.turn import Discard, Open
from companion.games.neighbour_spy.state import ALL, Player, State

LAST = "neighbour-spy.draw.last"


def discard(state: State, move: Discard) -> State:
    """Discard a card face down and draw another."""
    side = state.side_of(move.player)
    need_counted(state)
    player = state.players[move.player]
    state.need(side == state.turn, "neighbour-spy.discard.turn")
    state.need(state.deck != 0, "neighbour-spy.discard.empty")
    state.need(player.discards is None or player.discards < player.limit, limit_rule(state, player))
    made = None if player.discards is None else player.discards + 1
    laid = spent(state.with_player(player.name, discards=made), player.name, 1)
    always = state.ruled("neighbour-spy.discard.five") == "draws"
    return drawn(laid, player.name, player.hand if always and player.hand else HAND)


def limit_rule(state: State, player: Player) -> str:
    """Return the rule that limits a player's discards."""
    if len(state.players) == 2:
        return "neighbour-spy.discard.four"
    alone = len(state.at_play(state.side_of(player.name))) == 1
    return "neighbour-spy.discard.solo" if alone else "neighbour-spy.discard.team"


def need_counted(state: State) -> None:
    """Refuse what is not entered at this table."""
    if state.detail != ALL:
        raise Illegal("neighbour-spy.detail.facts")


def spent(state: State, name: str, cards: int) -> State:
    """Take cards from a hand; an impossible number makes the hand unknown."""
    hand = state.players[name].hand
    if hand is None or hand < cards:
        return state.with_player(name, hand=None)
    return state.with_player(name, hand=hand - cards)


def drawn(state: State, name: str, full: int = HAND) -> State:
    """Fill a hand from the deck; if one of them is unknown, both are then."""
    hand = state.players[name].hand
    if state.deck == 0:
        return state
    if hand is None or state.deck is None:
        return replace(state.with_player(name, hand=None), deck=None)
    cards = min(max(full - hand, 0), state.deck)
    return replace(state.with_player(name, hand=hand + cards), deck=state.deck - cards)


def open_card(state: State, move: Open) -> State:
    """Record which partner plays face up."""
    if state.side_of(move.player) != state.turn or len(state.sides[state.turn].members) == 1:
        raise Illegal(LAST)
    return replace(state, opened=move.player)


def played(state: State) -> State:
    """Play the two cards of the turn from the hands, and draw, face up first."""
    if last_card_open(state) and not state.opened:
        raise Illegal(LAST)
    members = state.sides[state.turn].members
    each = 2 if len(members) == 1 else 1
    for name in members:
        state = spent(state, name, each)
    for name in sorted(members, key=lambda name: name != state.opened):
        state = drawn(state, name)
    return state


def last_card_open(state: State) -> bool:
    """Say whether two partners both want the last card of the deck."""
    hands = [player.hand for player in state.at_play(state.turn)]
    return len(hands) == 2 and state.deck == 1 and all(h is not None and h <= HAND for h in hands)


def stuck(state: State, side: int) -> bool:
    """Say whether a side cannot play its next turn, as far as is known."""
    players = state.at_play(side)
    least = 2 if len(players) == 1 else 1
    return state.deck == 0 and any(p.hand is not None and p.hand < least for p in players)


def counted(state: State) -> bool:
    """Say whether deck and hands are known."""
    hands = [player.hand for player in state.players.values()]
    return state.deck is not None and None not in hands
