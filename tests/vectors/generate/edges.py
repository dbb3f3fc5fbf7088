"""Records at the edges of what the format says: openings that never came, words said before."""

from tests.vectors.generate.keeper import Keeper
from tests.vectors.generate.scripts import FULL, READY
from tests.vectors.generate.vector import UNBOUND, Vector, valid


def vectors() -> list[Vector]:
    """Write them all."""
    return [_never_opened()]


def _never_opened() -> Vector:
    """Pay for an Immortal, and stop before the sheet that would have opened it."""
    turn = f"{READY}step D3\nimmortal C6-C7\nimmortal E2-F2 for D4\nhead\nend\n"
    written = Keeper("stopped", FULL).play(turn).written
    return valid(
        "immortal-paid-and-stopped",
        "The players stopped before the sheet came that opens what an Immortal was paid with.",
        written,
        code=UNBOUND,
        unbound=("06",),
    )
