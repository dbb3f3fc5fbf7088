"""How likely each hideout belongs to each agent, by counting what the notes allow.

A file holds both halves of its own hideout and one of each other, chosen by chance. In whatever
order a file lies, all sets of as many cards are seen equally often; so only those ways to choose
halves count in which the file holds every half that was seen.
"""

from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass
from fractions import Fraction
from itertools import permutations, product
from typing import TypeVar

from companion.games.agents.box import AGENTS, HIDEOUTS, Half

OTHERS = len(HIDEOUTS) - 1
Seen = Mapping[str, frozenset[Half]]  # halves by the agent whose file they are in
Owner = tuple[str, int]  # an agent, and a hideout
Claim = tuple[int, str]  # a hideout with the plan, and its agent
Thing = TypeVar("Thing")


@dataclass(frozen=True)
class Chances:
    """The chances by one player's notes; all are 0 if the notes contradict each other."""

    claim: Mapping[Claim, Fraction]  # that the plan is in this hideout, and of this agent
    owner: Mapping[Owner, Fraction]
    plan: Mapping[int, Fraction]
    arrangements: int

    @property
    def possible(self) -> bool:
        """Say whether any arrangement fits all notes."""
        return bool(self.arrangements)

    def of(self, agent: str) -> Mapping[int, Fraction]:
        """Return the chance of each hideout to be this agent's."""
        return {hideout: self.owner[agent, hideout] for hideout in HIDEOUTS}

    @property
    def best(self) -> tuple[int, str, Fraction]:
        """Return the most likely place of the plan with its agent, and the chance."""
        return self.best_of(HIDEOUTS)

    def best_of(self, hideouts: Iterable[int]) -> tuple[int, str, Fraction]:
        """Return the most likely place of the plan among these hideouts, as `best` does."""
        hideout, agent = max(product(hideouts, AGENTS), key=lambda each: self.claim[each])
        return hideout, agent, self.claim[hideout, agent]


def ways(seen: Iterable[Half], own: int) -> int:
    """Count the ways to choose a hideout's file so that it holds all halves that were seen."""
    others = [hideout for hideout, _part in set(seen) if hideout != own]
    if len(set(others)) < len(others):
        return 0
    return 1 << (OTHERS - len(others))


def counted(seen: Seen) -> Iterator[tuple[tuple[int, ...], int]]:
    """Go through all orders of the hideouts for v, x, y and z, each with its number of ways."""
    table = [{own: ways(seen.get(agent, ()), own) for own in HIDEOUTS} for agent in AGENTS]
    v, x, y, z = table
    for hideouts in permutations(HIDEOUTS):
        a, b, c, d = hideouts
        yield hideouts, v[a] * x[b] * y[c] * z[d]


def chances(
    seen: Seen, without: Iterable[int] = (), plan: int = 0, refuted: Set[Claim] = frozenset()
) -> Chances:
    """Return the chances.

    `without` are empty briefcases, `plan` is the place of the plan, and `refuted` are claims that
    were wrong: each of them leaves out only that this agent owns the hideout with the plan.
    """
    empty = set(without)
    places = [each for each in HIDEOUTS if each not in empty and plan in (0, each)]
    claim = dict.fromkeys(product(HIDEOUTS, AGENTS), 0)
    owner = dict.fromkeys(product(AGENTS, HIDEOUTS), 0)
    total = 0
    for hideouts, number in counted(seen):
        owners = dict(zip(hideouts, AGENTS, strict=True))
        left = [(place, owners[place]) for place in places if (place, owners[place]) not in refuted]
        total += number * len(left)
        for each in left:
            claim[each] += number
        for hideout, agent in owners.items():
            owner[agent, hideout] += number * len(left)
    plans = {h: sum(claim[h, agent] for agent in AGENTS) for h in HIDEOUTS}
    return Chances(_shares(claim, total), _shares(owner, total), _shares(plans, total), total)


def _shares(counts: Mapping[Thing, int], total: int) -> dict[Thing, Fraction]:
    """Return counts as parts of a total; without any, all are 0."""
    return {each: Fraction(number, total or 1) for each, number in counts.items()}
