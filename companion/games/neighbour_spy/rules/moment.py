"""When a line may come: what is due before it, and in which mode and detail."""

from companion.contract.move import CORRECTION
from companion.core import Illegal
from companion.games.neighbour_spy.moves import market as m
from companion.games.neighbour_spy.moves import talk as t
from companion.games.neighbour_spy.moves import turn as u
from companion.games.neighbour_spy.moves.base import NeighbourMove
from companion.games.neighbour_spy.state import (
    ADVANCED,
    AGAIN,
    ALL,
    EFFECT,
    REFILL,
    RESULTS,
    VISIT,
    State,
)

TALK = (t.Ruling, t.Remark, t.Renamed, t.Detail)
AFTER_THE_END = (t.Remark, t.Renamed)
MARKET = (m.Offer, m.Take, m.Refill, m.Hires, m.TakesBack, m.Passes)
ANSWERS: dict[str, tuple[type[NeighbourMove], ...]] = {
    VISIT: (m.Take, m.Passes),
    REFILL: (m.Refill,),
    EFFECT: (m.Hires, m.TakesBack, m.Passes),
    AGAIN: (m.Hires, m.Passes),
}


def need_moment(state: State, move: NeighbourMove) -> None:
    """Refuse a line that cannot come now."""
    if state.outcome and not isinstance(move, AFTER_THE_END):
        state.need(False, "neighbour-spy.end.over")
    if isinstance(move, TALK) or move.group == CORRECTION:
        return
    if isinstance(move, MARKET) and state.mode != ADVANCED:
        raise Illegal("neighbour-spy.mode.advanced")
    if isinstance(move, u.Won):
        return
    if state.detail == RESULTS:
        raise Illegal("neighbour-spy.detail.results")
    if state.tasks:
        _need_answer(state, move)
    else:
        _need_step(state, move)


def _need_answer(state: State, move: NeighbourMove) -> None:
    """Refuse any line that does not answer the market, which comes first."""
    kind = state.tasks[0].kind
    if isinstance(move, ANSWERS[kind]):
        return
    raise Illegal("neighbour-spy.market.refill" if kind == REFILL else "neighbour-spy.market.first")


def need_laid_out(state: State) -> None:
    """Refuse what comes before the three open market cards are entered."""
    if state.mode == ADVANCED and state.detail == ALL and state.offer is None and not state.begun:
        raise Illegal("neighbour-spy.market.three")


def _need_step(state: State, move: NeighbourMove) -> None:
    """Refuse what is not the next step of the turn."""
    if isinstance(move, m.Take):
        need_laid_out(state)  # the referee of the market refuses a card without a landing
        return
    if isinstance(move, MARKET) and not isinstance(move, m.Offer):
        raise Illegal("neighbour-spy.market.instant")
    if isinstance(move, (u.Kept, u.KeptSame)) and not state.taken:
        raise Illegal("neighbour-spy.hire.other-first")
    if not state.taken or isinstance(move, (u.Kept, u.KeptSame, u.Open)):
        return
    if isinstance(move, u.Discard):
        state.need(False, "neighbour-spy.discard.before")
    else:
        raise Illegal("neighbour-spy.hire.both")
