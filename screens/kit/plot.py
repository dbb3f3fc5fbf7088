"""Bars beside each other, drawn with characters that every terminal has."""

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Inks:
    """What bars are made of: the number before, and the number after, whole and half."""

    before: str = "▒"
    whole: str = "█"
    half: str = "▄"


BLOCKS, PLAIN = Inks(), Inks(":", "#", ".")
WIDEST = 5  # columns of a place of the plot
NAMED = 3  # columns from which each place has its name
NOW = "^"


def inks() -> Inks:
    """Return blocks, or plain letters where the terminal takes nothing else."""
    encoding = getattr(sys.__stdout__, "encoding", None) or "utf-8"
    return BLOCKS if encoding.lower().startswith("utf") else PLAIN


@dataclass(frozen=True)
class Plot:
    """Places beside each other, each with a name and with two numbers: before and after."""

    names: Sequence[str]
    numbers: Sequence[tuple[int, int]]
    signs: Mapping[int, str] = field(default_factory=dict)  # by places, what happened there

    def rows(self, width: int, height: int, now: int = -1, ink: Inks = BLOCKS) -> list[str]:
        """Return the plot in so many rows, with a mark below the place that is now."""
        if not self.numbers:
            return []
        axis = len(str(max(map(max, self.numbers)))) + 1
        wide = min((width - axis) // len(self.numbers), WIDEST)
        most = max(max(pair) if wide > 1 else pair[1] for pair in self.numbers)
        if wide < 1 or most < 1:
            return []
        under = [self._names(wide), self._below(wide, now)]
        if wide >= NAMED:
            under.insert(1, "".join(f"{after:<{wide}}" for _before, after in self.numbers))
        high = max(height - len(under), 1)
        rows = [self._row(level, high, most, wide, ink) for level in range(high, 0, -1)]
        labels = [str(most), *[""] * (high - 1), *[""] * len(under)]
        drawn = zip(labels, (*rows, *under), strict=True)
        return [f"{label:>{axis - 1}} {row}".rstrip() for label, row in drawn]

    def _row(self, level: int, high: int, most: int, wide: int, ink: Inks) -> str:
        """Draw one row, which stands so high above the ground."""
        return "".join(self._column(pair, level, high, most, wide, ink) for pair in self.numbers)

    @staticmethod
    def _column(
        pair: tuple[int, int], level: int, high: int, most: int, wide: int, ink: Inks
    ) -> str:
        """Draw a part of one place; where it is narrow, only the number after."""
        before, after = (-(-2 * number * high // most) for number in pair)
        parts = ink.before if before >= 2 * level - 1 else " "
        last = ink.whole if after >= 2 * level else ink.half if after == 2 * level - 1 else " "
        if wide < len(pair):
            return last
        return f"{(parts + last * max(1, wide - NAMED)):<{wide}}"

    def _names(self, wide: int) -> str:
        """Write the names, as many as have room."""
        row, room = "", wide * len(self.names)
        for number, name in enumerate(self.names):
            start, said = number * wide, name[: max(wide - (wide >= NAMED), 2)]
            if start >= len(row) + bool(row) and start + len(said) <= room:
                row = row.ljust(start) + said
        return row

    def _below(self, wide: int, now: int) -> str:
        """Write the signs of what happened, and the mark of now."""
        signs = (
            (NOW if number == now else "") + self.signs.get(number, "")
            for number in range(len(self.numbers))
        )
        return "".join(f"{sign[:wide]:<{wide}}" for sign in signs)
