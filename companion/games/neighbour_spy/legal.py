"""What can be entered now: kinds of lines with the moves that the referee would take."""

from collections.abc import Callable, Iterable, Iterator
from itertools import chain, combinations

from companion.contract.move import DUE, FREE, Choice, Due
from companion.core import PUBLIC, Seat
from companion.games.neighbour_spy.byhand import Found, choice, corrections, joined, joined_holding
from companion.games.neighbour_spy.cards import AGENTS, MARKET, OFFERED
from companion.games.neighbour_spy.moves import hand as h
from companion.games.neighbour_spy.moves import market as m
from companion.games.neighbour_spy.moves import talk as t
from companion.games.neighbour_spy.moves import turn as u
from companion.games.neighbour_spy.moves.base import NeighbourMove
from companion.games.neighbour_spy.reasons import REASONS
from companion.games.neighbour_spy.rules import allowed
from companion.games.neighbour_spy.rules.effects import BACK_TO_HAND, CARD_RULES, candidates
from companion.games.neighbour_spy.rules.hands import last_card_open
from companion.games.neighbour_spy.rules.market import open_cards
from companion.games.neighbour_spy.silence import SILENT
from companion.games.neighbour_spy.state import (
    ADVANCED,
    AGAIN,
    ALL,
    DETAILS,
    EFFECT,
    REFILL,
    RESULTS,
    VISIT,
    State,
    Task,
)


def choices(state: State, _seat: Seat) -> Iterator[Found]:
    """Go through what can be entered now."""
    return chain(_due(state), _beside(state), corrections(state))


def due(state: State) -> Due[NeighbourMove]:
    """Return who has to act, with examples of what comes next."""
    if state.outcome:
        return Due()
    first = (next(iter(each.moves()), None) for each in _due(state) if not each.typed)
    examples = tuple(move for move in first if move is not None)[:3]
    return Due(PUBLIC, examples, players=state.sides[state.turn].members)


def _tried(
    state: State, kind: type[NeighbourMove], moves: Callable[[], Iterable[NeighbourMove]]
) -> Iterator[Found]:
    """Offer a kind of which the referee takes at least one move."""
    found = [move for move in moves() if allowed(state, move)]
    if found:
        yield choice(kind, lambda: found)


def _due(state: State) -> Iterator[Found]:
    """Go through the choices that are due."""
    if state.outcome:
        return
    if state.detail == RESULTS:
        yield choice(u.Won, lambda: [u.Won(p, why) for p in state.players for why in REASONS])
    elif state.tasks:
        yield from _market(state)
    elif state.taken:
        yield from _second_key(state)
    else:
        yield from _first_key(state)


def _second_key(state: State) -> Iterator[Found]:
    """Go through what can stay with the side that plays."""
    if last_card_open(state) and not state.opened:
        yield choice(u.Open, lambda: map(u.Open, state.sides[state.turn].members))
        return
    yield choice(u.Kept, lambda: [u.Kept(a) for a in _agents(state) if a != state.taken])
    yield from _tried(state, u.KeptSame, lambda: [u.KeptSame()])


def _first_key(state: State) -> Iterator[Found]:
    """Go through what the other side can take, and what can come before."""
    if state.begun or not _lays_out(state):
        yield choice(u.Took, lambda: map(u.Took, _agents(state)))
        yield from _tried(state, u.Discard, lambda: map(u.Discard, state.sides[state.turn].members))
        yield from _tried(state, u.Spent, lambda: [u.Spent()])
    if _lays_out(state):
        yield _offer(state)
    if not state.begun and state.number == 1:
        yield Choice(h.Joined, joined, {}, ("code",), DUE)
        if state.mode == ADVANCED and state.detail == ALL:
            yield Choice(h.JoinedHolding, joined_holding, {}, ("code", "hands"), DUE)


def _agents(state: State) -> list[str]:
    """Return the agents of which another card can come."""
    return [agent for agent in AGENTS if state.unseen(agent) > 0]


def _lays_out(state: State) -> bool:
    """Say whether the three open market cards can be entered now."""
    return state.mode == ADVANCED and state.detail == ALL and state.offer is None


def _offer(state: State) -> Found:
    """Offer to enter the open market cards."""
    return choice(m.Offer, lambda: map(m.Offer, combinations(state.hidden_market, OFFERED)))


def _market(state: State) -> Iterator[Found]:
    """Go through the choices that the market asks for."""
    task = state.tasks[0]
    if task.kind == VISIT:
        members = state.sides[task.side].members
        cards = open_cards(state)
        yield choice(m.Take, lambda: [m.Take(name, card) for card in cards for name in members])
    elif task.kind == REFILL:
        yield choice(m.Refill, lambda: map(m.Refill, state.hidden_market))
    elif task.kind == EFFECT and task.card in BACK_TO_HAND:
        yield _caused(task, m.TakesBack, lambda: map(m.TakesBack, candidates(state, task)))
    elif task.kind in (EFFECT, AGAIN):
        yield _caused(task, m.Hires, lambda: map(m.Hires, candidates(state, task)))
    yield from _tried(state, m.Passes, lambda: [m.Passes()])


def _caused(
    task: Task, kind: type[NeighbourMove], moves: Callable[[], Iterable[NeighbourMove]]
) -> Found:
    """Return a choice that a market card asks for, with the card's rule as its entry."""
    return Choice(kind, moves, entry=CARD_RULES.get(task.card, ""))


def _beside(state: State) -> Iterator[Found]:
    """Go through what can be said at any time."""
    yield choice(t.Remark, lambda: [t.Remark("")], "words")
    cards = (*AGENTS, *(MARKET if state.mode == ADVANCED else ()))
    yield choice(t.Renamed, lambda: [t.Renamed(card, "") for card in cards], "words")
    if state.outcome:
        return
    yield choice(
        t.Ruling, lambda: [t.Ruling(rule, way) for rule in SILENT for way in SILENT[rule].choices]
    )
    yield from _tried(state, t.Detail, lambda: map(t.Detail, DETAILS))
    if state.detail != RESULTS:
        given_up = [u.Won(name, "agreed") for name in state.players]
        yield Choice(u.Won, lambda: given_up, group=FREE)
