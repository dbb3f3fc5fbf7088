"""Where the Recruiter's next step or mind slip can lead, as bits, from what is public."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from companion.games.mind_mgmt.board.plan import (
    ORDER,
    PLACES,
    Border,
    Place,
    around,
    aslant,
    border,
    towards,
)
from companion.games.mind_mgmt.board.walks import RECRUITER
from companion.games.mind_mgmt.people import SLIP_RULES, SLIPS
from companion.games.mind_mgmt.public import Public

FIRST, SECOND = "first", "second"
CARDS = tuple(SLIPS)
EARNED, EARLY = "mind-mgmt.slip.second.earned", "mind-mgmt.slip.second.visited"
OF_STEPS = frozenset({RECRUITER.next, RECRUITER.diagonal, RECRUITER.mayhem})
OF_THE_PATH = OF_STEPS | {*SLIP_RULES.values(), EARNED}
EVERYWHERE = (1 << len(PLACES)) - 1
KEPT = 64
Reach = tuple[int, ...]  # by places: those that can be reached, as bits


@dataclass(frozen=True)
class Footing:
    """Where a move leads from each location, and which mind-slip tokens are left.

    The second token can be used only where it was earned: after the first five hours, unless the
    players ruled that an early visit counts or have set that rule aside.
    """

    steps: Reach
    slips: tuple[Reach, ...]  # by cards
    first: bool = False
    second: int | None = None  # the location of the token
    early: bool = False
    unearned: bool = False

    def without(self, token: str) -> "Footing":
        """Return what is left when a token was used."""
        if token == FIRST:
            return replace(self, first=False)
        return replace(self, second=None) if token == SECOND else self

    @property
    def tokens(self) -> tuple[str, ...]:
        """Return the tokens that are left."""
        second = (SECOND,) if self.second is not None else ()
        return ((FIRST,) if self.first else ()) + second


def footing(public: Public, *, slips: bool = True) -> Footing:
    """Return where the Recruiter's next move can lead; in the set-up without mind slips."""
    aside = frozenset(public.decisions.overrides) & OF_THE_PATH
    steps = _steps(public.board.temples, frozenset(public.mayhem), aside & OF_STEPS)
    by_card = tuple(_slips(card, SLIP_RULES[card] in aside) for card in CARDS)
    token = public.second_token if SECOND not in public.slips else None
    return Footing(
        steps,
        by_card,
        first=slips and FIRST not in public.slips,
        second=ORDER[token] if slips and token is not None else None,
        early=public.decisions.rulings.get(EARLY) == "earned",
        unearned=EARNED in aside,
    )


@lru_cache(KEPT)
def _steps(temples: frozenset[Place], mayhem: frozenset[Border], aside: frozenset[str]) -> Reach:
    """Return where steps lead on a board as it lies, but for rules that were set aside."""

    def leads(one: Place, other: Place) -> bool:
        slanted = other in aslant(one) and not {one, other} & temples
        return (
            one != other
            and (other in around(one) or RECRUITER.next in aside)
            and (not slanted or RECRUITER.diagonal in aside)
            and (border(one, other) not in mayhem or RECRUITER.mayhem in aside)
        )

    return tuple(as_bits(to for to in PLACES if leads(place, to)) for place in PLACES)


@lru_cache(KEPT)
def _slips(card: str, everywhere: bool) -> Reach:
    """Return where a card's mind slips lead."""
    if everywhere:
        return (EVERYWHERE,) * len(PLACES)
    return tuple(as_bits(towards(place, SLIPS[card], 2)) for place in PLACES)


def as_bits(places: Iterable[Place]) -> int:
    """Return locations as bits."""
    return sum(1 << ORDER[place] for place in places)
