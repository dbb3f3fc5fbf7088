"""Ranks answers about what is due at the table first."""

from collections.abc import Collection, Sequence

from companion.rulebook.book import Entry
from companion.rulebook.questions.search import Hit

MOST, BESIDE = 0.15, 0.5  # how much a score is raised, and the part for related entries


def leant(hits: Sequence[Hit], moment: Collection[str]) -> tuple[Hit, ...]:
    """Sort answers again, with those about the moment first.

    The scores stay as they are, as the moment does not make the question any clearer.
    """
    topics = frozenset(map(topic, moment))

    def pushed(hit: Hit) -> float:
        return hit.score * (1 + MOST * _near(hit.entry, moment, topics))

    return tuple(sorted(hits, key=lambda hit: -pushed(hit)))


def topic(rule_id: str) -> str:
    """Return the topic of a rule: the game and the first word of its id."""
    return ".".join(rule_id.split(".")[:2])


def _near(entry: Entry, moment: Collection[str], topics: Collection[str]) -> float:
    """Return how close an entry is to the moment: 1 if it is due, 0 if it is unrelated."""
    if entry.id in moment:
        return 1.0
    beside = topic(entry.id) in topics or any(each in moment for each in entry.related)
    return BESIDE if beside else 0.0
