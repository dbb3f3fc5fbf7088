"""Where Immortals go: towards two locations of an open feature, where they contact a recruit."""

from collections.abc import Iterator, Sequence
from itertools import permutations

from companion.games.mind_mgmt.board.plan import Feature, Place, apart, beside
from companion.games.mind_mgmt.board.walks import Hop, hops, walled
from companion.games.mind_mgmt.people import HENRY
from companion.games.mind_mgmt.public import Public

STOPPED = 2  # so many moves more where Henry stands in the way
NOTHING = 99  # no recruit can be contacted at all


def away(public: Public, immortals: Sequence[Place], feature: Feature) -> int:
    """Return how many moves it takes until two Immortals stand on a feature."""
    henry = public.agents.get(HENRY)
    stopped = {henry, *beside(henry)} if henry else set()
    places = public.board.places(feature)
    far = [
        sorted((apart(one, to) + STOPPED * (to in stopped), at) for at, to in enumerate(places))[:2]
        for one in immortals
    ]
    return min(
        (
            one + other
            for first, second in permutations(far, 2)
            for one, here in first
            for other, there in second
            if here != there
        ),
        default=NOTHING,
    )


def missing(public: Public, immortals: Sequence[Place]) -> int:
    """Return how far the Immortals are from recruits, the nearest open feature above all."""
    found = sorted(away(public, immortals, feature) for feature in public.opened)
    return sum(each * weight for each, weight in zip(found, (4, 1), strict=False))


def gains(public: Public) -> Iterator[tuple[Hop, int]]:
    """Go through the moves of one Immortal, each with how much nearer it brings recruits."""
    now = missing(public, public.immortals)
    for hop in hops(public, public.immortals):
        if not walled(public, *hop):
            there = [hop[1] if each == hop[0] else each for each in public.immortals]
            yield hop, now - missing(public, there)


def completes(public: Public, hop: Hop) -> bool:
    """Say whether a recruit can be contacted after a move."""
    there = [hop[1] if each == hop[0] else each for each in public.immortals]
    return any(away(public, there, feature) == 0 for feature in public.opened)


def spread(public: Public, place: Place) -> int:
    """Return how far two Immortals would be from all features if one more were at a location."""
    there = (*public.immortals, place)
    return sum(away(public, there, feature) for feature in public.board.known)
