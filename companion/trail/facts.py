"""The sealed facts of a trail: where it was at which hour, and what a sheet answers of a place."""

from collections.abc import Mapping
from dataclasses import dataclass, field
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


@dataclass(frozen=True)
class Learned:
    """What everybody was told of a place: at which hour, and by which question of the sheet."""

    hour: int
    place: Place
    bit: str = ""  # empty where the trail itself was shown
    truth: bool = True


def learned(graph: Graph, fact: Fact) -> Learned | None:
    """Return what an opened fact tells of a place; None where it is about something else."""
    label, value = fact
    first, _slash, rest = label.partition("/")
    if first == "hour":
        return Learned(int(rest), graph.places[value])
    bit, _slash, name = rest.partition("/")
    if not first.isdigit() or name not in graph.labels:
        return None
    return Learned(int(first), graph.places[graph.labels.index(name)], bit, bool(value))


@dataclass(frozen=True)
class Hours:
    """The hours of a game: the last one, that of now, and those at which something is due."""

    last: int = 0
    now: int = 0
    due: frozenset[int] = frozenset()
    ways: Mapping[int, str] = field(default_factory=dict)  # those that were announced
