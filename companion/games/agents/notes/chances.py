"""How likely each hideout belongs to each agent, by counting what the notes allow.

A file holds both halves of its own hideout and one of each other, chosen by chance. In whatever
order a file lies, all sets of as many cards are seen equally often; so only those ways to choose
halves count in which the file holds every half that was seen.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import permutations

from companion.games.agents.box import AGENTS, HIDEOUTS, Half

OTHERS = len(HIDEOUTS) - 1
Seen = Mapping[str, frozenset[Half]]  # halves by the agent whose file they are in
Owner = tuple[str, int]  # an agent, and a hideout


@dataclass(frozen=True)
class Chances:
    """The chances by one player's notes; all are 0 if the notes contradict each other."""

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
        """Return the most likely place of the plan with its most likely agent, and the chance."""
        pairs = ((h, a, self.plan[h] * self.owner[a, h]) for h in HIDEOUTS for a in AGENTS)
        return max(pairs, key=lambda each: each[2])


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


def chances(seen: Seen, without: Iterable[int] = (), plan: int = 0) -> Chances:
    """Return the chances; `without` are empty briefcases, `plan` is the place of the plan."""
    owner = {(agent, hideout): 0 for agent in AGENTS for hideout in HIDEOUTS}
    total = 0
    for hideouts, number in counted(seen):
        if not number:
            continue
        total += number
        for agent, hideout in zip(AGENTS, hideouts, strict=True):
            owner[agent, hideout] += number
    places = [each for each in HIDEOUTS if each not in set(without) and plan in (0, each)]
    shares = {each: Fraction(number, total or 1) for each, number in owner.items()}
    share = Fraction(1, len(places) or 1)
    return Chances(
        shares, {each: share * (each in places) for each in HIDEOUTS}, total * len(places)
    )
