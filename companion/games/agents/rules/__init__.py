"""The referee: which line may come now, and what it changes."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from companion.breaches import broken, need_broken
from companion.core import Illegal
from companion.games.agents.moves import claim as c
from companion.games.agents.moves import files as f
from companion.games.agents.moves import hand as h
from companion.games.agents.moves import keys as k
from companion.games.agents.moves import setup as s
from companion.games.agents.moves import talk as t
from companion.games.agents.moves import turn as u
from companion.games.agents.moves.base import Move
from companion.games.agents.rules import (
    byhand,
    ending,
    files,
    keys,
    light,
    setup,
    talk,
    turn,
    walking,
)
from companion.games.agents.rules.moment import need_moment
from companion.games.agents.silence import MAY_HAPPEN
from companion.games.agents.state import State


def apply(state: State, move: Move) -> State:
    """Play one line, or refuse it by a rule; what happened against rules stands."""
    if not isinstance(move, t.Happened):
        return _played(state, move)
    need_broken(
        partial(_waiving, state, move.move),
        move.rules,
        MAY_HAPPEN,
        which="agents.happened.which",
        kept="agents.happened.broken",
    )
    after = _waiving(state, move.move, move.rules)
    breaches = ((state.turns, rule) for rule in move.rules)
    return replace(after, happened=(*state.happened, *breaches))


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


def _waiving(state: State, move: Move, rules: tuple[str, ...]) -> State:
    """Play a line with some rules waived."""
    return replace(_played(replace(state, waived=rules), move), waived=())


def _played(state: State, move: Move) -> State:
    """Referee a line and do what it says."""
    need_moment(state, move)
    return DOES[type(move)](state, move)


DOES: dict[type[Move], Callable[[State, Any], State]] = {
    s.Prepared: setup.prepared,
    s.Built: setup.built,
    s.Ready: setup.ready,
    u.Throw: turn.throw,
    u.Play: turn.play,
    u.Goes: walking.goes,
    u.Stays: walking.stays,
    u.Done: turn.done,
    f.Meets: walking.meets,
    f.Checks: files.checks,
    f.Finds: files.finds,
    k.Turns: light.turns,
    k.Looks: light.looks,
    k.Shows: light.shows,
    k.TakesKey: keys.takes,
    k.Duel: keys.duel,
    c.Claims: ending.claims,
    c.Right: ending.right,
    c.Wrong: ending.wrong,
    c.Won: ending.won,
    t.Ruling: talk.ruling,
    t.Bears: talk.bears,
    t.Remark: talk.remark,
    t.Less: talk.less,
    h.SetTurn: byhand.turn,
    h.SetCards: byhand.cards,
    h.SetKeys: byhand.keys,
    h.SetLight: byhand.light,
    h.SetFile: byhand.file,
    h.SetFigure: byhand.figure,
    h.SetPlaying: byhand.playing,
    h.Joined: byhand.joined,
}
