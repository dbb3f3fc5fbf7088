"""The ring of fourteen spaces: where the figures stand, and how far one is from the other."""

SPACES = 14
HOMES = (0, 7)  # of the first side and of the second, on opposite sides of the ring


def gaps(first: int, second: int) -> tuple[int, int]:
    """Say how many spaces each side needs to catch the other; none or fewer: it has.

    Figures are counted without end, so that who has passed the other is told from who follows it.
    """
    needed = second - first
    return needed, SPACES - needed


def moved_to(space: int, other: int, side: int) -> int:
    """Give the count at which a side's figure stands on a space, with nobody caught."""
    if side == 0:
        return other - (other - space) % SPACES
    return other + (space - other) % SPACES
