"""A view in words: a headline, sections of rows, and the steps of a turn."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """One line on a sheet: a label, its value, and how much it matters now."""

    label: str
    value: str
    weight: int = 0  # 0 is quiet, 1 matters now, 2 is what everybody asks for


@dataclass(frozen=True)
class TurnStep:
    """One thing to do in a turn: its text, the rulebook's entry about it, whether it is done."""

    text: str
    entry: str
    done: bool = False


@dataclass(frozen=True)
class Section:
    """A titled group of rows on a sheet."""

    title: str
    rows: tuple[Row, ...]
    own: bool = False  # whether only the seat that looks knows these rows
    short: bool = False  # whether rows can stand side by side
    revealed: str = ""  # its title when it is shown to all; empty: it is never shown to them


@dataclass(frozen=True)
class Sheet:
    """A view in words: one headline, and sections of rows."""

    headline: str
    sections: tuple[Section, ...] = ()
