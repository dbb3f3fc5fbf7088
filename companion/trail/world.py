"""A table with one hidden seat: what is public, and what only that seat knows."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Generic, Self, TypeAlias, TypeVar

from companion.core import Illegal
from companion.trail.graph import Place
from companion.untyped import Changes

Public = TypeVar("Public")


@dataclass(frozen=True, repr=False)
class World:
    """What one seat hides: its path, and whatever a game adds; a witness has not `seen` it."""

    seen: bool = True
    path: tuple[Place, ...] = ()

    def __repr__(self) -> str:
        """Show nothing of the secrets."""
        return f"{type(self).__name__}()"

    @cached_property
    def visited(self) -> frozenset[Place]:
        """Return every place of the path."""
        return frozenset(self.path)


Hidden = TypeVar("Hidden", bound=World)


@dataclass(frozen=True)
class TrailState(Generic[Public, Hidden]):
    """The state of a game at one moment, in two parts; it is immutable."""

    public: Public
    hidden: Hidden

    def openly(self, **changes: object) -> Self:
        """Return the state with public changes."""
        return type(self)(_changed(self.public, changes), self.hidden)

    def secretly(self, **changes: object) -> Self:
        """Return the state with secret changes; a witness's state stays as it is."""
        return type(self)(self.public, _secretly(self.hidden, changes))

    def unseen(self) -> Self:
        """Return the state as a witness has it."""
        return type(self)(self.public, type(self.hidden)(seen=False))

    def need_true(self, true: Callable[[], bool], rule: str) -> None:
        """Refuse what the secrets disprove; a witness, who cannot see them, accepts it."""
        if self.hidden.seen and not true():
            raise Illegal(rule)


# A state with a hidden trail, whatever a game adds to its public and its hidden part. A type
# variable cannot say "the public part of that state", so what is told of one alone is `AnyPublic`.
AnyTrailState: TypeAlias = TrailState[Any, Any]
AnyPublic: TypeAlias = Any


def _secretly(hidden: Hidden, changes: Mapping[str, Changes]) -> Hidden:
    """Return what is hidden with changes, unless it is a witness's."""
    return replace(hidden, **changes) if hidden.seen else hidden


def _changed(public: Public, changes: Mapping[str, object]) -> Public:
    """Return a copy with changes, like `replace` but much faster."""
    new, fields = object.__new__(type(public)), {**vars(public), **changes}
    assert len(fields) == len(vars(public))  # all names are fields
    object.__setattr__(new, "__dict__", fields)
    return new
