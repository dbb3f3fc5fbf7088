"""The exact counting of Agents: what a player's notes make likely, against the bare loop."""

from itertools import permutations

from companion.games.agents.notes.chances import chances
from tests.bench.measure import in_turns, tell

SEEN = {
    "v": frozenset({(3, "t"), (1, "b"), (2, "t")}),
    "x": frozenset({(1, "t"), (4, "t")}),
    "y": frozenset({(2, "b"), (2, "t")}),
}
WAYS = ((0, 2, 2, 0), (4, 2, 2, 4), (0, 8, 0, 0), (8, 8, 8, 8))
TURNS, REPEATS = 41, 100


def bare() -> None:
    """Multiply and add for all orders of four hideouts, in whole numbers."""
    for _repeat in range(REPEATS):
        owner = [[0] * 4 for _agent in range(4)]
        for hideouts in permutations(range(4)):
            number = 1
            for agent, hideout in enumerate(hideouts):
                number *= WAYS[agent][hideout]
            for agent, hideout in enumerate(hideouts):
                owner[agent][hideout] += number


def ours() -> None:
    """Count as the sheet does."""
    for _repeat in range(REPEATS):
        chances(SEEN, without=[1])


if __name__ == "__main__":
    mine, theirs = in_turns(ours, bare, TURNS)
    tell("a hundred note sheets counted", "the bare loops", mine, theirs)
