"""Other secret maps behind the same public lines, found by changing one thing after another."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from companion.core import Illegal
from companion.games.mind_mgmt.board.plan import PLACES, Place, around
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves.base import MindMove, Secret
from companion.games.mind_mgmt.people import SLIPS
from companion.games.mind_mgmt.rules.ways import ways
from companion.games.mind_mgmt.state import State
from companion.games.mind_mgmt.world import World
from tests.games.mind_mgmt.random_games import GAME
from tests.games.mind_mgmt.watched import Moment

LONGEST = 4  # so many steps are changed at once
ACTS = (r.Step, r.Slip)


@dataclass(frozen=True)
class Play:
    """A way to play a record: its moves, and the states they lead through."""

    moves: tuple[MindMove, ...]
    states: tuple[State, ...]

    @property
    def map(self) -> World:
        """Give the secret map that it leads to."""
        return self.states[-1].hidden


def rivals(moments: Sequence[Moment], chance: Random, tries: int) -> list[Play]:
    """Wander through the maps that fit the public lines of a game, as far as it was played."""
    states = (moments[0].before, *(each.after for each in moments))
    play = Play(tuple(each.move for each in moments), states)
    found = {play.map: play}
    secret = [at for at, move in enumerate(play.moves) if isinstance(move, Secret)]
    for _try in range(tries):
        play = _changed(play, chance.choice(secret), chance) or play
        found.setdefault(play.map, play)
    return list(found.values())[1:]


def _changed(play: Play, at: int, chance: Random) -> Play | None:
    """Play on from a secret line with some secret lines changed, as far as it is lawful."""
    moves, states = list(play.moves[:at]), list(play.states[: at + 1])
    free = chance.randint(1, LONGEST)
    for number, old in enumerate(play.moves[at:], at):
        move = old
        if free and isinstance(old, Secret):
            free = free - 1 if isinstance(old, ACTS) else 0
            goal = None if free else _next(play.moves[number + 1 :])
            others = _others(states[-1], old, goal)
            if not others:
                return None
            move = chance.choice(others)
        try:
            states.append(GAME.rules.apply(states[-1], move))
        except Illegal:
            return None
        moves.append(move)
    return Play(tuple(moves), tuple(states))


def _next(moves: Sequence[MindMove]) -> Place | None:
    """Give the location of the next action, to which the way must lead back."""
    return next((move.place for move in moves if isinstance(move, ACTS)), None)


def _others(state: State, old: Secret, goal: Place | None) -> Sequence[MindMove]:
    """List what could stand instead of a secret line, with the same line in public."""
    if isinstance(old, s.TakeCard):
        return [s.TakeCard(card) for card in SLIPS]
    if isinstance(old, s.DealFeatures):
        new = (each for each in state.public.board.known if each not in old.features)
        return [s.DealFeatures((*old.features[1:], each)) for each in new]
    if isinstance(old, s.Start):
        return [s.Start(place) for place in (around(goal) if goal else PLACES)]
    return [move for move in ways(state) if _leads(move, old, goal)]


def _leads(move: MindMove, old: Secret, goal: Place | None) -> bool:
    """Say whether an action is of the same sort as the old one, and may lead on to a location."""
    assert isinstance(move, ACTS)
    same = getattr(move, "token", "") == getattr(old, "token", "")
    return same and (goal is None or goal in around(move.place))
