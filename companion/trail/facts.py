"""The sealed facts of a trail: where it was at which hour, and what a sheet answers of a place."""

from functools import cache

from companion.core import Fact
from companion.trail.graph import Graph, Place


def hour_label(hour: int) -> str:
    """Return the label under which the place of an hour is sealed."""
    return f"hour/{hour:02}"


def at_hour(graph: Graph, hour: int, place: Place) -> Fact:
    """Return the fact that the trail was at a place at an hour."""
    return hour_label(hour), graph.order[place]


@cache
def sheet_labels(kinds: tuple[str, ...], places: tuple[str, ...]) -> tuple[str, ...]:
    """Return the labels of a sheet that answers these kinds of questions about these places."""
    return tuple(f"{kind}/{place}" for kind in kinds for place in places)


def on_sheet(graph: Graph, hour: int, kind: str, place: Place, truth: bool) -> Fact:
    """Return what the sheet of an hour answers of a place."""
    return f"{hour:02}/{kind}/{graph.labels[graph.order[place]]}", int(truth)
