"""Entries of the rulebooks as lines of text, for the command and for the prompt."""

from collections.abc import Iterable, Iterator, Sequence

from companion import rulebook
from companion.locale import _

NEAREST = 3  # answers that are told where none is sure


def answers(found: rulebook.Found, most: int) -> tuple[str, Sequence[rulebook.Hit]]:
    """Give what is to be said of answers first, and those that are told: so many of sure ones."""
    if found.sure:
        return "", found.hits[:most]
    if found.hits:
        return _("No rule says exactly this. The nearest ones:"), found.hits[:NEAREST]
    return _("No rule is about that; ask in other words."), ()


def told(entry: rulebook.Entry, decided: Iterable[str] = ()) -> Iterator[str]:
    """Tell an entry: its title, its text, what a table decided about it, and where it stands."""
    yield rulebook.title(entry)
    yield f"  {rulebook.said(entry)}"
    yield from (f"  {line}" for line in decided)
    yield f"  ({rulebook.source(entry)}) {entry.id}"
