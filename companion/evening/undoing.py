"""Why no more can be taken back at a table."""

from collections.abc import Callable

from companion.core import Seat
from companion.evening.sitting import Sitting
from companion.locale import _
from companion.record.fold import Played


def barrier(
    sitting: Sitting, seat: Seat, named: Callable[[Played], tuple[str, str]], otherwise: str
) -> str:
    """Say why a seat can take back no more; `otherwise` says how to put right what was heard.

    `named` gives the moment of a move, and the move in words.
    """
    table, mine = sitting.table, sitting.undoable(seat)
    played = table.course.played
    if len(mine) == len(played):
        return _("That is all: the table begins here.")
    hour, line = named(played[-1 - len(mine)])
    if len(mine) < len(table.retractable):
        said = (
            _("{hour}: “{line}” belongs to the hidden side, and is taken back there.")
            if table.curtained
            else _("{hour}: “{line}” is the program's, so it stays.")
        )
        return said.format(hour=hour, line=line)
    said = _("{hour}: “{line}” was heard or shown, so it stays.").format(hour=hour, line=line)
    return " ".join(filter(None, (said, otherwise)))
