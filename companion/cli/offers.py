"""The moves that can be made now, each with the line that is typed for it."""

from dataclasses import dataclass
from typing import Any

from companion import rulebook
from companion.core import Seat
from companion.locale import _
from companion.table import Table


@dataclass(frozen=True)
class Offer:
    """A move, its line, and the silent point that is decided before it, if there is one."""

    move: Any
    line: str
    rule: str = ""

    @property
    def first(self) -> str:
        """Say in brackets what is decided first; nothing where nothing is."""
        if not self.rule:
            return ""
        said = _("you decide first: {about}")
        return f" ({said.format(about=rulebook.title(rulebook.entry(self.rule)))})"


def offers(table: Table, *seats: Seat) -> tuple[Offer, ...]:
    """Give what these seats may do now, each move once; last of each seat what waits."""
    found: dict[Any, Offer] = {}
    for seat in seats:
        legal = table.legal(seat)
        waiting = legal.waiting
        for move in (*legal, *waiting):
            found.setdefault(move, Offer(move, table.typed(move), waiting.get(move, "")))
    return tuple(found.values())
