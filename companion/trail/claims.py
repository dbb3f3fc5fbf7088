"""What the hidden seat says of its secrets: answers to questions, and what it must tell unasked.

Each is declared once. Whoever wants to know whether something said is true, what it opens, and
which worlds it leaves possible, asks the declaration.
"""

from collections.abc import Iterable
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from companion.core import Fact
from companion.trail.world import Hidden, Public

Said = TypeVar("Said")


class Claim(Generic[Public, Hidden, Said]):
    """One kind of statement about what is hidden."""

    rule: str  # the id of the rule that an untrue one breaks
    forms: ClassVar[tuple[type, ...]]  # the kinds of moves that say it

    def waits(self, public: Public) -> bool:
        """Say whether this kind of statement is the one that can be made now."""
        return True

    def true(self, public: Public, world: Hidden, said: Said) -> bool:
        """Say whether it is true in a world, and so whether this world is still possible."""
        raise NotImplementedError

    def opens(self, public: Public, said: Said) -> Iterable[Fact]:
        """Go through the sealed facts that it opens, from what is public alone."""
        return ()

    def rests(self, public: Public, said: Said) -> Iterable[str]:
        """Go through the labels of the facts that it rests on but does not open."""
        return ()


class Question(Claim[Public, Hidden, Said]):
    """A question that waits for one of its lawful answers."""

    def lawful(self, public: Public, world: Hidden) -> tuple[Said, ...]:
        """Return the answers that are true in a world, in the order in which they are listed."""
        raise NotImplementedError

    def true(self, public: Public, world: Hidden, said: Said) -> bool:
        """Say whether it is one of the lawful answers."""
        return said in self.lawful(public, world)


class Duty(Claim[Public, Hidden, Said]):
    """Something that has to be told unasked, or that comes along with a move."""

    def comes(self, hour: int) -> bool:
        """Say whether everybody knows beforehand that it is told at an hour."""
        return False


# Claims of any game: each takes what is public and hidden in its own game, and its own moves.
AnyClaim: TypeAlias = Claim[Any, Any, Any]
AnyQuestion: TypeAlias = Question[Any, Any, Any]
