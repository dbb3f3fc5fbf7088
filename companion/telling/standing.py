"""The lines of a record that count, numbered as if nothing had ever been taken back."""

from collections.abc import Sequence

from companion.record.line import ABOUT, Line

RETRACT = "retract "
SHARE = "share "


def places(record: Sequence[Line]) -> dict[int, int]:
    """Give the line numbers of what counts, and its places: what was taken back leaves no gap.

    Whoever numbers lines for people takes these, as a gap would tell what somebody did in secret.
    """
    found: list[int] = []
    for number, line in enumerate(record, 1):
        if line.seat == ABOUT and line.text.startswith(RETRACT):
            back = int(line.text.removeprefix(RETRACT))
            found = [each for each in found if each < back or _stays(record[each - 1])]
        else:
            found.append(number)
    return {number: place for place, number in enumerate(found, 1)}


def _stays(line: Line) -> bool:
    """Say whether a line counts whatever is taken back before it: words that the others said."""
    return line.seat == ABOUT and line.text.startswith(SHARE)


def standing(record: Sequence[Line]) -> list[tuple[int, Line]]:
    """Give the lines of the seats that count, each with its place: none that was taken back."""
    lines = ((place, record[number - 1]) for number, place in places(record).items())
    return [(place, line) for place, line in lines if line.seat != ABOUT]
