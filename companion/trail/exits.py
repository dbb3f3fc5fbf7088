"""Where a trail can go next, and how soon it ends there, without playing it."""

from dataclasses import dataclass

from companion.trail.graph import Onward, Place, longest

FAR = 3  # so many moves ahead are counted
NEAR = 2  # a dead end within so many moves is warned of


@dataclass(frozen=True)
class Exit:
    """A possible next place, and how many moves can follow it; 0 for a dead end."""

    place: Place
    further: int


def exits(onward: Onward, path: tuple[Place, ...]) -> tuple[Exit, ...]:
    """Return the next places of a path, no place twice."""
    free = (place for place in dict.fromkeys(onward(path)) if place not in path)
    return tuple(Exit(place, room(onward, path, place, FAR)) for place in free)


def room(onward: Onward, path: tuple[Place, ...], place: Place, far: int) -> int:
    """Return how many moves can follow a place, up to a limit."""
    return longest(onward, (*path, place), far)
