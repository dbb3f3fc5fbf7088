"""How far a long judgement has come: whoever waits hears it, and gives up by raising."""

from collections.abc import Callable, Iterator, Sequence
from typing import Literal, TypeVar

Stage = Literal["words", "walk", "audit"]
Heard = Callable[[Stage, int, int], None]  # what is at work, how much of it is done, of how much

Item = TypeVar("Item")


def unheard(stage: Stage, done: int, number: int) -> None:
    """Tell nobody."""


def telling(stage: Stage, items: Sequence[Item], heard: Heard) -> Iterator[Item]:
    """Go through items, and tell before each how many are done."""
    for done, item in enumerate(items):
        heard(stage, done, len(items))
        yield item
