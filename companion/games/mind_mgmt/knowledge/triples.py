"""The three feature cards that the Recruiter may have: every triple is one bit of a number."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import combinations

from companion.games.mind_mgmt.board.plan import Board, Feature
from companion.games.mind_mgmt.moves.answers import Says
from companion.games.mind_mgmt.public import Public

HELD = 3
SHAKEDOWN = "mind-mgmt.shakedown.truth"
KEPT = 1 << 16
Weights = tuple[tuple[int, int], ...]  # features by their numbers, and how often each counts


@lru_cache(8)
def holding(features: int) -> tuple[int, ...]:
    """Return for each of so many features the triples that hold it."""
    triples = list(enumerate(combinations(range(features), HELD)))
    return tuple(
        sum(1 << bit for bit, triple in triples if feature in triple) for feature in range(features)
    )


@lru_cache(8)
def every(features: int) -> int:
    """Return every triple of so many features."""
    return (1 << sum(1 for _triple in combinations(range(features), HELD))) - 1


@lru_cache(KEPT)
def counting(features: int, weights: Weights, number: int) -> int:
    """Return the triples whose weights add up to a number."""
    sums = {0: every(features)}
    for feature, weight in weights:
        has, then = holding(features)[feature], dict[int, int]()
        for found, triples in sums.items():
            then[found] = then.get(found, 0) | triples & ~has
            if found + weight <= number:
                then[found + weight] = then.get(found + weight, 0) | triples & has
        sums = then
    return sums.get(number, 0)


def numbers(board: Board) -> Mapping[Feature, int]:
    """Return the number of each feature."""
    return {feature: number for number, feature in enumerate(board.known)}


def possible(public: Public) -> int:
    """Return the triples that fit the open cards and the shakedowns.

    A card lies open as everybody sees it now: after a correction the wrong one is possible again.
    To ask for a card that was shaken down already is always answered with no.
    """
    answered = public.answered
    asked = [each for each in answered if each.question.kind == SHAKEDOWN]
    denied = {each.question.feature for each in asked if each.answer == Says(False)}
    none = {*public.opened, *public.contacted, *(denied - public.shaken.keys())}
    return _with(public.board, public.shaken, none)


def _with(board: Board, these: Iterable[Feature], none: Iterable[Feature]) -> int:
    """Return the triples with some features and without others."""
    number, has = numbers(board), holding(len(board.known))
    found = every(len(board.known))
    for feature in these:
        found &= has[number[feature]]
    for feature in none:
        found &= ~has[number[feature]]
    return found
