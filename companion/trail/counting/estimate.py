"""Beyond a bound: of too many trails a sample is kept, and what it lacks is searched for.

A sample is drawn by a hash of the public lines, so it is the same on every machine. It can show
that something is possible, never that it is not: that takes a search which was finished.
"""

from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from typing import TypeVar

ENOUGH = 6_000  # so many trails are tried before something counts as possible
FEW = 64  # trails that are followed at once in a search
SMALL = 100  # a sample that became so many times smaller is drawn anew
Some = TypeVar("Some")


def sample(most: int) -> int:
    """Return about how many trails a sample holds when it is drawn."""
    return max(1, most // 4)


def thinner(number: int, most: int) -> int:
    """Return which part of so many trails is kept: one in so many; all, up to a bound."""
    return 1 if number <= most else -(-number // sample(most))


def salted(before: int, line: str) -> int:
    """Return a number made from the lines so far, the same on every machine."""
    return int.from_bytes(sha256(f"{before}\n{line}".encode()).digest()[:8])


def worth(held: int, one_in: int, most: int, tried: int) -> bool:
    """Say whether a sample that holds so many is worth counting anew.

    That is so when few enough may be left to count all, or when the sample has become too small;
    but not again before they are half of what they were when it was `tried`.
    """
    about = held * one_in
    small = about <= most or held < sample(most) // SMALL
    return one_in > 1 and small and not about * 2 > tried > 0


def at_least_one(counts: Sequence[int], one_in: int, may: Callable[[int], bool]) -> list[int]:
    """Scale the counts of a sample; what it does not hold counts one if it may be possible."""
    if one_in == 1:
        return list(counts)
    return [one_in * count or int(may(number)) for number, count in enumerate(counts)]


def searched(
    start: Some,
    stages: Sequence[Callable[[Some], Some]],
    pieces: Callable[[Some], Iterable[Some]],
    size: Callable[[Some], int],
    enough: int = ENOUGH,
) -> bool | None:
    """Say whether anything is left after all stages; None where it takes too long to find out.

    Each stage keeps or continues trails one by one, so a few of them are followed at once.
    """
    tried, waiting = 0, [(0, start)]
    while waiting:
        at, some = waiting.pop()
        if at == len(stages):
            return True
        more = [stages[at](piece) for piece in pieces(some)]
        tried += sum(map(size, more))
        if tried > enough:
            return None
        waiting += [(at + 1, each) for each in more if size(each)]
    return False
