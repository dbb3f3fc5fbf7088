"""The board as bits: where steps lead, how far it is, and how much room is left."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from companion.games.mind_mgmt.board.plan import ORDER, PLACES, Place
from companion.games.mind_mgmt.knowledge.footing import Reach, footing
from companion.games.mind_mgmt.public import Public
from companion.trail.counting.bounds import bits

FAR = 99  # farther than anything on the board


def steps_of(public: Public) -> Reach:
    """Return where steps lead from each location, as bits; agents walk as the Recruiter does."""
    return footing(public).steps


def numbers(places: int) -> Iterator[int]:
    """Go through the numbers of locations that are given as bits."""
    return (bit.bit_length() - 1 for bit in bits(places))


@lru_cache(64)
def distances(steps: Reach) -> tuple[tuple[int, ...], ...]:
    """Return by two locations how many steps lie between them."""
    return tuple(_from(steps, place) for place in range(len(PLACES)))


def _from(steps: Reach, place: int) -> tuple[int, ...]:
    """Return how many steps it is from one location to each."""
    far, seen, ahead, steps_made = [FAR] * len(PLACES), 1 << place, 1 << place, 0
    while ahead:
        reached = 0
        for each in numbers(ahead):
            far[each] = steps_made
            reached |= steps[each]
        ahead, seen, steps_made = reached & ~seen, seen | reached, steps_made + 1
    return tuple(far)


def room(steps: Sequence[int], visited: int, place: int, most: int) -> int:
    """Return how many steps can follow a location, none twice; `most` is enough."""
    if not most:
        return 0
    found = 0
    for to in numbers(steps[place] & ~visited):
        found = max(found, 1 + room(steps, visited | 1 << to, to, most - 1))
        if found >= most:
            break
    return found


def agents_at(public: Public) -> tuple[int, ...]:
    """Return where agents stand, as far as that was entered."""
    return tuple(ORDER[place] for place in public.agents.values() if place is not None)


def named(number: int) -> Place:
    """Return the location with a number."""
    return PLACES[number]
