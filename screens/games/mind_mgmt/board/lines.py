"""The signs where the borders of four locations meet, with unbroken walls."""

# By the walls above, below, left and right, each one as one bit.
LINED = "┼┾┽┿╁╆╅╈╀╄╃╇╂╊╉╋"
BARE = "│┝┥┿╽┢┪╈╿┡┩╇┃┣┫╋"


def crossing(above: bool, below: bool, left: bool, right: bool, *, lined: bool) -> str:
    """Return the sign of a crossing; `lined` says whether thin lines run through it."""
    return (LINED if lined else BARE)[8 * above + 4 * below + 2 * left + right]
