"""Corrections by hand, whatever earlier lines say."""

from dataclasses import replace

from companion.core import Illegal
from companion.games.neighbour_spy.cards import LASTING, OFFERED
from companion.games.neighbour_spy.moves import hand as h
from companion.games.neighbour_spy.options import DECK, OFFER, PILE
from companion.games.neighbour_spy.ring import SPACES, moved_to
from companion.games.neighbour_spy.rules.hands import need_counted
from companion.games.neighbour_spy.state import ADVANCED, State

RANGE, FIRST = "neighbour-spy.correct.range", "neighbour-spy.market.first"


def figure(state: State, move: h.SetFigure) -> State:
    """Put a figure on this space; nobody is caught by that."""
    side = state.side_of(move.player)
    other = state.sides[1 - side].at
    if (move.space - other) % SPACES == 0:
        raise Illegal("neighbour-spy.correct.apart")
    return state.with_side(side, at=moved_to(move.space, other, side))


def copies(state: State, move: h.SetCopies) -> State:
    """Set how many copies of an agent a side has."""
    side = state.side_of(move.player)
    more = move.number - state.sides[side].copies.get(move.agent, 0)
    if more > state.unseen(move.agent):
        raise Illegal("neighbour-spy.box")
    return state.with_copies(side, move.agent, more)


def turn(state: State, move: h.SetTurn) -> State:
    """Set whose turn it is; an unfinished turn is dropped."""
    side = state.side_of(move.player)
    pile = (*state.pile, *(task.card for task in state.tasks if task.card))
    return replace(state, turn=side, taken="", opened="", hired=False, tasks=(), pile=pile)


def discards(state: State, move: h.SetDiscards) -> State:
    """Set how many cards a player has discarded."""
    _need_count(state, move.number)
    state.side_of(move.player)
    return state.with_player(move.player, discards=move.number)


def hand(state: State, move: h.SetHand) -> State:
    """Set how many cards a player holds."""
    _need_count(state, move.number)
    state.side_of(move.player)
    return state.with_player(move.player, hand=move.number)


def deck(state: State, move: h.SetDeck) -> State:
    """Set how many agents are left in the deck."""
    _need_count(state, move.number)
    return replace(state, deck=move.number)


def _need_count(state: State, number: int) -> None:
    """Refuse more cards than there are in hands, deck and discards."""
    need_counted(state)
    if number > most_cards(state):
        raise Illegal(RANGE)


def most_cards(state: State) -> int:
    """Return how many agents are not in play, all of which can be in one place."""
    return sum(map(state.unseen, state.box.agents))


def market(state: State, move: h.SetMarket) -> State:
    """Put a market card where it really is."""
    if state.mode != ADVANCED:
        raise Illegal("neighbour-spy.mode.advanced")
    if any(task.card == move.card for task in state.tasks):
        raise Illegal(FIRST)
    state = _lifted(state, move.card)
    if move.where == OFFER:
        if state.offer is None or len(state.offer) >= OFFERED:
            raise Illegal("neighbour-spy.market.three")
        return replace(state, offer=(*state.offer, move.card))
    if move.where == PILE:
        return replace(state, pile=(*state.pile, move.card))
    if move.where == DECK:
        return state
    side = state.side_of(move.where)
    if move.card not in LASTING:
        raise Illegal("neighbour-spy.market.instant")
    return state.with_side(side, lasting=(*state.sides[side].lasting, move.card))


def _lifted(state: State, card: str) -> State:
    """Remove a market card from wherever it is."""

    def without(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(each for each in cards if each != card)

    for side in (0, 1):
        state = state.with_side(side, lasting=without(state.sides[side].lasting))
    offer = None if state.offer is None else without(state.offer)
    return replace(state, offer=offer, pile=without(state.pile))
