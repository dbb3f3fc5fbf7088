"""The Recruiter's mistake, corrected in the open: mended at once, or paid with confirmed notes."""

from dataclasses import replace
from typing import Any

from companion.core import Illegal
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.moves.base import RECRUITER, SETUP
from companion.games.mind_mgmt.people import SLIPS
from companion.games.mind_mgmt.rules import setup
from companion.games.mind_mgmt.rules.answers import confirmed, stands
from companion.games.mind_mgmt.rules.recruits import due_at
from companion.games.mind_mgmt.rules.tokens import need_note
from companion.games.mind_mgmt.rules.winning import won_by_recruits
from companion.games.mind_mgmt.state import FIRST_HOUR, Admitted, Public, State

SHORT = "mind-mgmt.mistake.short"


def admit(state: State, move: t.Mistake) -> State:
    """Tell of a mistake; as many confirmed notes are owed as turns have gone by since."""
    public = state.public
    now = turn_hour(public)
    if not 1 <= move.hour <= now:
        raise Illegal("mind-mgmt.mistake.when")
    owed = now - max(move.hour, FIRST_HOUR)
    free = public.hour + public.turn.acted - len(public.confirmed)
    if owed > free:
        if state.ruled(SHORT) == "agents-win":
            return state.won("agents", SHORT)
        owed = free
    return state.openly(mistake=Admitted(move.hour, owed))


def turn_hour(public: Public) -> int:
    """Give the hour of the turn that is being played."""
    return public.hour + (public.phase == RECRUITER)


def _need_mistake(state: State) -> Admitted:
    """Refuse to put right what nobody has admitted."""
    if state.public.mistake is None:
        raise Illegal("mind-mgmt.mistake.tell")
    return state.public.mistake


def show_hour(state: State, move: s.ShowHour) -> State:
    """Lay one of the owed notes; in the set-up of training, the one on the start."""
    if state.public.phase == SETUP:
        return setup.show_start(state, move)
    mistake = _need_mistake(state)
    if not mistake.owed:
        raise Illegal("mind-mgmt.mistake.notes")
    path = state.hidden.path
    if not (move.hour <= len(path) and move.hour and path[move.hour - 1] == move.place):
        raise Illegal("mind-mgmt.mistake.true")
    if move.place in state.public.confirmed:
        raise Illegal("mind-mgmt.mistake.free")
    need_note(state)
    noted = confirmed(state, move.place, move.hour)
    if mistake.owed == 1:
        return _closed(noted)
    return noted.openly(mistake=Admitted(mistake.hour, mistake.owed - 1, mistake.shown + 1))


def mended(state: State, move: t.Mended) -> State:
    """Close a mistake that could be put right without touching the game."""
    if _need_mistake(state).shown:
        raise Illegal("mind-mgmt.mistake.notes")
    return _closed(state)


def _closed(state: State) -> State:
    """Close the mistake; what can be put right at once must have been."""
    told = state.public.told
    right = all(number == due_at(state, hour) for hour, number in told.items())
    if not right or not set(state.public.steps) <= state.visited:
        raise Illegal("mind-mgmt.mistake.mend")
    return won_by_recruits(_freed(state).openly(mistake=None))


def _freed(state: State) -> State:
    """Give a reveal back whose step token turned out to lie in the wrong place."""
    public = state.public
    asked = public.question
    if not asked or asked.kind != "mind-mgmt.reveal.hour" or asked.place in public.steps:
        return state
    assert public.active is not None
    return state.openly(question=None, active=replace(public.active, acted=False))


def amend_hour(state: State, move: t.AmendHour) -> State:
    """Put right the location of an hour gone by that nobody was shown."""
    _need_mistake(state)
    path, public = state.hidden.path, state.public
    known = move.hour in public.confirmed.values()
    if not 1 <= move.hour <= public.hour or known or move.place in state.visited:
        raise Illegal("mind-mgmt.mistake.amend")
    return _amended(state, path=(*path[: move.hour - 1], move.place, *path[move.hour :]))


def amend_features(state: State, move: t.AmendFeatures) -> State:
    """Put right the three cards; the ones in the open cannot be among them."""
    _need_mistake(state)
    public = state.public
    for feature in move.features:
        public.board.places(feature)
    seen = {*public.opened, *public.contacted} & set(move.features)
    if (
        len(set(move.features)) < len(move.features)
        or seen
        or set(public.shaken) - set(move.features)
    ):
        raise Illegal("mind-mgmt.mistake.amend")
    return _amended(state, features=move.features)


def amend_card(state: State, move: t.AmendCard) -> State:
    """Put right the Recruiter's card, as long as no mind slip has shown how it moves."""
    _need_mistake(state)
    used = state.public.slips or state.hidden.slipping
    if move.card not in SLIPS or used:
        raise Illegal("mind-mgmt.mistake.amend")
    return state.secretly(card=move.card)


def _amended(state: State, **changes: Any) -> State:
    """Change what is hidden; no answer that was heard may become false by it."""
    amended = state.secretly(**changes)
    if not all(stands(heard, amended.hidden) for heard in state.public.heard):
        raise Illegal("mind-mgmt.mistake.amend")
    return amended


def correct_recruits(state: State, move: t.CorrectRecruits) -> State:
    """Put right the number shown at a red hour."""
    _need_mistake(state)
    told = state.public.told
    if move.hour not in told or move.number != due_at(state, move.hour):
        raise Illegal("mind-mgmt.mistake.recruits")
    return state.openly(told={**told, move.hour: move.number})


def correct_step(state: State, move: t.CorrectStep) -> State:
    """Move a step token to a visited location that is not marked and answers the same question."""
    _need_mistake(state)
    public, steps = state.public, dict(state.public.steps)
    if move.wrong not in steps or move.wrong in state.visited:
        raise Illegal("mind-mgmt.mistake.step")
    asked = steps.pop(move.wrong)
    answers = not asked or move.right in public.board.places(asked)
    if move.right not in state.visited or move.right in public.marked or not answers:
        raise Illegal("mind-mgmt.mistake.step")
    return state.openly(steps={**steps, move.right: asked})


def remove_step(state: State, move: t.RemoveStep) -> State:
    """Take away a step token that lies where the Recruiter never was."""
    _need_mistake(state)
    steps = dict(state.public.steps)
    if move.wrong not in steps or move.wrong in state.visited:
        raise Illegal("mind-mgmt.mistake.step")
    del steps[move.wrong]
    return state.openly(steps=steps)
