"""Counts hidden paths without listing them, with one bit for each location."""

from collections.abc import Iterable, Mapping

from companion.games.mind_mgmt.board import (
    ORDER,
    PLACES,
    SLANTED,
    STRAIGHT,
    Board,
    Border,
    Place,
    border,
    towards,
)

KINDS = {"orthogonal": STRAIGHT, "diagonal": SLANTED}


def count(
    board: Board,
    hour: int,
    start: Place | None = None,
    mayhem: Iterable[Border] = (),
    slips: Mapping[int, str] | None = None,
) -> int:
    """Return how many sequences of locations there are for the hours 1 to `hour`.

    `slips` are the kinds of mind slips by their hours.
    """
    walls = frozenset(mayhem)
    steps = [_bits(_steps(board, walls, place)) for place in PLACES]
    jumps = {kind: [_bits(towards(p, ways, 2)) for p in PLACES] for kind, ways in KINDS.items()}
    moves = [jumps[slips[h]] if slips and h in slips else steps for h in range(2, hour + 1)]
    starts = range(len(PLACES)) if start is None else (ORDER[start],)
    return sum(_count(moves, 0, 1 << here, here) for here in starts)


def _steps(board: Board, walls: frozenset[Border], place: Place) -> Iterable[Place]:
    """Return where a step can lead, visited locations included."""
    return (other for other in board.steps(place) if border(place, other) not in walls)


def _bits(places: Iterable[Place]) -> int:
    """Return locations as bits of one number."""
    return sum(1 << ORDER[place] for place in places)


def _count(moves: list[list[int]], done: int, visited: int, here: int) -> int:
    """Count the ways to go on."""
    if done == len(moves):
        return 1
    free = moves[done][here] & ~visited
    if done + 1 == len(moves):
        return free.bit_count()
    found = 0
    while free:
        bit = free & -free
        free ^= bit
        found += _count(moves, done + 1, visited | bit, bit.bit_length() - 1)
    return found
