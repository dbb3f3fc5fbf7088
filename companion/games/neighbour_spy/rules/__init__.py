"""The referee of My Neighbour Spy: which lines may come now, and what they change."""

from collections.abc import Callable
from dataclasses import replace

from companion.contract.referee import Referee, Waived
from companion.games.neighbour_spy.moves import hand as h
from companion.games.neighbour_spy.moves import market as m
from companion.games.neighbour_spy.moves import talk as t
from companion.games.neighbour_spy.moves import turn as u
from companion.games.neighbour_spy.moves.base import NeighbourMove
from companion.games.neighbour_spy.rules import (
    corrections,
    ending,
    hands,
    joining,
    market,
    talk,
    turn,
)
from companion.games.neighbour_spy.rules.moment import AFTER_THE_END, need_moment
from companion.games.neighbour_spy.silence import MAY_HAPPEN
from companion.games.neighbour_spy.state import State
from companion.untyped import GamesOwn


def _played(state: State, move: NeighbourMove) -> State:
    """Check a line and do what it says; a game that goes on after its end is open again."""
    need_moment(state, move)
    if state.outcome and not isinstance(move, AFTER_THE_END):
        state = replace(state, outcome=None, reasons=())
    return DOES[type(move)](state, move)


def _noted(state: State, rules: Waived) -> State:
    """Record that rules were broken in this round."""
    return replace(state, breaches=(*state.breaches, *((state.number, rule) for rule in rules)))


DOES: dict[type[NeighbourMove], Callable[[State, GamesOwn], State]] = {
    u.Discard: hands.discard,
    u.Open: hands.open_card,
    u.Took: turn.took,
    u.Kept: turn.kept,
    u.KeptSame: turn.kept_same,
    u.Spent: ending.cards_spent,
    u.Won: ending.won,
    m.Offer: market.offer,
    m.Take: market.take,
    m.Refill: market.refill,
    m.Hires: market.hires,
    m.TakesBack: market.takes_back,
    m.Passes: market.passes,
    t.Ruling: talk.ruling,
    t.Remark: talk.remark,
    t.Renamed: talk.renamed,
    t.Detail: talk.detail,
    h.SetFigure: corrections.figure,
    h.SetCopies: corrections.copies,
    h.SetTurn: corrections.turn,
    h.SetDiscards: corrections.discards,
    h.SetHand: corrections.hand,
    h.SetDeck: corrections.deck,
    h.SetMarket: corrections.market,
    h.Joined: joining.joined,
    h.JoinedHolding: joining.joined,
}
REFEREE: Referee[State, NeighbourMove] = Referee(
    _played,
    t.Happened,
    MAY_HAPPEN,
    which="neighbour-spy.happened.which",
    kept="neighbour-spy.happened.broken",
    noted=_noted,
)
apply, allowed, happened = REFEREE.apply, REFEREE.allowed, REFEREE.happened
