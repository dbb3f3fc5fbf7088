"""What chance gives to one decision: whole numbers, the same for the same label everywhere."""

from collections.abc import Sequence
from typing import TypeVar

from companion.core import Chance

BITS = 256  # of what chance makes for one label
Drawn = TypeVar("Drawn")


def label(stamp: str, kind: str, number: int) -> str:
    """Return the label of a decision: its hour, its kind, and how many of both stand before it."""
    return f"play/{stamp}/{kind}/{number}"


class Drawing:
    """Draws whole numbers for the decision with this label; a counter tells them apart."""

    def __init__(self, chance: Chance, label: str) -> None:
        """Begin with the first number."""
        self._chance, self._label = chance, label
        self._count = 0

    def below(self, number: int) -> int:
        """Draw one of so many numbers from 0 on, each as likely as the others."""
        fair = (1 << BITS) // number * number
        while True:
            label = f"{self._label}/{self._count}"
            self._count += 1
            found = int.from_bytes(self._chance(label))
            if found < fair:  # what lies beyond would make some numbers likelier
                return found % number

    def one_of(self, some: Sequence[Drawn]) -> Drawn:
        """Draw one of these."""
        return some[self.below(len(some))]
