"""Asking the referee about moves: as few of them as show whether a choice is there."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar

from companion.core import Illegal, NotUnderstood, Undecided
from companion.game import DUE, Choice, Group
from companion.games.mind_mgmt.moves.base import Move
from companion.games.mind_mgmt.moves.talk import Ruling
from companion.games.mind_mgmt.rules import apply
from companion.games.mind_mgmt.state import State

Kind = TypeVar("Kind", bound=Move)

# A refusal by one of these is one of the whole kind, whatever else a move of it says.
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


def allowed(state: State, move: Move) -> bool:
    """Say whether the referee takes a move."""
    try:
        apply(state, move)
    except (Illegal, NotUnderstood):
        return False
    return True


class Probe:
    """Tries moves at one moment, and remembers what the players would have to decide first."""

    def __init__(
        self, state: State, gives: Callable[[type[Move]], bool] = lambda _kind: True
    ) -> None:
        """Begin with nothing asked; only kinds that somebody gives are tried at all."""
        self.state = state
        self.gives = gives
        self._silent: dict[str, tuple[str, ...]] = {}

    def lawful(self, moves: Iterable[Kind]) -> Iterator[Kind]:
        """Go through the moves that are taken, up to one that is refused with all its kind."""
        for move in moves:
            try:
                apply(self.state, move)
            except Undecided as silent:
                self._silent.setdefault(silent.rule, silent.choices)
                if silent.rule in OF_THE_KIND:
                    return
            except Illegal as no:
                if no.rule in OF_THE_KIND:
                    return
            else:
                yield move

    def offer(
        self,
        kind: type[Kind],
        moves: Iterable[Kind],
        fixed: Mapping[str, Any] | None = None,
        group: Group = "",
    ) -> Iterator[Choice[Any]]:
        """Offer a kind, where any of these moves can be taken; the others are tried later."""
        if not self.gives(kind):
            return
        candidates = tuple(moves)
        first = next(self.lawful(candidates), None)
        if first is None:
            return
        others = candidates[candidates.index(first) + 1 :]
        yield Choice(kind, lambda: (first, *self.lawful(others)), fixed or {}, group=group)

    def offer_each(self, kind: type[Kind], moves: Iterable[Kind]) -> Iterator[Choice[Any]]:
        """Offer a kind, of which each move is tried at once, as each may be one to decide on."""
        found = tuple(self.lawful(moves)) if self.gives(kind) else ()
        if found:
            yield Choice(kind, found.__iter__)

    @property
    def decisions(self) -> Iterator[Choice[Any]]:
        """Offer to decide what the referee has asked for so far."""
        for rule, choices in self._silent.items():
            rulings = tuple(Ruling(rule, choice) for choice in choices)
            yield Choice(Ruling, rulings.__iter__, {"rule": rule}, group=DUE, entry=rule)
