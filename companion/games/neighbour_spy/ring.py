"""The ring of fourteen spaces: where the figures are, and how far apart."""

SPACES = 14
HOMES = (0, 7)  # homes of the first and the second side


def gaps(first: int, second: int) -> tuple[int, int]:
    """Return how many spaces each side needs to catch the other; 0 or less once it has.

    Spaces are counted on without end, so that passing can be told from following.
    """
    needed = second - first
    return needed, SPACES - needed


def moved_to(space: int, other: int, side: int) -> int:
    """Return the endless count for a side's figure on a space, with nobody caught."""
    if side == 0:
        return other - (other - space) % SPACES
    return other + (space - other) % SPACES
