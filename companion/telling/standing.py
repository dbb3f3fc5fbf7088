"""The lines of a record that count, numbered as if nothing had ever been taken back."""

from collections.abc import Sequence

from companion.record import content
from companion.record.fold import Listener, tell
from companion.record.line import ABOUT, Line


class _Struck(Listener):
    """The lines that count no more; words that the others said count whatever is taken back."""

    def __init__(self, record: Sequence[Line]) -> None:
        """Begin with none."""
        self._record = record
        self.numbers: set[int] = set()

    def take_back(self, number: int, first: int) -> None:
        """Strike the lines up to the one that takes them back, and this one, too."""
        self.numbers |= {
            each
            for each in range(first, number + 1)
            if not isinstance(self._record[each - 1].content, content.Share)
        }


def places(record: Sequence[Line]) -> dict[int, int]:
    """Give the line numbers of what counts, and its places: what was taken back leaves no gap.

    Whoever numbers lines for people takes these, as a gap would tell what somebody did in secret.
    """
    struck = _Struck(record)
    tell(record, struck)
    standing = (number for number in range(1, len(record) + 1) if number not in struck.numbers)
    return {number: place for place, number in enumerate(standing, 1)}


def standing(record: Sequence[Line]) -> list[tuple[int, Line]]:
    """Give the lines of the seats that count, each with its place: none that was taken back."""
    lines = ((place, record[number - 1]) for number, place in places(record).items())
    return [(place, line) for place, line in lines if line.seat != ABOUT]
