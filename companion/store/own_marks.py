"""The players' own marks on places of a hidden trail: notes of this computer, and no record."""

import re
from collections.abc import Mapping
from pathlib import Path

from companion.store.machine_notes import MARKS
from companion.trail.graph import Graph, Place

GUESS, OUT, NONE = "?", "x", "."  # what players note of a place: maybe here, not here, nothing more
AFTER = {"": GUESS, GUESS: OUT, OUT: ""}
NOTE = re.compile(r"(.+)([?x.])(\d*)")


class Marks:
    """The players' own marks of one table: a note of this computer, and no part of the record.

    A mark lies from the hour on at which it was put, like a token; earlier hours do not show it.
    """

    def __init__(self, folder: Path, table: str) -> None:
        """Keep them in this folder, for the table with this id."""
        self._folder, self._table = folder, table

    @property
    def written(self) -> str:
        """Return them as they are kept."""
        return MARKS.read(self._folder, self._table)

    def read(self, graph: Graph, hour: int) -> dict[Place, str]:
        """Return by places those that lie at an hour."""
        found = {place: self._lies(signs, hour) for place, signs in self._noted(graph).items()}
        return {place: sign for place, sign in found.items() if sign}

    def turn(self, graph: Graph, place: Place, hour: int) -> None:
        """Put the next mark on a place from an hour on, or take it away from then on."""
        noted = self._noted(graph)
        signs = noted.setdefault(place, {})
        sign = AFTER[self._lies(signs, hour)]
        signs.pop(hour, None)
        if sign != self._lies(signs, hour):
            signs[hour] = sign
        label = dict(zip(graph.places, graph.labels, strict=True))
        kept = (
            f"{label[each]}{sign or NONE}{hour:02}"
            for each, signs in noted.items()
            for hour, sign in sorted(signs.items())
        )
        MARKS.put(self._folder, self._table, " ".join(kept))

    def _lies(self, signs: Mapping[int, str], hour: int) -> str:
        """Return the sign that lies at an hour: the last one that was put until then."""
        put = [each for each in signs if each <= hour]
        return signs[max(put)] if put else ""

    def _noted(self, graph: Graph) -> dict[Place, dict[int, str]]:
        """Return by places and hours what was put there."""
        by_label = dict(zip(graph.labels, graph.places, strict=True))
        noted: dict[Place, dict[int, str]] = {}
        for each in filter(None, map(NOTE.fullmatch, self.written.split())):
            label, sign, hour = each.groups()
            if place := by_label.get(label):
                noted.setdefault(place, {})[int(hour or 0)] = "" if sign == NONE else sign
        return noted
