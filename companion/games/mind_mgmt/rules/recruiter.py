"""The Recruiter's turn: one action, its end, the alert and the dead end."""

from dataclasses import replace

from companion.core import Illegal
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves.base import AGENTS, ALERT, SETUP
from companion.games.mind_mgmt.public import RecruiterTurn
from companion.games.mind_mgmt.rules import setup
from companion.games.mind_mgmt.rules.immortals import (
    need_no_recruit_left,
    need_recruits_taken,
    need_refilled,
)
from companion.games.mind_mgmt.rules.ways import (
    cornered,
    slip_allowed,
    step_allowed,
    token_allowed,
)
from companion.games.mind_mgmt.rules.winning import won_by_recruits
from companion.games.mind_mgmt.secrets.duties import RECRUITS, SHOWN_SLIP, token_of
from companion.games.mind_mgmt.state import State

DEAD_END = "mind-mgmt.dead-end"


def step(state: State, move: r.Step) -> State:
    """Play a step, in the set-up or in a turn."""
    if state.public.phase == SETUP:
        return setup.step(state, move)
    state = _need_action_due(state)
    step_allowed(state, move.place)
    return _acted(state.secretly(path=(*state.hidden.path, move.place)))


def slip(state: State, move: r.Slip) -> State:
    """Play a mind slip instead of a step."""
    token_allowed(state, move.token)
    state = _need_action_due(state)
    slip_allowed(state, move.place, move.token)
    return _acted(state.secretly(path=(*state.hidden.path, move.place), slipping=move.token))


def acted(state: State) -> State:
    """Accept an unseen step or mind slip."""
    if state.public.phase == SETUP:
        return setup.passed(state)
    return _acted(_need_action_due(state))


def _need_action_due(state: State) -> State:
    """Refuse a second action, or one before a recruit that must be contacted."""
    if state.public.turn.acted:
        raise Illegal("mind-mgmt.turn.action")
    return need_recruits_taken(state)


def _acted(state: State) -> State:
    """Record that the turn's action was done."""
    return state.openly(turn=replace(state.public.turn, acted=True))


def done(state: State, move: r.Done | r.DoneSlip) -> State:
    """End the turn: the time token moves, and a used slip is shown."""
    token = token_of(move)
    if not state.public.turn.acted:
        raise Illegal("mind-mgmt.turn.action")
    if cornered(state):
        raise Illegal(DEAD_END)
    state.need_true(lambda: SHOWN_SLIP.true(state.public, state.hidden, move), SHOWN_SLIP.rule)
    state = need_no_recruit_left(state)
    need_refilled(state)
    return ended(state, token)


def ended(state: State, token: str) -> State:
    """Move the time token, and show a used slip."""
    hour = state.public.hour + 1
    slips = {**state.public.slips, token: hour} if token else state.public.slips
    later = state.openly(hour=hour, turn=RecruiterTurn(), slips=slips).secretly(slipping="")
    later = later.openly(phase=ALERT if later.public.alert else AGENTS)
    if hour == state.public.last_hour:
        return later.won("recruiter", "mind-mgmt.win.time")
    return later


def tell_recruits(state: State, move: r.TellRecruits) -> State:
    """Tell the recruits of the round at a red hour."""
    if state.public.phase == SETUP:
        return setup.tell_recruits(state, move)
    hour = state.public.hour
    state.need_true(lambda: RECRUITS.true(state.public, state.hidden, move), RECRUITS.rule)
    return won_by_recruits(
        state.openly(told={**state.public.told, hour: move.number}, phase=AGENTS)
    )


def stuck(state: State, move: r.Stuck) -> State:
    """Admit a dead end, which must be one."""
    if state.public.phase == SETUP:
        setup.need_stepping(state)
    state.need_true(lambda: cornered(state), DEAD_END)
    if state.public.phase == SETUP:
        return setup.stuck(state)
    return state.won("agents", DEAD_END)
