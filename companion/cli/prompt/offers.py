"""The moves that can be made now, with their lines."""

from dataclasses import dataclass

from companion import rulebook
from companion.contract.move import Move
from companion.core import Seat
from companion.locale import _
from companion.play.table import Table


@dataclass(frozen=True)
class Offer:
    """A move, its line, and the silent point that must be decided before it, if any."""

    move: Move
    line: str
    rule: str = ""

    @property
    def first(self) -> str:
        """Return the silent point in brackets; empty without one."""
        if not self.rule:
            return ""
        said = _("you decide first: {about}")
        return f" ({said.format(about=rulebook.title(rulebook.entry(self.rule)))})"


def offers(table: Table, *seats: Seat) -> tuple[Offer, ...]:
    """Return the moves of these seats, each once; those that wait for a decision come last."""
    found: dict[object, Offer] = {}
    for seat in seats:
        legal = table.legal(seat)
        waiting = legal.waiting
        for move in (*legal, *waiting):
            found.setdefault(move, Offer(move, table.typed(move), waiting.get(move, "")))
    return tuple(found.values())
