"""Corrections of pieces that are elsewhere on the board than was entered."""

from dataclasses import replace

from companion.core import Illegal
from companion.games.mind_mgmt.board.plan import Feature, borders
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.rules.activation import put
from companion.games.mind_mgmt.rules.immortals import DECK_ORDER
from companion.games.mind_mgmt.state import State

THERE = "mind-mgmt.correct.there"


def mayhem(state: State, move: t.CorrectMayhem) -> State:
    """Put a mayhem token on its real border."""
    laid = state.public.mayhem
    if move.wrong not in laid or move.right in laid or move.right not in borders():
        raise Illegal(THERE)
    return state.openly(mayhem=tuple(move.right if it == move.wrong else it for it in laid))


def immortal(state: State, move: t.CorrectImmortal) -> State:
    """Put an Immortal at its real location."""
    standing = state.public.immortals
    if move.wrong not in standing or move.right in standing:
        raise Illegal(THERE)
    there = tuple(move.right if place == move.wrong else place for place in standing)
    return state.openly(immortals=there)


def need_settled(state: State) -> None:
    """Refuse corrections that a mind slip of this turn may depend on, until the turn ends."""
    if state.public.turn.acted:
        raise Illegal("mind-mgmt.slip.second.settled")


def agent(state: State, move: t.CorrectAgent) -> State:
    """Put an agent at the real location."""
    return put(state, move.agent, move.right)


def token(state: State, move: t.CorrectToken) -> State:
    """Put the second mind-slip token at its real location, unless it was used."""
    public = state.public
    if public.second_token is None or "second" in public.slips:
        raise Illegal(THERE)
    need_settled(state)
    return state.openly(second_token=move.right)


def draw(state: State, move: t.CorrectDraw) -> State:
    """Replace an open card; the Recruiter's cards are not checked.

    The program's own deck is never drawn wrongly.
    """
    public = state.public
    if public.program:
        raise Illegal(DECK_ORDER)
    if move.drawn not in public.opened or move.feature in (*public.opened, *public.contacted):
        raise Illegal(THERE)
    turn = replace(public.turn, drawn=_exchanged(public.turn.drawn, move))
    return state.openly(opened=_exchanged(public.opened, move), turn=turn)


def _exchanged(cards: tuple[Feature, ...], move: t.CorrectDraw) -> tuple[Feature, ...]:
    """Return cards with the right one instead of the wrong one."""
    return tuple(move.feature if card == move.drawn else card for card in cards)
