"""The lines of a record that count."""

from collections.abc import Sequence

from companion.record.line import ABOUT, Line

RETRACT = "retract "


def standing(record: Sequence[Line]) -> list[tuple[int, Line]]:
    """Give the lines that count, each with its number: none that was taken back."""
    found: list[tuple[int, Line]] = []
    for number, line in enumerate(record, 1):
        if line.seat != ABOUT:
            found.append((number, line))
        elif line.text.startswith(RETRACT):
            back = int(line.text.removeprefix(RETRACT))
            found = [each for each in found if each[0] < back]
    return found
