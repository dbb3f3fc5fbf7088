"""A view in words, for people, pipes and screen readers."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from companion import rulebook
from companion.contract.sheet import Section, Sheet
from companion.contract.words import AnyWords
from companion.core import Outcome
from companion.telling.columns import columns


def shown(words: AnyWords, view: object) -> Iterator[str]:
    """Go through the public part of a view in words; empty sections are left out."""
    sheet = words.explaining(rulebook.gist).sheet(view)
    yield sheet.headline
    yield from in_rows(section for section in sheet.sections if not section.own)


def own(words: AnyWords, view: object, width: int = 0) -> Iterator[str]:
    """Go through what only the seat of this view knows; with a width, in columns."""
    return in_rows((each for each in words.sheet(view).sections if each.own), width)


def revealed_sections(words: AnyWords, view: object) -> tuple[Section, ...]:
    """Return the sections that only one seat knew and that others can use, with their titles."""
    hidden = (each for each in words.sheet(view).sections if each.own and each.revealed)
    return tuple(replace(each, title=each.revealed) for each in hidden if each.rows)


def revealed(words: AnyWords, view: object, *, whole: bool = True) -> Iterator[str]:
    """Go through what only one seat knew, for others; all of it, or what is of use to them."""
    hidden = [each for each in words.sheet(view).sections if each.own and (whole or each.revealed)]
    return in_rows(replace(each, title=each.revealed or each.title) for each in hidden)


def told_sheet(sheet: Sheet) -> Iterator[str]:
    """Go through a whole sheet in words, such as that of somebody's notes."""
    yield sheet.headline
    yield from in_rows(sheet.sections)


def in_rows(sections: Iterable[Section], width: int = 0) -> Iterator[str]:
    """Go through sections row by row."""
    for section in (each for each in sections if each.rows):
        yield f"{section.title}:"
        between = " " if section.short else ": "
        rows = [between.join(filter(None, (row.label, row.value))) for row in section.rows]
        yield from (f"  {row}" for row in _ranged(rows, width if section.short else 0))


def _ranged(rows: list[str], width: int) -> Iterable[str]:
    """Return short rows in columns, where there is a width for them."""
    return columns(rows, width - 2) if width else rows


def result(words: AnyWords, outcome: Outcome) -> str:
    """Say who has won, and by which rule."""
    return f"{words.won(outcome)} ({outcome.rule}): {rulebook.ending(outcome.rule)}"
