"""Searches the rules: words vote for entries, the most similar phrases decide."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from heapq import nlargest

from companion.rulebook.book import Entry, games, known
from companion.rulebook.index import Index, Page, index
from companion.rulebook.stems import words
from companion.rulebook.votes import FEWEST, Vote, vote

MOST = 12
CHOSEN = 15  # so many entries have their phrases compared
SURE, NEAR = 0.62, 0.23  # the score from which an answer is sure, or near
ELSEWHERE = 0.25  # weight of what an entry says in other languages
PHRASES, PHRASED = 2, 0.22  # how many similar phrases count, and their part of the score


@dataclass(frozen=True)
class Hit:
    """An entry that may be the answer, its score (0 to 1), and the words that led to it."""

    entry: Entry
    score: float
    matched: str


@dataclass(frozen=True)
class Found:
    """The result of a search: a sure answer, only the nearest entries, or nothing."""

    hits: tuple[Hit, ...] = ()
    sure: bool = False


def prepare(game: str | None = None) -> None:
    """Make the index of a game or of all, so that the first answer is as fast as the others."""
    index(_within(game))


def find(question: str, game: str | None = None, *, typing: bool = True) -> Found:
    """Return the entries that answer a question, best first; while `typing`, its end is open."""
    within = index(_within(game))
    if named := _named(within, question):
        return Found((Hit(named, 1.0, named.id),), sure=True)
    votes = list(_votes(within, question, typing=typing))
    hits = _weighed(within, votes)[:MOST]
    if not hits or hits[0].score < NEAR:
        return Found()
    return Found(tuple(hits), sure=hits[0].score >= SURE)


def _within(game: str | None) -> tuple[str, ...]:
    """Return the games to search."""
    return games() if game is None else (known(game),)


def _named(within: Index, question: str) -> Entry | None:
    """Return the entry whose id was typed."""
    name = question.strip()
    return within.entries.get(name) if "." in name else None


def _votes(within: Index, question: str, *, typing: bool) -> Iterator[Vote]:
    """Go through the votes of the words of a question; the last one may be unfinished."""
    asked = list(dict.fromkeys(words(question)))
    last = words(question)[-1:] if typing and question[-1:].isalnum() else []
    for word in asked:
        if word not in last:
            yield vote(within, word, begun=False)
        elif len(word) >= FEWEST:
            yield vote(within, word, begun=True)


def _weighed(within: Index, votes: Sequence[Vote]) -> list[Hit]:
    """Compare the phrases of the entries with the most votes, and return the best first."""
    whole = sum(each.most for each in votes)
    found = []
    for share, page in _chosen(within, votes):
        alike, matched = _phrased(within, page, votes)
        found.append(((1 - PHRASED) * share / whole + PHRASED * alike, page.entry, matched))
    found.sort(key=lambda each: -each[0])
    return [Hit(entry, min(1.0, score), matched) for score, entry, matched in found]


def _chosen(within: Index, votes: Sequence[Vote]) -> list[tuple[float, Page]]:
    """Count the votes, and return the pages with the most votes, one for each entry."""
    counted: dict[int, float] = defaultdict(float)
    for each in votes:
        for at, value in each.pages.items():
            counted[at] += value
    best: dict[int, int] = {}
    total: dict[int, float] = defaultdict(float)
    for at, value in counted.items():
        number = within.pages[at].number
        total[number] += value
        if number not in best or counted[best[number]] < value:
            best[number] = at
    shares = (
        ((1 - ELSEWHERE) * counted[at] + ELSEWHERE * total[number], at)
        for number, at in best.items()
    )
    return [(share, within.pages[at]) for share, at in nlargest(CHOSEN, shares)]


def _phrased(within: Index, page: Page, votes: Sequence[Vote]) -> tuple[float, str]:
    """Return how similar a question is to the nearest phrases of a page, and the nearest one."""
    whole = sum(each.worth for each in votes)
    gains: dict[str, float] = {}
    for each in votes:
        for key, value in each.keys.items():
            gains[key] = max(value, gains.get(key, 0.0))
    near = []
    for row, said in zip(page.rows[:-1], page.words[:-1], strict=True):  # the last row is the text
        keys = within.keys(said)
        common = sum(gains[key] for key in keys & gains.keys())
        near.append((2 * common / (whole + sum(map(within.worth, keys))), row))
    near.sort(reverse=True)
    return sum(how for how, _row in near[:PHRASES]) / PHRASES, near[0][1]
