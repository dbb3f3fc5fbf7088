"""Whole games between levels of the program, as tests look at them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256

from companion.contract.program_seats import Decided, Decision, Level, Sight
from companion.core import Chance
from companion.games.mind_mgmt.knowledge.known import Known, nothing_known
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.players.hands import laid
from companion.games.mind_mgmt.state import State
from companion.games.mind_mgmt.view import View
from tests.games.mind_mgmt.playing import GAME

MindLevel = Level[MindMove, View]


@dataclass(frozen=True)
class Taken:
    """A decision of a level: the state before it, its label, and what it was chosen from."""

    state: State
    level: MindLevel
    stamp: str
    kind: str
    sight: Sight[MindMove, View]
    decision: Decision[MindMove]


def chance_of(seed: str) -> Chance:
    """Make chance of a seed."""
    return lambda label: sha256(f"{seed}\n{label}".encode()).digest()


def level(name: str) -> MindLevel:
    """Give a level by its name."""
    found = GAME.program.level(name) if GAME.program else None
    assert found
    return found


def game(mode: str, levels: Sequence[MindLevel], seed: str) -> Iterator[Taken | State]:
    """Play a game to its end: go through the decisions, and give the last state."""
    chance, sealing = chance_of(seed), GAME.sealing
    state: State = GAME.rules.start(
        {"mode": mode, "players": "companion Adam", "edition": "zanzibar"}
    )
    knows = any(each.knows for each in levels)
    knowledge = nothing_known(state.public) if knows else None
    decided = {each: Decided(each) for each in levels}
    for number in range(2000):
        if GAME.rules.outcome(state):
            break
        taken = decision(state, knowledge, decided, chance)
        if isinstance(taken, Taken):
            yield taken
            move = taken.decision.move
        else:
            found = laid(state, chance)
            assert found
            move = found
        before, state = state, GAME.rules.apply(state, move)
        if sealing.deal_due(before, state):
            state = sealing.dealt(state, chance)
        if knowledge:
            knowledge = knowledge.after(sealing.heard(number, move, before, state))
    yield state


def decision(
    state: State,
    knowledge: Known | None,
    decided: dict[MindLevel, Decided[MindMove, View]],
    chance: Chance,
) -> Taken | None:
    """Give the decision that a level takes now, if one has to."""
    for each, so_far in decided.items():
        view = GAME.rules.view(state, each.seat)
        if kind := each.deciding(view):
            stamp = GAME.rules.stamp(state)
            sight = Sight(view, GAME.rules.legal(state, each.offered_to(view)), knowledge)
            found = each.decide(sight, so_far.drawing(stamp, view, chance))
            so_far.take_move(stamp, view, found.move)
            return Taken(state, each, stamp, kind, sight, found)
    return None
