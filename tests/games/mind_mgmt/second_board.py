"""The board of MIND MGMT for the second opinion: how far apart, who stands where, what is met.

Read from the data file of the edition, with nothing of the program's own.
"""

import tomllib
from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import combinations
from pathlib import Path

EDITION = Path(__file__).parents[3] / "companion/games/mind_mgmt/editions/zanzibar.toml"
BOARD = tomllib.loads(EDITION.read_text("utf-8"))
PLACES = [column + row for row in "1234567" for column in "ABCDEF"]
TEMPLES = set(BOARD["temples"])
FEATURES = sorted(BOARD["features"])
STANDS: dict[str, list[str]] = {place: BOARD["locations"].get(place, []) for place in PLACES}
CARDS = ("karl-box", "pipe-girl")
TRIPLES = list(combinations(FEATURES, 3))
EVERY = (1 << len(TRIPLES)) - 1
WITH = {
    feature: sum(1 << number for number, triple in enumerate(TRIPLES) if feature in triple)
    for feature in FEATURES
}


def triple(features: Iterable[str]) -> tuple[str, str, str]:
    """Put three features into their order."""
    one, two, three = sorted(features)
    return one, two, three


def apart(one: str, other: str) -> tuple[int, int]:
    """Give how many columns and rows apart, the smaller number first."""
    across, down = abs(ord(one[0]) - ord(other[0])), abs(int(one[1]) - int(other[1]))
    return min(across, down), max(across, down)


@cache
def near(place: str) -> set[str]:
    """Give where Meru in this location finds the Recruiter."""
    return {other for other in PLACES if apart(place, other) in ((0, 0), (0, 1), (0, 2))}


@cache
def steps(
    place: str, mayhem: frozenset[frozenset[str]], aside: frozenset[str] = frozenset()
) -> list[str]:
    """List where a step may lead: straight where no mayhem lies, aslant at temples."""

    def lawful(other: str) -> bool:
        away = apart(place, other)
        aslant = away == (1, 1) and "step.diagonal" not in aside
        wall = frozenset((place, other)) in mayhem and "step.mayhem" not in aside
        return (
            (away[1] == 1 or "step.next" in aside)
            and not (aslant and not {place, other} & TEMPLES)
            and not wall
        )

    return [other for other in PLACES if other != place and lawful(other)]


@cache
def slips(card: str, place: str, aside: frozenset[str] = frozenset()) -> list[str]:
    """List where a mind slip may lead: exactly two away, straight or aslant by the card."""
    way, rule = {"karl-box": ((0, 2), "slip.straight"), "pipe-girl": ((2, 2), "slip.slanted")}[card]
    return [
        other
        for other in PLACES
        if other != place and (rule in aside or apart(place, other) == way)
    ]


@cache
def contacts(met: tuple[str, ...]) -> dict[int, int]:
    """Part the triples by how many recruits are contacted where these features were met."""
    parted = {0: EVERY}
    for feature in met:
        more = Counter[int]()
        for number, triples in parted.items():
            more[number] |= triples & ~WITH[feature]
            more[number + 1] |= triples & WITH[feature]
        parted = dict(more)
    return parted
