"""Tries moves on the referee, as few as are needed."""

from collections.abc import Callable, Iterable, Iterator, Set
from itertools import count, islice
from typing import Generic, TypeVar

from companion.contract.move import Choice, Fields, Group, Kind
from companion.core import Illegal, Undecided
from companion.untyped import GamesOwn

State = TypeVar("State")
Tried = tuple[Kind, str]  # a move, and the silent point to be decided before it, if any


class Probe(Generic[State]):
    """Tries moves at one moment: which are legal, and which wait for a decision."""

    def __init__(
        self,
        apply: Callable[[State, GamesOwn], object],
        state: State,
        of_the_kind: Set[str] = frozenset(),
        gives: Callable[[type[GamesOwn]], bool] = lambda _kind: True,
    ) -> None:
        """Begin with this state; `gives` says which kinds are tried at all.

        If one of the rules `of_the_kind` refuses a move, it refuses all of its kind.
        """
        self.state = state
        self.gives = gives
        self._apply, self._of_the_kind = apply, of_the_kind

    def lawful(self, moves: Iterable[Kind]) -> Iterator[Kind]:
        """Go through the legal moves, until one is refused with its whole kind."""
        return (move for move, rule in self._tried(moves) if not rule)

    def offer(
        self,
        kind: type[Kind],
        moves: Iterable[Kind],
        fixed: Fields | None = None,
        group: Group = "",
    ) -> Choice[Kind]:
        """Offer a kind with those of these moves that are legal, perhaps after a decision."""
        tried = Tries(self._tried(tuple(moves) if self.gives(kind) else ()))
        return Choice(kind, tried.taken, fixed or {}, group=group, waits=tried.waiting)

    def _tried(self, moves: Iterable[Kind]) -> Iterator[Tried[Kind]]:
        """Go through the moves that are not refused, with what must be decided before them."""
        for move in moves:
            try:
                self._apply(self.state, move)
            except Undecided as silent:
                yield move, silent.rule
            except Illegal as no:
                if no.rule in self._of_the_kind:
                    return
            else:
                yield move, ""


class Tries(Generic[Kind]):
    """Moves of a kind that are not refused; each is tried once, when somebody comes to it."""

    def __init__(self, tried: Iterator[Tried[Kind]]) -> None:
        """Take the moves to try."""
        self._tried = tried
        self._known: list[Tried[Kind]] = []

    def _each(self) -> Iterator[Tried[Kind]]:
        """Go through all of them, and try those that nobody came to before."""
        for at in count():
            if at == len(self._known):
                self._known += islice(self._tried, 1)
            if at == len(self._known):
                return
            yield self._known[at]

    def taken(self) -> Iterator[Kind]:
        """Go through those that are legal now."""
        return (move for move, rule in self._each() if not rule)

    def waiting(self) -> dict[Kind, str]:
        """Return those that wait for a decision, each with its silent point."""
        return {move: rule for move, rule in self._each() if rule}
