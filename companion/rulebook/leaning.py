"""The moment of an open table: what is due there is meant a little more than the rest."""

from collections.abc import Collection, Sequence

from companion.rulebook.book import Entry
from companion.rulebook.search import Hit

MOST, BESIDE = 0.15, 0.5  # of a score; and how much of that gets what stands beside


def leant(hits: Sequence[Hit], moment: Collection[str]) -> tuple[Hit, ...]:
    """Put answers in order once more, with those first that the moment is about.

    The scores stay as they are: the moment makes nobody sure of what was asked.
    """
    topics = frozenset(map(topic, moment))

    def pushed(hit: Hit) -> float:
        return hit.score * (1 + MOST * _near(hit.entry, moment, topics))

    return tuple(sorted(hits, key=lambda hit: -pushed(hit)))


def topic(rule_id: str) -> str:
    """Name what a rule is about: the first word of its id, with its game."""
    return ".".join(rule_id.split(".")[:2])


def _near(entry: Entry, moment: Collection[str], topics: Collection[str]) -> float:
    """Say how near an entry is to the moment: 1 where it is due, 0 where it stands apart."""
    if entry.id in moment:
        return 1.0
    beside = topic(entry.id) in topics or any(each in moment for each in entry.related)
    return BESIDE if beside else 0.0
