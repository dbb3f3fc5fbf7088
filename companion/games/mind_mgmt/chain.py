"""A list that only grows, so that each state shares all earlier items with the one before."""

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, eq=False)
class Chain:
    """Texts in a row, each linked to the one before it."""

    before: "Chain | None" = None
    last: str = ""

    def and_then(self, said: str) -> "Chain":
        """Return the list with one more text at its end."""
        return Chain(self, said)

    def __iter__(self) -> Iterator[str]:
        """Go through the texts in order."""
        found, at = [], self
        while at.before is not None:
            found.append(at.last)
            at = at.before
        return reversed(found)

    def __eq__(self, other: object) -> bool:
        """Say whether two lists have the same texts."""
        return isinstance(other, Chain) and (self is other or tuple(self) == tuple(other))

    def __hash__(self) -> int:
        """Return one number for equal lists."""
        return hash(tuple(self))

    def __repr__(self) -> str:
        """Show the texts."""
        return repr(tuple(self))


EMPTY = Chain()
