"""What each row of a list brings at the end of the turn, as far as that is certain."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass

from companion.core import Illegal
from companion.games.neighbour_spy.cards import AGENTS
from companion.games.neighbour_spy.moves import market as m
from companion.games.neighbour_spy.moves import turn as u
from companion.games.neighbour_spy.moves.base import NeighbourMove
from companion.games.neighbour_spy.rules import apply
from companion.games.neighbour_spy.rules.effects import BACK_TO_HAND, candidates
from companion.games.neighbour_spy.rules.ending import Reason, decided, met
from companion.games.neighbour_spy.rules.market import open_cards
from companion.games.neighbour_spy.state import AGAIN, EFFECT, REFILL, VISIT, State

NOTHING = ""  # stands for the row by which nothing happens


@dataclass(frozen=True)
class Brings:
    """What a row brings: the side that then wins, and each condition that is met."""

    winner: int
    reasons: tuple[Reason, ...]
    so_far: bool = False  # whether the market comes first, which can still change it


def foreseen(state: State) -> Mapping[str, Brings]:
    """Return what each agent or card of the current list brings, if somebody wins by it.

    A card that brings partners different things, as their hands differ, is left out.
    """
    found: dict[str, set[Brings | None]] = {}
    for row, move in _rows(state):
        with suppress(Illegal):
            found.setdefault(row, set()).add(_after(state, move))
    alike = {row: each.pop() for row, each in found.items() if len(each) == 1}
    return {row: brings for row, brings in alike.items() if brings}


def _rows(state: State) -> Iterator[tuple[str, NeighbourMove]]:
    """Go through the rows that can end the turn, each with a move."""
    if state.tasks:
        yield from _market(state)
    elif state.taken:
        yield from ((agent, u.Kept(agent)) for agent in AGENTS if agent != state.taken)
        yield state.taken, u.KeptSame()


def _market(state: State) -> Iterator[tuple[str, NeighbourMove]]:
    """Go through the rows that the market asks for; what fills a gap changes nothing."""
    task = state.tasks[0]
    if task.kind == VISIT:
        for name in state.sides[task.side].members:
            yield from ((card, m.Take(name, card)) for card in open_cards(state))
    elif task.kind in (EFFECT, AGAIN):
        back = task.kind == EFFECT and task.card in BACK_TO_HAND
        kind = m.TakesBack if back else m.Hires
        yield from ((agent, kind(agent)) for agent in candidates(state, task))
    if task.kind != REFILL:
        yield NOTHING, m.Passes()


def _after(state: State, move: NeighbourMove) -> Brings | None:
    """Return what a move brings; gaps in the offer are filled by any card."""
    state = apply(state, move)
    while state.tasks and state.tasks[0].kind == REFILL:
        state = apply(state, m.Refill(state.hidden_market[0]))
    so_far = state.hired  # the turn is not over yet
    standing = tuple(met(state)) if so_far else ()
    stands = decided(state, standing, state.turn) if standing else state
    if stands.outcome is None:
        return None
    return Brings(stands.side_of(stands.outcome.winners[0]), stands.reasons, so_far)
