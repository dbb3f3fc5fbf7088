"""The end of a turn: winning conditions of both sides, ties, and the empty deck."""

from collections.abc import Iterator
from dataclasses import replace

from companion.core import Illegal, Outcome
from companion.games.neighbour_spy.cards import DAREDEVIL, LEADER, LOSE, MASTERPLAN, SECURITY, WIN
from companion.games.neighbour_spy.moves.turn import Spent, Won
from companion.games.neighbour_spy.reasons import (
    AGREED,
    CATCH,
    CLOSER,
    CODEBREAKERS,
    DAREDEVILS,
    EMPTY_TIE,
    LEADER_WINS,
    MASTERPLAN_WINS,
    REASONS,
    SECURITY_WINS,
    TIE,
)
from companion.games.neighbour_spy.ring import HOMES
from companion.games.neighbour_spy.rules.hands import counted, stuck
from companion.games.neighbour_spy.state import RESULTS, State

ALL_NAMES = 7
Reason = tuple[int, str]  # the winning side, and the rule


def finished(state: State) -> State:
    """End a turn: declare a winner, or let the other side play."""
    reasons = tuple(met(state))
    over = replace(state, turn=state.other, number=state.number + 1, opened="", hired=False)
    if reasons:
        return decided(over, reasons, state.turn)
    if stuck(state, state.other):
        return closer(over, state.turn)
    return over


def met(state: State) -> Iterator[Reason]:
    """Go through the conditions that are met, each with the side that wins by it."""
    for side, gap in enumerate(state.gaps):
        if gap <= 0:
            yield side, CATCH
    for side in (0, 1):
        yield from _by_agents(state, side)
        yield from _by_market(state, side)


def _by_agents(state: State, side: int) -> Iterator[Reason]:
    """Go through the wins by icons, such as three Codebreakers."""
    own = state.sides[side]
    for agent, copies in own.copies.items():
        result = state.box.agents[agent].icon(copies).result if copies else ""
        if result == WIN:
            yield side, CODEBREAKERS
        elif result == LOSE and agent == DAREDEVIL and LEADER in own.lasting:
            yield side, LEADER_WINS
        elif result == LOSE:
            yield 1 - side, DAREDEVILS


def _by_market(state: State, side: int) -> Iterator[Reason]:
    """Go through the wins by lasting cards."""
    own, other = state.sides[side], state.sides[1 - side]
    if MASTERPLAN in own.lasting and sum(map(bool, own.copies.values())) >= ALL_NAMES:
        yield side, MASTERPLAN_WINS
    if SECURITY in own.lasting and other.space == HOMES[side]:
        yield side, SECURITY_WINS


def decided(state: State, reasons: tuple[Reason, ...], active: int) -> State:
    """Declare the winner; if conditions favour both, the side that was playing."""
    sides = {side for side, _rule in reasons}
    winner, rule = (active, TIE) if len(sides) > 1 else reasons[0]
    outcome = Outcome(state.sides[winner].members, rule)
    return replace(state, outcome=outcome, reasons=reasons)


def closer(state: State, active: int) -> State:
    """Let the side win that is closer to catching the other, or that was playing."""
    first, second = state.gaps
    winner = active if first == second else int(second < first)
    rule = EMPTY_TIE if first == second else CLOSER
    outcome = Outcome(state.sides[winner].members, rule)
    return replace(state, outcome=outcome, reasons=((winner, rule),))


def cards_spent(state: State, move: Spent) -> State:
    """End a game without counted cards, as the next side cannot play."""
    if counted(state) or not state.begun:
        raise Illegal("neighbour-spy.empty.counted")
    return closer(state, state.other)


def won(state: State, move: Won) -> State:
    """Record how a game ended, if turns are not entered or it was given up."""
    side, rule = state.side_of(move.player), REASONS[move.reason]
    state.need(state.detail == RESULTS or rule == AGREED, "neighbour-spy.end.worked-out")
    return replace(state, outcome=Outcome(state.sides[side].members, rule), reasons=((side, rule),))
