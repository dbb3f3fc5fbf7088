"""A list that only grows: each state adds to it, and none copies what the ones before hold."""

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, eq=False)
class Chain:
    """Words that were said one after the other, linked from the last one to the first."""

    before: "Chain | None" = None
    last: str = ""

    def and_then(self, said: str) -> "Chain":
        """Give the list with one more at its end."""
        return Chain(self, said)

    def __iter__(self) -> Iterator[str]:
        """Go through it from the first one to the last."""
        found, at = [], self
        while at.before is not None:
            found.append(at.last)
            at = at.before
        return reversed(found)

    def __eq__(self, other: object) -> bool:
        """Say whether two lists hold the same, without going down link by link."""
        return isinstance(other, Chain) and (self is other or tuple(self) == tuple(other))

    def __hash__(self) -> int:
        """Give one number for lists that are the same."""
        return hash(tuple(self))

    def __repr__(self) -> str:
        """Show what it holds."""
        return repr(tuple(self))


EMPTY = Chain()
