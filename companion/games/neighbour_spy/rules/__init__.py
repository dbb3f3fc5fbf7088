"""The referee: which line may come now, and what it changes."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from companion.breaches import broken, need_broken
from companion.core import Illegal
from companion.games.neighbour_spy.moves import hand as h
from companion.games.neighbour_spy.moves import market as m
from companion.games.neighbour_spy.moves import talk as t
from companion.games.neighbour_spy.moves import turn as u
from companion.games.neighbour_spy.moves.base import Move
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


def apply(state: State, move: Move) -> State:
    """Play one line, or refuse it by a rule."""
    return _against(state, move) if isinstance(move, t.Happened) else _played(state, move)


def allowed(state: State, move: Move) -> bool:
    """Say whether the referee takes the line."""
    try:
        apply(state, move)
    except Illegal:
        return False
    return True


def happened(state: State, move: Move) -> Move | None:
    """Give the line that lets a refused one stand; none where it cannot have happened."""
    if isinstance(move, t.Happened):
        return None
    rules = broken(partial(_waiving, state, move), MAY_HAPPEN)
    return t.Happened(rules, move) if rules else None


def _against(state: State, move: t.Happened) -> State:
    """Let a line stand that breaks rules, each of which it must break; that is written down."""
    need_broken(
        partial(_waiving, state, move.move),
        move.rules,
        MAY_HAPPEN,
        which="neighbour-spy.happened.which",
        kept="neighbour-spy.happened.broken",
    )
    after = _waiving(state, move.move, move.rules)
    breaches = (*state.breaches, *((state.number, rule) for rule in move.rules))
    return replace(after, breaches=breaches)


def _waiving(state: State, move: Move, rules: tuple[str, ...]) -> State:
    """Play a line with some rules waived."""
    return replace(_played(replace(state, waived=rules), move), waived=())


def _played(state: State, move: Move) -> State:
    """Referee a line and do what it says; a game that goes on after its end is not over."""
    need_moment(state, move)
    if state.outcome and not isinstance(move, AFTER_THE_END):
        state = replace(state, outcome=None, reasons=())
    return DOES[type(move)](state, move)


DOES: dict[type[Move], Callable[[State, Any], State]] = {
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
}
