"""The black market: taking cards, filling the gap, and the cards' effects."""

from dataclasses import replace

from companion.core import Illegal
from companion.games.neighbour_spy.cards import INSTANT, OFFERED, SMOKE_SCREEN, SPYCATION, TRUCK
from companion.games.neighbour_spy.moves.market import (
    Hires,
    Offer,
    Passes,
    Refill,
    Take,
    TakesBack,
)
from companion.games.neighbour_spy.rules.effects import (
    BACK_TO_HAND,
    CARD_RULES,
    candidates,
    declinable,
)
from companion.games.neighbour_spy.rules.ending import finished
from companion.games.neighbour_spy.rules.hands import drawn, spent
from companion.games.neighbour_spy.rules.walking import hire, walk
from companion.games.neighbour_spy.state import AGAIN, ALL, EFFECT, REFILL, VISIT, State, Task

BOX, SEEN = "neighbour-spy.box", "neighbour-spy.market.seen"


def settled(state: State) -> State:
    """Do all tasks without a choice; if both sides have hired, the turn ends after the last one."""
    while state.tasks:
        done = _by_itself(state, state.tasks[0])
        if done is None:
            return state
        state = done
    return finished(state) if state.hired else state


def _by_itself(state: State, task: Task) -> State | None:
    """Return the state after a task without a choice; None if there is one."""
    if task.kind == EFFECT and task.card == TRUCK:
        return _moved(_popped(state), task, 1)
    if task.kind == EFFECT and not candidates(state, task):
        return _popped(state)
    if task.kind == VISIT and not open_cards(state):
        return _popped(state)
    if task.kind == REFILL and not state.hidden_market:
        shuffles = state.ruled("neighbour-spy.market.empty") == "shuffled" and state.pile
        return replace(state, pile=()) if shuffles else _popped(state)
    return None


def open_cards(state: State) -> tuple[str, ...]:
    """Return the cards that can be taken, as far as is known."""
    return state.hidden_market if state.offer is None else state.offer


def _popped(state: State) -> State:
    """Remove the first task; its instant card goes onto the pile."""
    task, rest = state.tasks[0], state.tasks[1:]
    used = (task.card,) if task.card else ()
    return replace(state, tasks=rest, pile=(*state.pile, *used))


def _pushed(state: State, *tasks: Task) -> State:
    """Put tasks before all others."""
    return replace(state, tasks=(*tasks, *state.tasks))


def _moved(state: State, task: Task, steps: int) -> State:
    """Move a figure for a card; if it lands on the market, that is the next task."""
    walked, landed = walk(state, task.side, steps)
    return _pushed(walked, Task(VISIT, task.side, chained=True)) if landed else walked


def offer(state: State, move: Offer) -> State:
    """Enter the three open cards."""
    fresh = state.detail == ALL and state.offer is None
    if not fresh or len(set(move.cards)) != OFFERED:
        raise Illegal("neighbour-spy.market.three")
    if not set(move.cards) <= set(state.hidden_market):
        raise Illegal(SEEN)
    return replace(state, offer=move.cards)


def take(state: State, move: Take) -> State:
    """Take a card for a side that landed on the market."""
    side = state.side_of(move.player)
    state = _visiting(state, side)
    if move.card not in (*state.hidden_market, *(state.offer or ())):
        raise Illegal(SEEN)
    known = state.offer
    state.need(known is None or move.card in known, "neighbour-spy.market.offer")
    left = None if known is None else tuple(card for card in known if card != move.card)
    taken = replace(_popped(state), offer=left)
    if move.card in INSTANT:
        taken = _pushed(taken, Task(EFFECT, side, move.card, move.player))
    else:
        taken = taken.with_side(side, lasting=(*taken.sides[side].lasting, move.card))
    gap = known is not None and left is not None and len(left) < len(known)
    return settled(_pushed(taken, Task(REFILL, side)) if gap else taken)


def _visiting(state: State, side: int) -> State:
    """Return the state with this side's visit to the market first, or refuse it."""
    if state.tasks and state.tasks[0].side == side:
        return state
    visits = tuple(task for task in state.tasks if task.kind == VISIT and task.side == side)
    if not visits:
        state.need(False, _no_visit(state, side))
        return _pushed(state, Task(VISIT, side))
    state.need(False, "neighbour-spy.market.order")
    rest = (task for task in state.tasks if task not in visits[:1])
    return replace(state, tasks=(visits[0], *rest))


def _no_visit(state: State, side: int) -> str:
    """Return the rule by which a side takes no card now."""
    on_it = state.sides[side].space in state.box.market_spaces
    return "neighbour-spy.market.zero" if on_it else "neighbour-spy.market.exact"


def refill(state: State, move: Refill) -> State:
    """Fill the gap in the offer."""
    if move.card not in state.hidden_market:
        raise Illegal(SEEN)
    return settled(replace(_popped(state), offer=(*(state.offer or ()), move.card)))


def hires(state: State, move: Hires) -> State:
    """Hire by an instant card, from the deck or the hand."""
    task = state.tasks[0]
    if task.card in BACK_TO_HAND and task.kind != AGAIN:
        raise Illegal(CARD_RULES[task.card])
    if state.unseen(move.agent) < 1:
        raise Illegal(BOX)
    if task.kind == AGAIN and move.agent != task.agent:
        raise Illegal(CARD_RULES[task.card])
    state.need(move.agent in candidates(state, task), CARD_RULES[task.card])
    if task.card == SMOKE_SCREEN:
        left = replace(state, deck=None if state.deck is None else max(0, state.deck - 1))
    else:
        left = drawn(spent(state, task.player, 1), task.player)
    grown, landed = hire(_popped(left), task.side, move.agent)
    return settled(_pushed(grown, Task(VISIT, task.side, chained=True)) if landed else grown)


def takes_back(state: State, move: TakesBack) -> State:
    """Return an agent from the table to the hand; no figure moves."""
    task = state.tasks[0]
    fits = task.kind == EFFECT and task.card in BACK_TO_HAND
    if not fits or move.agent not in candidates(state, task):
        raise Illegal(CARD_RULES[task.card])
    own = task.card == SPYCATION
    less = state.with_copies(task.side if own else 1 - task.side, move.agent, -1)
    hand = less.players[task.player].hand
    held = less.with_player(task.player, hand=None if hand is None else hand + 1)
    if not own:
        return settled(_popped(held))
    again = replace(task, kind=AGAIN, agent=move.agent)
    return settled(replace(held, tasks=(again, *held.tasks[1:])))


def passes(state: State, move: Passes) -> State:
    """Leave a card without effect, or the market without a card."""
    task = state.tasks[0]
    if task.kind == VISIT:
        may = task.chained and state.ruled("neighbour-spy.market.chain") == "may"
        state.need(may, "neighbour-spy.market.must")
    else:
        state.need(declinable(state, task), "neighbour-spy.card.must")
    return settled(_popped(state))
