"""The referee of Agents: which lines may come now, and what they change."""

from collections.abc import Callable
from dataclasses import replace

from companion.contract.referee import Referee, Waived
from companion.games.agents.moves import claim as c
from companion.games.agents.moves import files as f
from companion.games.agents.moves import hand as h
from companion.games.agents.moves import keys as k
from companion.games.agents.moves import setup as s
from companion.games.agents.moves import talk as t
from companion.games.agents.moves import turn as u
from companion.games.agents.moves.base import AgentsMove
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
from companion.untyped import GamesOwn


def _played(state: State, move: AgentsMove) -> State:
    """Check a line and do what it says."""
    need_moment(state, move)
    return DOES[type(move)](state, move)


def _noted(state: State, rules: Waived) -> State:
    """Record that rules were broken in this round."""
    return replace(state, happened=(*state.happened, *((state.turns, rule) for rule in rules)))


DOES: dict[type[AgentsMove], Callable[[State, GamesOwn], State]] = {
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
REFEREE: Referee[State, AgentsMove] = Referee(
    _played,
    t.Happened,
    MAY_HAPPEN,
    which="agents.happened.which",
    kept="agents.happened.broken",
    noted=_noted,
)
apply, allowed, happened = REFEREE.apply, REFEREE.allowed, REFEREE.happened
