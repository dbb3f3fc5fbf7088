"""What can be entered now: kinds of lines, each with the moves that the referee would take."""

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations

from companion.core import PUBLIC, Seat
from companion.game import Choice, Due, Legal
from companion.games.neighbour_spy.cards import AGENTS, HAND, LASTING, MARKET, OFFERED
from companion.games.neighbour_spy.moves import hand as h
from companion.games.neighbour_spy.moves import market as m
from companion.games.neighbour_spy.moves import talk as t
from companion.games.neighbour_spy.moves import turn as u
from companion.games.neighbour_spy.moves.base import Move
from companion.games.neighbour_spy.options import DECK, OFFER, PILE
from companion.games.neighbour_spy.reasons import REASONS
from companion.games.neighbour_spy.ring import SPACES
from companion.games.neighbour_spy.rules import allowed
from companion.games.neighbour_spy.rules.effects import BACK_TO_HAND, candidates
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
)

Found = Choice[Move]


def legal(state: State, seat: Seat) -> Legal[Move]:
    """View what can be entered; all of it is entered at the one seat that everybody shares."""
    found = (*_due(state), *_beside(state), *_corrections(state)) if seat == PUBLIC else ()
    return Legal(found, lambda move: seat == PUBLIC and allowed(state, move))


def due(state: State) -> Due[Move]:
    """Wait for what comes next, and show how it is written."""
    if state.outcome:
        return Due()
    first = (next(iter(choice.moves()), None) for choice in _due(state) if not choice.typed)
    return Due(PUBLIC, tuple(move for move in first if move is not None)[:3])


def _choice(kind: type[Move], moves: Callable[[], Iterable[Move]], *typed: str) -> Found:
    """Make a choice of a kind."""
    return Choice(kind, moves, {}, typed)


def _tried(state: State, kind: type[Move], moves: Callable[[], Iterable[Move]]) -> Iterator[Found]:
    """Offer a kind where the referee takes any of its moves; those it refuses are left out."""
    found = [move for move in moves() if allowed(state, move)]
    if found:
        yield _choice(kind, lambda: found)


def _due(state: State) -> Iterator[Found]:
    """Go through what the game waits for."""
    if state.outcome:
        return
    if state.detail == RESULTS:
        yield _choice(u.Won, lambda: [u.Won(p, why) for p in state.players for why in REASONS])
    elif state.tasks:
        yield from _market(state)
    elif state.taken:
        yield _choice(u.Kept, lambda: [u.Kept(a) for a in _agents(state) if a != state.taken])
        yield from _tried(state, u.KeptSame, lambda: [u.KeptSame()])
        yield from _tried(state, u.Open, lambda: map(u.Open, state.sides[state.turn].members))
    elif _lays_out(state) and not state.begun:
        yield _offer(state)
    else:
        yield _choice(u.Took, lambda: map(u.Took, _agents(state)))
        yield from _tried(state, u.Discard, lambda: map(u.Discard, state.sides[state.turn].members))
        yield from _tried(state, u.Spent, lambda: [u.Spent()])
        if _lays_out(state):
            yield _offer(state)


def _agents(state: State) -> list[str]:
    """Give the agents of which the box holds another card."""
    return [agent for agent in AGENTS if state.unseen(agent) > 0]


def _lays_out(state: State) -> bool:
    """Say whether the three open cards can be entered now."""
    return state.mode == ADVANCED and state.detail == ALL and state.offer is None


def _offer(state: State) -> Found:
    """Offer to lay out the open cards."""
    return _choice(m.Offer, lambda: map(m.Offer, combinations(state.hidden_market, OFFERED)))


def _market(state: State) -> Iterator[Found]:
    """Go through what answers the market."""
    task = state.tasks[0]
    if task.kind == VISIT:
        members = state.sides[task.side].members
        cards = open_cards(state)
        yield _choice(m.Take, lambda: [m.Take(name, card) for card in cards for name in members])
    elif task.kind == REFILL:
        yield _choice(m.Refill, lambda: map(m.Refill, state.hidden_market))
    elif task.kind == EFFECT and task.card in BACK_TO_HAND:
        yield _choice(m.TakesBack, lambda: map(m.TakesBack, candidates(state, task)))
    elif task.kind in (EFFECT, AGAIN):
        yield _choice(m.Recruits, lambda: map(m.Recruits, candidates(state, task)))
    yield from _tried(state, m.Passes, lambda: [m.Passes()])


def _beside(state: State) -> Iterator[Found]:
    """Go through what can be said beside the turns."""
    yield _choice(t.Remark, lambda: [t.Remark("")], "words")
    cards = (*AGENTS, *(MARKET if state.mode == ADVANCED else ()))
    yield _choice(t.Renamed, lambda: [t.Renamed(card, "") for card in cards], "words")
    if state.outcome:
        return
    yield _choice(
        t.Ruling, lambda: [t.Ruling(rule, way) for rule in SILENT for way in SILENT[rule].choices]
    )
    yield from _tried(state, t.Detail, lambda: map(t.Detail, DETAILS))


def _corrections(state: State) -> Iterator[Found]:
    """Go through what can be set by hand."""
    if state.outcome or state.detail == RESULTS:
        return
    players, everybody = [side.members[0] for side in state.sides], tuple(state.players)
    yield _choice(h.SetFigure, lambda: _figures(state, players))
    yield _choice(h.SetCopies, lambda: _copies(state, players))
    yield _choice(h.SetTurn, lambda: map(h.SetTurn, players))
    if state.detail == ALL:
        yield _choice(h.SetDiscards, lambda: _discards(state))
        yield _choice(
            h.SetHand, lambda: [h.SetHand(name, n) for name in everybody for n in range(HAND + 2)]
        )
        yield _choice(h.SetDeck, lambda: [h.SetDeck(0)], "number")
    if state.mode == ADVANCED:
        yield _choice(h.SetMarket, lambda: _places(state, players))
    if not state.begun and not state.taken and state.number == 1:
        yield _choice(h.Joined, lambda: _joined(), "code")


def _figures(state: State, players: Iterable[str]) -> Iterator[Move]:
    """Put each figure on any space where nobody stands."""
    for side, name in enumerate(players):
        taken = state.sides[1 - side].space
        yield from (h.SetFigure(name, space) for space in range(SPACES) if space != taken)


def _discards(state: State) -> Iterator[Move]:
    """Count each player's discards anew."""
    for player in state.players.values():
        yield from (h.SetDiscards(player.name, number) for number in range(player.limit + 1))


def _copies(state: State, players: Iterable[str]) -> Iterator[Move]:
    """Give each side as many copies as there can be."""
    for side, name in enumerate(players):
        for agent in AGENTS:
            most = state.sides[side].copies.get(agent, 0) + state.unseen(agent)
            yield from (h.SetCopies(name, agent, number) for number in range(most + 1))


def _places(state: State, players: Iterable[str]) -> Iterator[Move]:
    """Put each market card where it can lie."""
    for card in MARKET:
        lasting = players if card in LASTING else ()
        for where in (OFFER, DECK, PILE, *lasting):
            if allowed(state, h.SetMarket(card, where)):
                yield h.SetMarket(card, where)


def _joined() -> Iterator[Move]:
    """Put both figures anywhere apart; the rest is typed."""
    for first in range(SPACES):
        yield from (h.Joined(first, second, "") for second in range(SPACES) if second != first)
