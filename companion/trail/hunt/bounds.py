"""Where a hunted trail can have been by hours, from the sealed facts that answers have opened."""

from collections.abc import Sequence
from dataclasses import dataclass

from companion.contract.knowledge import Heard
from companion.trail.claims import Claim
from companion.trail.counting.bounds import Reach, narrowed, towards
from companion.trail.facts import Learned, learned
from companion.trail.graph import Graph, Place
from companion.trail.hunt.rules import Hunt, Hunted, HuntRules
from companion.trail.moves import Acted
from companion.trail.secrets import HERE, VISITED
from companion.untyped import GamesOwn


@dataclass(frozen=True)
class HuntBounds:
    """By hours the places that are left, as bits.

    `near` are pairs for each hour: a place that will be visited, and where one must be if it was
    not yet.
    """

    graph: Graph
    places: dict[int, int]
    near: dict[int, tuple[tuple[Place, int], ...]]

    @property
    def possible(self) -> bool:
        """Say whether each hour has a place left."""
        return all(self.places.values())

    def hold(self, path: tuple[Place, ...]) -> bool:
        """Say whether the last place of a path is within them."""
        hour, here = len(path), 1 << self.graph.order[path[-1]]
        return bool(self.places[hour] & here) and all(
            place in path or near & here for place, near in self.near[hour]
        )


def bounds(
    rules: HuntRules, course: Sequence[Heard[Hunt]], here: Place = "", visited: Place = ""
) -> HuntBounds:
    """Return the bounds of all hours; perhaps of trails that end in a place or have visited one."""
    graph, public = rules.graph, course[-1].after if course else None
    stands = len(public.ways) if public else 0
    hours = range(1, 1 + sum(isinstance(heard.move, Acted) for heard in course))
    places = dict.fromkeys(hours, (1 << len(graph.places)) - 1)
    been: list[tuple[Place, int]] = [(visited, stands)] if visited else []
    facts = [fact for heard in course for fact in told(rules, heard)]
    facts += [Learned(stands, here)] if here else []
    for fact in facts:
        bit = 1 << graph.order[fact.place]
        if fact.bit == VISITED.name and fact.truth:
            been.append((fact.place, min(fact.hour, len(hours))))
        elif fact.bit == VISITED.name:
            for hour in hours[: fact.hour]:
                places[hour] &= ~bit
        elif fact.bit in ("", HERE.name) and fact.hour in places:
            places[fact.hour] &= bit if fact.truth else ~bit
    reach = {hour: _reach(rules, public.ways if public else (), hour) for hour in hours}
    places = narrowed(places, reach)
    near = dict.fromkeys(hours, tuple[tuple[Place, int], ...]())
    for place, last in been:
        for hour, there in towards(1 << graph.order[place], last, reach, places):
            near[hour] = (*near[hour], (place, there))
    return HuntBounds(graph, places, near)


def told(rules: HuntRules, heard: Heard[Hunt]) -> list[Learned]:
    """Return what a line tells of places."""
    claim = claim_of(rules, heard)
    facts = claim.opens(heard.before, heard.move) if claim else ()
    return [found for fact in facts if (found := learned(rules.graph, fact))]


def claim_of(rules: HuntRules, heard: Heard[Hunt]) -> Claim[Hunt, Hunted, GamesOwn] | None:
    """Return the declaration of what a line tells, if it tells anything."""
    asked = heard.before.asked
    claims = (*rules.unasked, *((rules.questions[type(asked)],) if asked else ()))
    return next((each for each in claims if isinstance(heard.move, each.forms)), None)


def _reach(rules: HuntRules, ways: Sequence[str], hour: int) -> Reach:
    """Return where the move to an hour leads from each place, by what was told of it."""
    told = ways[hour - 1] if hour <= len(ways) else None
    kinds = [
        kind
        for kind in rules.goes
        if told is None or told == (kind.way if kind.way in rules.announced else "")
    ]
    order = rules.graph.order
    return tuple(
        sum({1 << order[to] for kind in kinds for to in rules.reach((place,), kind.way)})
        for place in rules.graph.places
    )
