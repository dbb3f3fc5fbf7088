"""The sealed facts of a trail: where it was at which hour, and what a sheet answers of a place."""

from companion.core import Fact
from companion.trail.graph import Graph, Place


def hour_label(hour: int) -> str:
    """Return the label under which the place of an hour is sealed."""
    return f"hour/{hour:02}"


def at_hour(graph: Graph, hour: int, place: Place) -> Fact:
    """Return the fact that the trail was at a place at an hour."""
    return hour_label(hour), graph.order[place]


def sheet_label(kind: str, label: str) -> str:
    """Return the label of one answer of a sheet, without the name of the sheet."""
    return f"{kind}/{label}"


def on_sheet(graph: Graph, hour: int, kind: str, place: Place, truth: bool) -> Fact:
    """Return what the sheet of an hour answers of a place."""
    label = sheet_label(kind, graph.labels[graph.order[place]])
    return f"{hour:02}/{label}", int(truth)
