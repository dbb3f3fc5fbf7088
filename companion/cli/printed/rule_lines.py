"""Entries of the rulebooks as lines of text, for the command and for the prompt."""

from collections.abc import Iterable, Iterator, Sequence

from companion import rulebook
from companion.telling.answers import how_sure

NEAREST = 3  # how many answers are shown if none is sure


def answers(found: rulebook.SearchResult, most: int) -> tuple[str, Sequence[rulebook.Hit]]:
    """Return the introduction to answers, and as many of them as are shown."""
    plain = found.sure and not found.silent
    return "" if plain else how_sure(found), found.hits[: most if found.sure else NEAREST]


def told(entry: rulebook.Entry, decided: Iterable[str] = ()) -> Iterator[str]:
    """Return an entry as lines: title, text, a table's decision, and source."""
    yield rulebook.title(entry)
    yield f"  {rulebook.text_of(entry)}"
    yield from (f"  {line}" for line in decided)
    yield f"  ({rulebook.source(entry)}) {entry.id}"
