"""Questions and duties that many hunts have: was it there, is it there now, where is it."""

from collections.abc import Callable, Iterator

from companion.contract.move import Move
from companion.core import Fact
from companion.trail.claims import Duty, Question
from companion.trail.facts import at_hour, on_sheet
from companion.trail.graph import Graph, Place
from companion.trail.hunt.rules import Hunt, Hunted
from companion.trail.moves import Says, Tells
from companion.trail.secrets import HERE, VISITED, Bit
from companion.untyped import GamesOwn


class OfPlace(Question[Hunt, Hunted, Says]):
    """A question about a place, answered with yes or no, and by one bit of the sheet."""

    forms = (Says,)

    def __init__(self, rule: str, graph: Graph, kind: type[Move], bit: Bit) -> None:
        """Take the rule about the answer, and the kind of move that asks."""
        self.rule = rule
        self._graph, self._kind, self._bit = graph, kind, bit

    def waits(self, public: Hunt) -> bool:
        """Say whether it was asked."""
        return isinstance(public.asked, self._kind)

    def lawful(self, public: Hunt, world: Hunted) -> tuple[Says, ...]:
        """Return whether it holds of the place; a witness, who cannot see it, thinks of both."""
        if not world.seen:
            return (Says(True), Says(False))
        return (Says(self._bit.holds(world, _place(public))),)

    def opens(self, public: Hunt, said: Says) -> Iterator[Fact]:
        """Give the place's answer on the sheet of this hour."""
        yield on_sheet(self._graph, public.hour, self._bit.name, _place(public), said.truth)


def was_there(rule: str, graph: Graph, kind: type[Move]) -> OfPlace:
    """Return the question whether a place was visited."""
    return OfPlace(rule, graph, kind, VISITED)


def is_there(rule: str, graph: Graph, kind: type[Move]) -> OfPlace:
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
        told = public.told and public.told[-1][0] == public.hour
        return public.acted and self._due(public.hour) and not told

    def true(self, public: Hunt, world: Hunted, said: Tells) -> bool:
        """Say whether the trail ends there."""
        return said.place == world.path[-1]

    def opens(self, public: Hunt, said: Tells) -> Iterator[Fact]:
        """Give the place of this hour."""
        yield at_hour(self._graph, public.hour, said.place)


def _place(public: Hunt) -> Place:
    """Return the place that the open question is about."""
    asked: GamesOwn = public.asked
    place: Place = asked.place
    return place
