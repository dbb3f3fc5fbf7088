"""The Recruiter's steps and mind slips, and the dead end."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from companion.core import Illegal
from companion.games.mind_mgmt.board.plan import PLACES, Place, around, towards
from companion.games.mind_mgmt.board.walks import RECRUITER
from companion.games.mind_mgmt.moves.base import RECRUITER as IN_TURN
from companion.games.mind_mgmt.moves.base import SETUP, MindMove
from companion.games.mind_mgmt.moves.recruiter import Slip, Step
from companion.games.mind_mgmt.people import SLIP_RULES, SLIPS
from companion.games.mind_mgmt.public import FIRST_HOUR, RecruiterTurn
from companion.games.mind_mgmt.rules.walking import need_walk
from companion.games.mind_mgmt.state import State

TOKENS = ("first", "second")


def step_allowed(state: State, place: Place) -> None:
    """Refuse a step that breaks a rule; a witness, who cannot see it, accepts it."""
    if not state.hidden.seen:
        return
    here = state.hidden.path[-1]
    state.need(place != here, "mind-mgmt.step.once")
    need_walk(state, here, place, RECRUITER)
    state.need(place not in state.hidden.visited, "mind-mgmt.step.once")


def slip_allowed(state: State, place: Place, token: str) -> None:
    """Refuse a mind slip that breaks a rule; a witness, who cannot see it, accepts it."""
    token_allowed(state, token)
    if not state.hidden.seen:
        return
    card = state.hidden.card
    state.need(place in towards(state.hidden.path[-1], SLIPS[card], 2), SLIP_RULES[card])
    state.need(place not in state.hidden.visited, "mind-mgmt.slip.new")


def token_allowed(state: State, token: str) -> None:
    """Refuse a mind slip whose token the Recruiter does not have."""
    public = state.public
    there = token == "first" or public.second_token is not None
    if not there or token in public.slips or token == state.hidden.slipping:
        raise Illegal("mind-mgmt.slip.token")
    if token == "second":
        _second_earned(state)


def _second_earned(state: State) -> None:
    """Refuse the second token unless a visit in an earlier turn has earned it."""
    path, token = state.hidden.path, state.public.second_token
    hour = path.index(token) + 1 if token in path else 0
    state.need(hour > 0, "mind-mgmt.slip.second.earned")
    state.need(hour <= state.public.hour, "mind-mgmt.slip.second.later")
    if 0 < hour <= FIRST_HOUR:
        earned = state.ruled("mind-mgmt.slip.second.visited") == "earned"
        state.need(earned, "mind-mgmt.slip.second.visited")


def ways(state: State) -> Iterator[MindMove]:
    """Go through every legal step and mind slip."""
    here = state.hidden.path[-1]
    for place in _reach(state, RECRUITER.next, around(here)):
        if _allowed(step_allowed, state, place):
            yield Step(place)
    if state.public.phase != IN_TURN:
        return
    card = state.hidden.card
    for place in _reach(state, SLIP_RULES[card], towards(here, SLIPS[card], 2)):
        for token in TOKENS:
            if _allowed(slip_allowed, state, place, token):
                yield Slip(place, token)


def _reach(state: State, rule: str, near: tuple[Place, ...]) -> tuple[Place, ...]:
    """Return the reachable locations; all, if the rule of distance was set aside."""
    return PLACES if rule in state.public.decisions.overrides else near


def _allowed(check: Callable[..., None], *what: object) -> bool:
    """Say whether a check refuses nothing."""
    try:
        check(*what)
    except Illegal:
        return False
    return True


def cornered(state: State) -> bool:
    """Say whether the Recruiter is in a dead end, by the players' decision about it."""
    public = state.public
    if not state.hidden.seen:
        return False
    if _action_left(state):
        return not any(ways(state))
    if not at_once(state) or public.hour + 1 == public.last_hour:
        return False
    return not any(ways(_next_turn(state)))


def at_once(state: State) -> bool:
    """Say whether a dead end counts as soon as it is entered."""
    return state.ruled("mind-mgmt.dead-end.when") == "at-once"


def _action_left(state: State) -> bool:
    """Say whether a step is still due, in the turn or in the set-up."""
    if state.public.phase == SETUP:
        return len(state.hidden.path) < FIRST_HOUR
    return not state.public.turn.acted


def _next_turn(state: State) -> State:
    """Return the state of the Recruiter's next turn, with this turn's slip token used."""
    public, used = state.public, state.hidden.slipping
    hour = public.hour + (public.phase == IN_TURN)
    slips = {**public.slips, used: hour} if used else public.slips
    later = replace(public, phase=IN_TURN, hour=hour, turn=RecruiterTurn(), slips=slips)
    return replace(state, public=later).secretly(slipping="")
