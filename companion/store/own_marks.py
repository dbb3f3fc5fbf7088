"""The players' own marks on places of a hidden trail: notes of this computer, and no record."""

from pathlib import Path

from companion.store.machine_notes import MARKS
from companion.trail.graph import Graph, Place

GUESS, OUT = "?", "x"  # what players note of a place: maybe here, and not here
AFTER = {"": GUESS, GUESS: OUT, OUT: ""}


class Marks:
    """The players' own marks of one table: a note of this computer, and no part of the record."""

    def __init__(self, folder: Path, table: str) -> None:
        """Keep them in this folder, for the table with this id."""
        self._folder, self._table = folder, table

    def read(self, graph: Graph) -> dict[Place, str]:
        """Return them by places."""
        by_label = dict(zip(graph.labels, graph.places, strict=True))
        written = MARKS.read(self._folder, self._table).split()
        known = ((by_label.get(each[:-1], ""), each[-1]) for each in written)
        return {place: sign for place, sign in known if place}

    def turn(self, graph: Graph, place: Place) -> None:
        """Put the next mark on a place, or take the last one away."""
        marks = self.read(graph)
        marks[place] = AFTER[marks.get(place, "")]
        label = dict(zip(graph.places, graph.labels, strict=True))
        kept = (f"{label[each]}{sign}" for each, sign in marks.items() if sign)
        MARKS.put(self._folder, self._table, " ".join(kept))
