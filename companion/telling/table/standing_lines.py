"""Numbers for the lines of a record that count, without gaps for lines taken back."""

from collections.abc import Sequence

from companion.core import ABOUT
from companion.record import content
from companion.record.fold import Listener, tell
from companion.record.line import Line


class _Struck(Listener):
    """The lines that no longer count; words of the players always do."""

    def __init__(self, record: Sequence[Line]) -> None:
        """Begin without any."""
        self._record = record
        self.numbers: set[int] = set()

    def take_back(self, number: int, first: int) -> None:
        """Add the lines that are taken back, and the line that does so."""
        self.numbers |= {
            each
            for each in range(first, number + 1)
            if not isinstance(self._record[each - 1].content, content.ShareLine)
        }


def places(record: Sequence[Line]) -> dict[int, int]:
    """Return the place of each line that counts, by its number in the record.

    Lines are numbered for people by these places, as a gap would show that something secret was
    taken back.
    """
    struck = _Struck(record)
    tell(record, struck)
    standing = (number for number in range(1, len(record) + 1) if number not in struck.numbers)
    return {number: place for place, number in enumerate(standing, 1)}


def standing(record: Sequence[Line]) -> list[tuple[int, Line]]:
    """Return the moves that count with their places."""
    lines = ((place, record[number - 1]) for number, place in places(record).items())
    return [(place, line) for place, line in lines if line.seat != ABOUT]
