"""What is still possible in a turn, from what is public."""

from collections.abc import Iterable

from companion.core import Illegal, Undecided
from companion.games.mind_mgmt.board.plan import PLACES
from companion.games.mind_mgmt.board.walks import hops
from companion.games.mind_mgmt.choices.agents import extras
from companion.games.mind_mgmt.choices.probe import probe
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.public import Public
from companion.games.mind_mgmt.rules.immortals import need_no_recruit_left
from companion.games.mind_mgmt.rules.referee import apply
from companion.games.mind_mgmt.rules.ways import TOKENS
from companion.games.mind_mgmt.state import State
from companion.games.mind_mgmt.world import UNSEEN


def slips_left(public: Public) -> bool:
    """Say whether a mind-slip token is left; it is not public whether the second was earned."""
    tokens = TOKENS if public.second_token else TOKENS[:1]
    return any(token not in public.slips for token in tokens)


def can_move(public: Public) -> bool:
    """Say whether an Immortal can move, or a second move can perhaps be paid for."""
    ways = hops(public, public.immortals)
    if not public.turn.moves:
        return _any(public, map(r.MoveImmortal, ways))
    if public.sealed_hours <= len(public.marked):
        return False
    unmarked = next(place for place in PLACES if place not in public.marked)
    return _any(public, (r.ExtraImmortal(way, unmarked) for way in ways))


def can_recruit(public: Public) -> bool:
    """Say whether the Immortals can contact a recruit."""
    return _any(public, map(r.ImmortalRecruit, public.opened))


def recruit_first(public: Public) -> bool:
    """Say whether a recruit must be contacted before the turn can go on."""
    if not public.full:
        return False
    try:
        need_no_recruit_left(State(public, UNSEEN))
    except Illegal:
        return True
    return False


def goes_on(public: Public) -> bool:
    """Say whether the active agent can still do something."""
    active = public.active
    if active is None:
        return False
    if not (active.moved and active.acted):  # there is always some way, or a capture or shakedown
        return True
    return any(each.possible for each in extras(probe(State(public, UNSEEN)), active.agent))


def _any(public: Public, moves: Iterable[MindMove]) -> bool:
    """Say whether the referee takes one of these, or waits for a decision about it."""
    return any(_taken(public, move) for move in moves)


def _taken(public: Public, move: MindMove) -> bool:
    """Say whether the referee takes a move without seeing the secrets."""
    try:
        apply(State(public, UNSEEN), move)
    except Undecided:
        return True
    except Illegal:
        return False
    return True
