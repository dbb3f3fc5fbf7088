"""Records at the edges of what the format says: openings that never came, words said before."""

from tests.vectors.generate import dealing
from tests.vectors.generate.keeper import Keeper
from tests.vectors.generate.scripts import FULL, READY
from tests.vectors.generate.vector import UNBOUND, Vector, cheat, valid


def vectors() -> list[Vector]:
    """Write them all."""
    return [_never_opened(), *_said_before()]


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


def _said_before() -> list[Vector]:
    """Deal from words that were said before the head."""
    written = dealing.training()
    first, dealt = (written.at("share…", nth) for nth in (1, 2))
    said = written.lines[first - 1].text
    turned = f"share Adam={','.join(reversed(said.removeprefix('share Adam=').split(',')))}"
    return [
        cheat(
            f"deal-of-words-said-before{name}",
            shows,
            written.changed(dealt, text=text).resigned(),
            (dealt, "share"),
        )
        for name, shows, text in (
            ("", "The share of a deal repeats the words that were said before its head.", said),
            ("-in-another-order", "It repeats those words in another order.", turned),
        )
    ]
