"""The probe of MIND MGMT: which refusals end the trying of a whole kind of move."""

from collections.abc import Callable

from companion.contract.probe import Probe as AnyProbe
from companion.core import Illegal, NotUnderstood
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.rules.referee import apply
from companion.games.mind_mgmt.state import State

Probe = AnyProbe[State]

# If one of these rules refuses a move, it refuses all of its kind.
OF_THE_KIND = frozenset(
    {
        "mind-mgmt.setup.order",
        "mind-mgmt.turn.order",
        "mind-mgmt.turn.action",
        "mind-mgmt.dead-end",
        "mind-mgmt.draw.last",
        "mind-mgmt.draw.refill",
        "mind-mgmt.draw.empty",
        "mind-mgmt.immortals.one",
        "mind-mgmt.immortals.extra.after",
        "mind-mgmt.immortals.extra.once",
        "mind-mgmt.immortals.recruit.decline",
        "mind-mgmt.training.immortals",
        "mind-mgmt.training.abilities",
        "mind-mgmt.training.shakedown",
        "mind-mgmt.agents.once",
        "mind-mgmt.agents.two",
        "mind-mgmt.agents.move.once",
        "mind-mgmt.agents.action",
        "mind-mgmt.agents.ability.once",
        "mind-mgmt.ask.temple",
        "mind-mgmt.ask.immortal",
        "mind-mgmt.shakedown.immortal",
        "mind-mgmt.steps.ten",
        "mind-mgmt.steps.spent",
        "mind-mgmt.notes.full",
    }
)


def allowed(state: State, move: MindMove) -> bool:
    """Say whether the referee takes a move."""
    try:
        apply(state, move)
    except (Illegal, NotUnderstood):
        return False
    return True


def probe(state: State, gives: Callable[[type[MindMove]], bool] = lambda _kind: True) -> Probe:
    """Return the probe for this state; `gives` says which kinds are tried at all."""
    return Probe(apply, state, OF_THE_KIND, gives)
