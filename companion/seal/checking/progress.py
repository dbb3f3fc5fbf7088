"""Progress of a long check; the callback cancels it by raising."""

from collections.abc import Callable, Iterator, Sequence
from typing import Literal, TypeVar

Stage = Literal["words", "walk", "audit", "decisions"]
Heard = Callable[[Stage, int, int], None]  # called with the stage, how much is done, and the total

Item = TypeVar("Item")


def unheard(stage: Stage, done: int, number: int) -> None:
    """Report no progress."""


def telling(stage: Stage, items: Sequence[Item], heard: Heard) -> Iterator[Item]:
    """Go through items, and report before each how many are done."""
    number = len(items)
    for done, item in enumerate(items):
        heard(stage, done, number)
        yield item
