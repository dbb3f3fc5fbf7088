"""Corrections of what was entered: pieces that really lie elsewhere on the board."""

from dataclasses import replace

from companion.core import Illegal
from companion.games.mind_mgmt.board import Feature, borders
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.rules.activation import put
from companion.games.mind_mgmt.state import State

THERE = "mind-mgmt.correct.there"


def mayhem(state: State, move: t.CorrectMayhem) -> State:
    """Put a mayhem token where it really lies."""
    laid = state.public.mayhem
    if move.wrong not in laid or move.right in laid or move.right not in borders():
        raise Illegal(THERE)
    return state.openly(mayhem=tuple(move.right if it == move.wrong else it for it in laid))


def immortal(state: State, move: t.CorrectImmortal) -> State:
    """Put an Immortal where it really stands."""
    standing = state.public.immortals
    if move.wrong not in standing or move.right in standing:
        raise Illegal(THERE)
    there = tuple(move.right if place == move.wrong else place for place in standing)
    return state.openly(immortals=there)


def need_settled(state: State) -> None:
    """Refuse to touch what a mind slip of this turn may rest upon, until the turn is done."""
    if state.public.turn.acted:
        raise Illegal("mind-mgmt.slip.second.settled")


def agent(state: State, move: t.CorrectAgent) -> State:
    """Put an agent where he really stands."""
    return put(state, move.agent, move.right)


def token(state: State, move: t.CorrectToken) -> State:
    """Put the second mind-slip token where it really lies, as long as it lies there."""
    public = state.public
    if public.second_token is None or "second" in public.slips:
        raise Illegal(THERE)
    need_settled(state)
    return state.openly(second_token=move.right)


def draw(state: State, move: t.CorrectDraw) -> State:
    """Lay out the card that really lies open; which ones the Recruiter holds is not asked here."""
    public = state.public
    if move.drawn not in public.opened or move.feature in (*public.opened, *public.contacted):
        raise Illegal(THERE)
    turn = replace(public.turn, drawn=_exchanged(public.turn.drawn, move))
    return state.openly(opened=_exchanged(public.opened, move), turn=turn)


def _exchanged(cards: tuple[Feature, ...], move: t.CorrectDraw) -> tuple[Feature, ...]:
    """Give cards with the right one in the place of the wrong one."""
    return tuple(move.feature if card == move.drawn else card for card in cards)
