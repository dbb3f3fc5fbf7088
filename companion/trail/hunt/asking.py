"""Questions and duties that many hunts have: was it there, is it there or thereabouts, where."""

from collections.abc import Callable, Collection, Iterator, Mapping

from companion.contract.move import Move
from companion.core import Fact
from companion.trail.claims import Duty
from companion.trail.facts import at_hour, on_sheet
from companion.trail.graph import Graph, Place
from companion.trail.hunt.rules import Asking, Hunt, Hunted
from companion.trail.moves import Says, Tells
from companion.trail.secrets import HERE, VISITED, Bit
from companion.untyped import GamesOwn


class YesOrNo(Asking[Says]):
    """A question of one kind of move, answered with yes or no."""

    forms = (Says,)

    def __init__(self, rule: str, graph: Graph, kind: type[GamesOwn]) -> None:
        """Take the rule about the answer, and the kind of move that asks."""
        self.rule = rule
        self._graph, self._kind = graph, kind

    def waits(self, public: Hunt) -> bool:
        """Say whether it was asked."""
        return isinstance(public.asked, self._kind)

    def lawful(self, public: Hunt, world: Hunted) -> tuple[Says, ...]:
        """Return whether it holds; a witness, who cannot see it, thinks of both."""
        if not world.seen:
            return (Says(True), Says(False))
        return (Says(self.holds(public, world)),)

    def holds(self, public: Hunt, world: Hunted) -> bool:
        """Say whether the answer to what was asked is yes."""
        raise NotImplementedError


class OfPlace(YesOrNo):
    """A question about a place, answered by one bit of the sheet."""

    def __init__(self, rule: str, graph: Graph, kind: type[GamesOwn], bit: Bit) -> None:
        """Take the rule about the answer, the kind of move that asks, and the bit."""
        super().__init__(rule, graph, kind)
        self._bit = bit

    def every(self) -> Iterator[Move]:
        """Go through all places."""
        return map(self._kind, self._graph.places)

    def about(self, place: Place) -> Iterator[Move]:
        """Ask about this one."""
        yield self._kind(place)

    def holds(self, public: Hunt, world: Hunted) -> bool:
        """Say whether the bit holds there."""
        return self._bit.holds(world, _asked(public))

    def opens(self, public: Hunt, said: Says) -> Iterator[Fact]:
        """Give the place's answer on the sheet of this hour."""
        yield on_sheet(self._graph, public.hour, self._bit.name, _asked(public), said.truth)


class IsAmong(YesOrNo):
    """The question whether the trail ends now in one of some places that have a common name.

    The answer opens no more than it says: that it does not end in each place that is ruled out.
    """

    def __init__(
        self, rule: str, graph: Graph, kind: type[GamesOwn], places: Mapping[str, Collection[Place]]
    ) -> None:
        """Take the rule about the answer, the kind of move that asks, and the places by names."""
        super().__init__(rule, graph, kind)
        self._places = places

    def every(self) -> Iterator[Move]:
        """Go through all names."""
        return map(self._kind, self._places)

    def about(self, place: Place) -> Iterator[Move]:
        """Ask by each name that this place has."""
        return (self._kind(name) for name, places in self._places.items() if place in places)

    def holds(self, public: Hunt, world: Hunted) -> bool:
        """Say whether the trail ends in one of them."""
        return world.path[-1] in self._places[_asked(public)]

    def opens(self, public: Hunt, said: Says) -> Iterator[Fact]:
        """Give each place that the answer rules out, on the sheet of this hour."""
        among = self._places[_asked(public)]
        for place in self._graph.places:
            if (place in among) != said.truth:
                yield on_sheet(self._graph, public.hour, HERE.name, place, truth=False)


def was_there(rule: str, graph: Graph, kind: type[GamesOwn]) -> OfPlace:
    """Return the question whether a place was visited."""
    return OfPlace(rule, graph, kind, VISITED)


def is_there(rule: str, graph: Graph, kind: type[GamesOwn]) -> OfPlace:
    """Return the question whether the trail ends in a place now."""
    return OfPlace(rule, graph, kind, HERE)


class TellsPlace(Duty[Hunt, Hunted, Tells]):
    """At fixed hours the hidden seat tells where it is."""

    forms = (Tells,)

    def __init__(self, rule: str, graph: Graph, due: Callable[[int], bool]) -> None:
        """Take the rule, and which hours these are."""
        self.rule = rule
        self._graph, self._due = graph, due

    def comes(self, hour: int) -> bool:
        """Say whether the place of an hour is told."""
        return self._due(hour)

    def waits(self, public: Hunt) -> bool:
        """Say whether the place of this hour is still to be told."""
        told = any(at == public.hour and isinstance(move, Tells) for at, move in public.told)
        return public.acted and self._due(public.hour) and not told

    def true(self, public: Hunt, world: Hunted, said: Tells) -> bool:
        """Say whether the trail ends there."""
        return said.place == world.path[-1]

    def opens(self, public: Hunt, said: Tells) -> Iterator[Fact]:
        """Give the place of this hour."""
        yield at_hour(self._graph, public.hour, said.place)


def _asked(public: Hunt) -> str:
    """Return the place, or the name, that the open question is about: the only field it has."""
    asked: GamesOwn = public.asked
    (about,) = vars(asked).values()
    name: str = about
    return name
