"""The paths that fit all clues so far, each with the cards that fit with it.

A path is one number; on it are marked the two Recruiter cards, a bit each, and which `lot` of
feature triples fits: many paths share a lot, as it depends on few of their places.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial

from companion.games.mind_mgmt.board.plan import PLACES, Board
from companion.games.mind_mgmt.knowledge.clues import (
    Alive,
    Been,
    Clue,
    Contacts,
    Dead,
    Never,
    Went,
    Where,
)
from companion.games.mind_mgmt.knowledge.footing import CARDS, SECOND, Footing, Reach
from companion.games.mind_mgmt.knowledge.triples import Weights, counting, numbers
from companion.games.mind_mgmt.public import FIRST_HOUR
from companion.trail.counting.estimate import thinner
from companion.trail.counting.packed import TrailBits, extended, onward, thinned

BOTH = (1 << len(CARDS)) - 1
OF_LOTS = 24
LAYOUT = TrailBits(len(PLACES), len(CARDS) + OF_LOTS)
CARD, LOT = LAYOUT.marks, LAYOUT.marks + len(CARDS)
LOTS = (1 << OF_LOTS) - 1
MOST = 400_000  # so many paths are counted; of more, a sample is drawn
PIECE = 20_000  # so many paths go on at once
ENDS = LAYOUT.ends
WEIGHT = 5  # so many bits say how often a feature counts
NOTHING_YET = LAYOUT.walked((), BOTH)
Trails = Iterable[int]


@dataclass(frozen=True)
class Fitting:
    """Paths of so many hours, and the lots of triples that are marked on them."""

    board: Board
    hours: int = 0
    paths: tuple[int, ...] = (NOTHING_YET,)
    lots: tuple[int, ...] = ()
    one_in: int = 1  # of a sample, for how many paths each one stands
    salt: int = 0  # by which a sample is drawn
    most: int = MOST
    sure: bool = True  # whether each of these surely fits

    @property
    def exact(self) -> bool:
        """Say whether these are all paths that fit, and no others."""
        return self.one_in == 1 and self.sure

    def after(self, clue: Clue) -> "Fitting":
        """Return what fits one more clue, which is about no later hour than the next."""
        if isinstance(clue, Contacts):
            return self._contacts(clue)
        if isinstance(clue, Went):
            return self._gone(clue)
        return replace(self, paths=tuple(kept(clue, self.hours, self.paths)))

    def only(self, triples: int) -> "Fitting":
        """Return what fits with some triples alone."""
        return self._with_lots(lambda path: path >> LOT & LOTS, lambda _key, lot: lot & triples)

    def anew(self) -> "Fitting":
        """Return the starts of these paths, each with the cards that fit with any of them."""
        cards: dict[int, int] = {}
        for path in self.paths:
            start = LAYOUT.at(path, 1)
            cards[start] = cards.get(start, 0) | path >> CARD & BOTH
        starts = (LAYOUT.walked((start,), cards[start]) for start in sorted(cards))
        return replace(self, hours=1, paths=tuple(starts))

    def _gone(self, clue: Went) -> "Fitting":
        """Go on by an hour; where there are too many paths, only a sample of them is kept."""
        found = [
            (way.reach, way.followed(self.paths, self.hours))
            for way in ways(clue.footing, clue.token)
        ]
        one_in = thinner(self._onward(found), self.most)
        left: list[int] = []
        for reach, paths in found:
            onto = LAYOUT.ways(reach, clue.hour)
            for at in range(0, len(paths), PIECE):
                more = extended(LAYOUT, paths[at : at + PIECE], onto)
                left += more if one_in == 1 else thinned(more, one_in, self.salt)
        if len(found) > 1 and any(map(int.__and__, *(reach for reach, _paths in found))):
            left = _merged(left)
        return replace(self, hours=clue.hour, paths=tuple(left), one_in=self.one_in * one_in)

    def _onward(self, found: Sequence[tuple[Reach, Sequence[int]]]) -> int:
        """Count the paths of the next hour; they are not counted where they surely fit."""
        ways = ((max(map(int.bit_count, reach)), reach, paths) for reach, paths in found)
        widest = [(wide * len(paths), reach, paths) for wide, reach, paths in ways]
        number = sum(most for most, _reach, _paths in widest)
        if number <= self.most:
            return number
        return sum(onward(LAYOUT, paths, reach) for _most, reach, paths in widest)

    def _contacts(self, clue: Contacts) -> "Fitting":
        """Keep the triples with which so many recruits were contacted."""
        first, hours = LAYOUT.hour(clue.since), clue.hour - clue.since + 1
        some, of_path = (1 << hours * LAYOUT.end) - 1, OF_LOTS
        number, triples = numbers(self.board), dict[int, int]()
        counts = [
            [
                sum(
                    1 << WEIGHT * number[f]
                    for f in self.board.features[place]
                    if clue.counts(f, hour)
                )
                for place in PLACES
            ]
            for hour in range(clue.since, clue.hour + 1)
        ]

        def fits(key: int, lot: int) -> int:
            walked, total = key >> of_path, 0
            for there in counts:
                total += there[walked & ENDS]
                walked >>= LAYOUT.end
            if total not in triples:
                triples[total] = counting(len(number), _weights(total), clue.number)
            return lot & triples[total]

        return self._with_lots(
            lambda path: (path >> first & some) << of_path | path >> LOT & LOTS, fits
        )

    def _with_lots(self, key: Callable[[int], int], fits: Callable[[int, int], int]) -> "Fitting":
        """Narrow the lots by what a key tells of a path; a path without triples does not fit."""
        lots: dict[int, int] = {}
        change: dict[int, int | None] = {}
        keys = [key(path) for path in self.paths]
        for found in dict.fromkeys(keys):
            lot = found & LOTS
            triples = fits(found, self.lots[lot])
            new = lots.setdefault(triples, len(lots)) if triples else None
            change[found] = None if new is None else new - lot << LOT
        paths = zip(self.paths, keys, strict=True)
        left = tuple(path + more for path, found in paths if (more := change[found]) is not None)
        return replace(self, paths=left, lots=tuple(lots))


def _weights(total: int) -> Weights:
    """Return how often each feature counts, by its number, from a number that holds them all."""
    features = range(-(-total.bit_length() // WEIGHT))
    each = ((feature, total >> WEIGHT * feature & (1 << WEIGHT) - 1) for feature in features)
    return tuple((feature, weight) for feature, weight in each if weight)


@dataclass(frozen=True)
class Way:
    """A step, or a mind slip by one card, and on which paths it can follow."""

    footing: Footing
    token: str
    card: int | None = None  # the number of the card of a mind slip

    @property
    def reach(self) -> tuple[int, ...]:
        """Return where it leads from each location."""
        return self.footing.steps if self.card is None else self.footing.slips[self.card]

    def before(self, path: int, hours: int) -> int:
        """Return a path of so many hours as it must be for this way to follow; 0 if it cannot."""
        if self.card is None:
            return path
        card = 1 << CARD + self.card
        if not path & card or not self.allowed(path, hours):
            return 0
        return path & ~(BOTH << CARD) | card

    def allowed(self, path: int, hours: int) -> bool:
        """Say whether its token can be used after so many hours of a path."""
        return self.token != SECOND or earned(self.footing, path, hours)

    def followed(self, paths: Sequence[int], hours: int) -> Sequence[int]:
        """Return the paths that this way can follow, as they must be for it."""
        if self.card is None:
            return paths
        return [before for path in paths if (before := self.before(path, hours))]


def ways(footing: Footing, token: str) -> tuple[Way, ...]:
    """Return a step without a token, or with one that is left a mind slip by either card."""
    if not token:
        return (Way(footing, ""),)
    if token not in footing.tokens:
        return ()
    return tuple(Way(footing, token, card) for card in range(len(CARDS)))


def _merged(paths: Trails) -> list[int]:
    """Return each path once, with all cards by which it was reached."""
    cards: dict[int, int] = {}
    for path in paths:
        bare = path & ~(BOTH << CARD)
        cards[bare] = cards.get(bare, 0) | path & BOTH << CARD
    return [bare | with_card for bare, with_card in cards.items()]


def earned(footing: Footing, path: int, hours: int) -> bool:
    """Say whether the second token can be used after so many hours of a path."""
    assert footing.second is not None
    if not path & LAYOUT.visited(1 << footing.second):
        return footing.unearned
    early = range(1, min(FIRST_HOUR, hours) + 1)
    return footing.early or all(LAYOUT.at(path, hour) != footing.second for hour in early)


def kept(clue: Clue, hours: int, paths: Trails) -> list[int]:
    """Return the paths of so many hours that fit a clue, with the cards that fit it."""
    match clue:
        case Where(hour, places) if hour == hours:
            return [path for path in paths if places >> (path & ENDS) & 1]
        case Where(hour, places):
            return [path for path in paths if places >> LAYOUT.at(path, hour) & 1]
        case Been(_, places):
            been = LAYOUT.visited(places)
            return [path for path in paths if path & been == been]
        case Never(_, places):
            never = LAYOUT.visited(places)
            return [path for path in paths if not path & never]
        case Alive(_, footing):
            steps = _visited(footing.steps)
            slips = partial(_slipping, footing, hours)
            return [
                left
                for path in paths
                if (left := path if steps[path & ENDS] & ~path else slips(path))
            ]
        case Dead(_, footing):
            return list(filter(None, (_dead(footing, hours, path) for path in paths)))
    raise AssertionError(clue)


@lru_cache(64)
def _visited(reach: Reach) -> tuple[int, ...]:
    """Return by locations where a move leads, as that stands in a path."""
    return tuple(map(LAYOUT.visited, reach))


def _slipping(footing: Footing, hours: int, path: int) -> int:
    """Return a path with the cards whose mind slip leads on from it; 0 without any."""
    return _with_cards(path, _cards_left(footing, hours, path))


def _dead(footing: Footing, hours: int, path: int) -> int:
    """Return a path with the cards with which nothing leads on from it; 0 without any."""
    if LAYOUT.visited(footing.steps[path & ENDS]) & ~path:
        return 0
    return _with_cards(path, BOTH & ~_cards_left(footing, hours, path))


def _cards_left(footing: Footing, hours: int, path: int) -> int:
    """Return the cards whose mind slip leads on from a path."""
    if not (footing.first or (footing.second is not None and earned(footing, path, hours))):
        return 0
    leads = (LAYOUT.visited(reach[path & ENDS]) & ~path for reach in footing.slips)
    return sum(1 << card for card, free in enumerate(leads) if free)


def _with_cards(path: int, cards: int) -> int:
    """Return a path with no other than these cards; 0 if none is left."""
    left = path >> CARD & BOTH & cards
    return path & ~(BOTH << CARD) | left << CARD if left else 0
