"""Two ways measured in turns, so that whatever slows the machine slows both."""

import sys
import time
from collections.abc import Callable

QUICK = "--quick" in sys.argv
TURNS = 3  # where it is only to be seen that everything can be measured


def seconds(work: Callable[[], object]) -> float:
    """Measure one piece of work."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def in_turns(
    ours: Callable[[], object], bare: Callable[[], object], turns: int
) -> tuple[float, float]:
    """Measure two pieces of work in turns, and give the middle of each."""
    turns = min(turns, TURNS) if QUICK else turns
    pairs = [(seconds(ours), seconds(bare)) for _turn in range(turns)]
    mine, theirs = zip(*pairs, strict=True)
    return sorted(mine)[turns // 2], sorted(theirs)[turns // 2]


def tell(what: str, against: str, ours: float, bare: float, budget: str = "") -> None:
    """Print one ratio."""
    ratio = f"{ours / bare:6.2f}"
    print(
        f"{ratio}  {what} ({1000 * ours:.2f} ms) against {against} ({1000 * bare:.2f} ms){budget}"
    )
