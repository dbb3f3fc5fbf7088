"""A move or another act that could not be saved yet."""

from collections.abc import Callable
from dataclasses import dataclass, field

from companion.core import PUBLIC, Seat
from companion.locale import N_, _


@dataclass(frozen=True)
class Act:
    """Something other than a move that is written to the record or the notes."""

    name: str  # in English; translated when it is shown
    detail: str = ""  # tells two acts of one kind apart


UNDO = Act(N_("that the last move is taken back"))
SHARE = Act(N_("the words of the players"))
HEAD = Act(N_("a receipt"))
STOP = Act(N_("that you stop here"))
END = Act(N_("that everything is revealed"))
STRIKE = Act(N_("that a note is struck"))
ERASE = Act(N_("that the notes are erased"))


def proof(level: str) -> Act:
    """Return the act of asking for this level of proof."""
    return Act(N_("how much proof you ask for"), level)


@dataclass(frozen=True, repr=False)
class FailedSave:
    """A move or an act that could not be saved, and the seat that gave it."""

    seat: Seat
    what: object
    save: Callable[[], object] = field(compare=False)  # tries to save it again

    def line(self, seat: Seat, written: Callable[[object], str]) -> str:
        """Describe the pending move or act as far as a seat may know it.

        `written` returns a move in words or as a line.
        """
        if self.seat not in (PUBLIC, seat):
            return _("a hidden line")
        return _(self.what.name) if isinstance(self.what, Act) else written(self.what)
