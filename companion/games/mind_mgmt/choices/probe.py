"""Tries moves on the referee, as few as are needed to know whether a choice exists."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, Generic, TypeVar

from companion.core import Illegal, NotUnderstood, Undecided
from companion.game import Choice, Group
from companion.games.mind_mgmt.moves.base import Move
from companion.games.mind_mgmt.rules import apply
from companion.games.mind_mgmt.state import State

Kind = TypeVar("Kind", bound=Move)
Tried = tuple[Kind, str]  # a move, and the silent point to be decided before it, if any

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


def allowed(state: State, move: Move) -> bool:
    """Say whether the referee takes a move."""
    try:
        apply(state, move)
    except (Illegal, NotUnderstood):
        return False
    return True


class Probe:
    """Tries moves at one moment: which are legal, and which wait for a decision."""

    def __init__(
        self, state: State, gives: Callable[[type[Move]], bool] = lambda _kind: True
    ) -> None:
        """Begin with this state; `gives` says which kinds are tried at all."""
        self.state = state
        self.gives = gives

    def lawful(self, moves: Iterable[Kind]) -> Iterator[Kind]:
        """Go through the legal moves, until one is refused with its whole kind."""
        return (move for move, rule in self._tried(moves) if not rule)

    def offer(
        self,
        kind: type[Kind],
        moves: Iterable[Kind],
        fixed: Mapping[str, Any] | None = None,
        group: Group = "",
    ) -> Iterator[Choice[Any]]:
        """Offer a kind if any of these moves is legal, perhaps after a decision.

        The other moves are tried later.
        """
        tried = self._tried(tuple(moves) if self.gives(kind) else ())
        if first := next(tried, None):
            found = Found(first, tried)
            yield Choice(kind, found.taken, fixed or {}, group=group, waits=found.waiting)

    def _tried(self, moves: Iterable[Kind]) -> Iterator[Tried[Kind]]:
        """Go through the moves that are not refused, with what must be decided before them."""
        for move in moves:
            try:
                apply(self.state, move)
            except Undecided as silent:
                yield move, silent.rule
            except Illegal as no:
                if no.rule in OF_THE_KIND:
                    return
            else:
                yield move, ""


class Found(Generic[Kind]):
    """Moves of a kind that were not refused; all but the first are tried when needed."""

    def __init__(self, first: Tried[Kind], others: Iterator[Tried[Kind]]) -> None:
        """Keep the first move, and the others to try."""
        self._first, self._others = first, others

    @cached_property
    def _all(self) -> tuple[Tried[Kind], ...]:
        """Return all of them, each tried once."""
        return (self._first, *self._others)

    def taken(self) -> Iterator[Kind]:
        """Go through those that are legal now."""
        return (move for move, rule in self._all if not rule)

    def waiting(self) -> dict[Kind, str]:
        """Return those that wait for a decision, each with its silent point."""
        return {move: rule for move, rule in self._all if rule}
