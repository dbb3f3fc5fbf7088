"""The list of all rules: decisions and the current moment first, then topic by topic."""

from collections import defaultdict
from collections.abc import Iterable, Iterator

from rich.text import Text
from textual.widgets.option_list import Option

from companion import rulebook
from companion.locale import _
from screens.home.rule_words import ruled, titled
from screens.kit.open_table import OpenTable


def catalogue(only: str | None, at: OpenTable | None) -> Iterator[Option]:
    """Go through the titles of all rules, with those about an open table's moment first."""
    yield from decisions(at)
    if at and at.moment:
        yield _heading(_("Rules for this moment"))
        yield from (Option(titled(rulebook.entry(each)), f"now {each}") for each in at.moment)
    for game in (only,) if only else rulebook.games():
        yield Option(Text(f"{rulebook.name(game)}\n", "italic"), disabled=True)
        for heading, entries in _topics(game):
            yield _heading(heading)
            yield from (Option(titled(entry), entry.id) for entry in entries)


def decisions(at: OpenTable | None, question: str = "") -> Iterator[Option]:
    """Go through the decisions of an open table: all, or those that a question is about."""
    if at and (rules := at.matching(question)):
        yield _heading(_("Decided at this table"))
        yield from (Option(ruled(each, at), f"decided {each}") for each in rules)


def _topics(game: str) -> Iterable[tuple[str, list[rulebook.Entry]]]:
    """Return the entries by the first of their headings, in the order of the rulebook."""
    found: dict[str, list[rulebook.Entry]] = defaultdict(list)
    for entry in rulebook.entries(game):
        where = (
            rulebook.heading(game, entry.heading[0]) if entry.heading else rulebook.source(entry)
        )
        found[where].append(entry)
    return found.items()


def _heading(said: str) -> Option:
    """Return the row of a heading, which cannot be marked."""
    return Option(Text(said, "bold"), disabled=True)
