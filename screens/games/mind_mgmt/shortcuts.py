"""Locations that can be chosen at once, and the steps that each of them stands for."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from companion.choice_tree import Point, Step
from companion.games.mind_mgmt.board import PLACES, Place, beside
from companion.games.mind_mgmt.moves import agents as a
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves.answers import Marks
from companion.games.mind_mgmt.moves.base import Move
from companion.notation import Sort

Way = tuple[Step, ...]
WALKS = (a.Moves, a.Leads)
FEATURED = (a.Asks, a.ShakesDown, r.Draw)  # what is said of a feature
# What a location alone can mean, the likeliest first.
LIKELY = (s.Start, r.Step, a.Moves, r.MoveImmortal)


def shortcuts(point: Point, agents: Mapping[str, Place | None]) -> dict[str, Way]:
    """Give each location that can be chosen now the steps it stands for."""
    if point.places:
        stop = point.parts[-1:] if point.move else ()
        stops: dict[str, Way] = dict.fromkeys(stop, ())
        return {**stops, **{place: (step,) for place, step in point.places.items()}}
    if likely := _likely(point):
        return {place: (likely, then) for place, then in point.take(likely).places.items()}
    return dict((*_agents(point, agents), *_answers(point)))


def _likely(point: Point) -> Step | None:
    """Give what a location alone means; where agents are placed, the one who comes next."""
    steps = point.options
    if point.kind is s.PlaceAgent and "agent" not in point.fields:
        return steps[0]
    for kind in LIKELY:
        for step in steps:
            if step.kind is kind and not step.name and point.take(step).places:
                return step
    return None


def _agents(point: Point, agents: Mapping[str, Place | None]) -> Iterator[tuple[str, Way]]:
    """Let a location stand for the only agent there who can do something."""
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
    """Let a location stand for the answer that names it alone."""
    for step in point.options:
        places: tuple[Place, ...] = dict(step.fixed).get("places", ())
        if step.kind is Marks and len(places) == 1:
            yield places[0], (step,)


def instead(point: Point, place: str) -> Move | None:
    """Give the move that would choose a location which is not offered, if there could be one."""
    if not point.places:
        likely = _likely(point)
        if likely is None:
            return None
        point = point.take(likely)
    field, sort = point.left[0], next(iter(point.places.values())).sort
    if point.example is None or place not in PLACES:
        return None
    move: Move = replace(point.example, **{field: _with(Place(place), sort, point.parts)})
    return move


def _with(place: Place, sort: Sort, parts: tuple[Any, ...]) -> Any:
    """Put a location into a field, and go on from there in some way where it needs another."""
    if sort is Sort.PLACE:
        return place
    return (*parts, place) if parts else (place, beside(place)[-1])


def about(point: Point, feature: str) -> Move | None:
    """Give the move about a feature which is not offered, if there could be one."""
    if point.kind in FEATURED and point.example is not None:
        move: Move = replace(point.example, feature=feature)
        return move
    if point.kind is a.AgentMove:
        return a.Asks(point.fields["agent"], feature)
    return None


def beyond(point: Point, places: Mapping[str, Way], place: str) -> Way:
    """Give the way of a walk that leads over a location beside to one behind it."""
    for start in dict.fromkeys(way[:-1] for way in places.values()):
        begun = point
        for step in start:
            begun = begun.take(step)
        if begun.kind in WALKS and (way := begun.way_to(place)):
            return (*start, *way)
    return ()
