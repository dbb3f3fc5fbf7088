"""What all vectors about spelling begin with: a short game with a remark in Czech."""

from functools import cache

from tests.vectors.generate.keeper import Keeper
from tests.vectors.generate.scripts import TRAINED, TRAINING, caught
from tests.vectors.generate.vector import Vector, changed_line, garbage
from tests.vectors.generate.written import Written

BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
REMARK = "remark žluťoučký kůň"
TOLD = f"{TRAINED}{REMARK}\nstep D3\n{caught('D3')}"


@cache
def told() -> Written:
    """Write a short game with a remark in Czech."""
    return Keeper("spelling", TRAINING).play(TOLD).written


def changed(
    cases: tuple[tuple[str, str, str, str], ...], prefix: str, **lines: int
) -> list[Vector]:
    """Change one thing in a text; what is wrong with it shows there, or in the line that is given.

    What is changed is there just once or several times alike.
    """
    text = told().text
    found = []
    for name, shows, old, new in cases:
        assert old in text, name
        false = text.replace(old, new, 1)
        line = lines.get(name.replace("-", "_"), changed_line(text, false))
        found.append(garbage(f"{prefix}-{name}", shows, false, line))
    return found
