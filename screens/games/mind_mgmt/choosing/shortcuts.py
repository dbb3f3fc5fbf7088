"""Locations as short cuts, each with the steps that it stands for."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from companion.evening.choice_tree import ChoiceStep, Point
from companion.games.mind_mgmt.board.plan import PLACES, Place, beside
from companion.games.mind_mgmt.moves import agents as a
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves.answers import Marks
from companion.games.mind_mgmt.moves.base import MindMove
from companion.text.notation import Sort
from companion.untyped import Value

Way = tuple[ChoiceStep, ...]
WALKS = (a.Moves, a.Leads)
FEATURED = (a.Asks, a.ShakesDown, r.Draw)  # moves about a feature
# What a location alone can mean, the most likely first.
LIKELY = (s.Start, r.Step, a.Moves, r.MoveImmortal)


def shortcuts(point: Point, agents: Mapping[str, Place | None]) -> dict[str, Way]:
    """Return the steps for each location that can be chosen now."""
    if point.places:
        stop = point.parts[-1:] if point.move else ()
        stops: dict[str, Way] = dict.fromkeys(stop, ())
        return {**stops, **{place: (step,) for place, step in point.places.items()}}
    if likely := _likely(point):
        return {place: (likely, then) for place, then in point.take(likely).places.items()}
    return dict((*_agents(point, agents), *_answers(point)))


def _likely(point: Point) -> ChoiceStep | None:
    """Return the step that a location alone means; when placing agents, the next agent."""
    steps = point.options
    if point.kind is s.PlaceAgent and "agent" not in point.fields:
        return steps[0]
    for kind in LIKELY:
        for step in steps:
            if step.kind is kind and not step.name and point.take(step).places:
                return step
    return None


def _agents(point: Point, agents: Mapping[str, Place | None]) -> Iterator[tuple[str, Way]]:
    """Go through the locations with just one agent who can act."""
    able = {
        step.value: step
        for step in point.options
        if step.name and step.name == step.kind.chosen_first
    }
    for agent, step in able.items():
        here = agents.get(agent)
        if here and [each for each in able if agents.get(each) == here] == [agent]:
            yield here, (step,)


def _answers(point: Point) -> Iterator[tuple[str, Way]]:
    """Go through the locations that are alone in an answer."""
    for step in point.options:
        places: tuple[Place, ...] = dict(step.fixed).get("places", ())
        if step.kind is Marks and len(places) == 1:
            yield places[0], (step,)


def instead(point: Point, place: str) -> MindMove | None:
    """Return the move with a location that is not offered, so that it can be refused."""
    if not point.places:
        likely = _likely(point)
        if likely is None:
            return None
        point = point.take(likely)
    field, sort = point.left[0], next(iter(point.places.values())).sort
    if point.example is None or place not in PLACES:
        return None
    move: MindMove = replace(point.example, **{field: _with(Place(place), sort, point.parts)})
    return move


def _with(place: Place, sort: Sort, parts: tuple[Value, ...]) -> Value:
    """Return a value of a field with this location, completed in some way."""
    if sort is Sort.PLACE:
        return place
    return (*parts, place) if parts else (place, beside(place)[-1])


def about(point: Point, feature: str) -> MindMove | None:
    """Return the move about a feature that is not offered, so that it can be refused."""
    if point.kind in FEATURED and point.example is not None:
        move: MindMove = replace(point.example, feature=feature)
        return move
    if point.kind is a.AgentMove:
        return a.Asks(point.fields["agent"], feature)
    return None


def beyond(point: Point, places: Mapping[str, Way], place: str) -> Way:
    """Return the steps of a walk that leads over a neighbour to a location behind it."""
    for start in dict.fromkeys(way[:-1] for way in places.values()):
        begun = point
        for step in start:
            begun = begun.take(step)
        if begun.kind in WALKS and (way := begun.way_to(place)):
            return (*start, *way)
    return ()
