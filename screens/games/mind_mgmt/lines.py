"""Where borders of four locations meet: a sign in which no wall is broken."""

# By the walls above, below, to the left and to the right, each of them counted as one bit.
LINED = "┼┾┽┿╁╆╅╈╀╄╃╇╂╊╉╋"
BARE = "│┝┥┿╽┢┪╈╿┡┩╇┃┣┫╋"


def crossing(above: bool, below: bool, left: bool, right: bool, *, lined: bool) -> str:
    """Give the sign for a crossing; `lined` says whether thin lines run to both sides."""
    return (LINED if lined else BARE)[8 * above + 4 * below + 2 * left + right]
