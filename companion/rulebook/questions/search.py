"""Searches the rules: words vote for entries, the most similar phrases decide."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from heapq import nlargest

from companion.rulebook.book import Entry, games, known
from companion.rulebook.lookup import asking, entry
from companion.rulebook.questions.index import EntryKeys, Index, index
from companion.rulebook.questions.parts import means
from companion.rulebook.questions.stems import alike, running, words
from companion.rulebook.questions.votes import FEWEST, Vote, vote

MOST = 12
CHOSEN = 15  # so many entries have their phrases compared
SURE, NEAR = 0.76, 0.24  # an answer is sure by its score and its lead, and near by its score
TIE = 0.09  # with a smaller lead no answer is sure
FEWEST_MEANT, MEANT = 2, 0.3  # words that must mean something of it, and how much of their vote
JUST = 0.2  # added where a phrase has just the words of the question
MISTAKEN = 0.7  # factor for an entry about others than are asked about
OTHERS = 0.93  # factor for an entry that says nothing of whom is asked about, but of others
SELDOM = 0.88  # factor for an entry that nearly nobody asks for
CARRIED = 0.7  # weight of what was asked before
ELSEWHERE = 0.4  # weight of what an entry says in other languages
SPELT = 0.4  # part of the letters in how similar a phrase is
PHRASES, PHRASED = 2, 0.4  # how many similar phrases count, and their part of the score


@dataclass(frozen=True)
class Hit:
    """An entry that may be the answer, its score (0 to 1), and the words that led to it.

    `just` says that one of its phrases has just the words of the question.
    """

    entry: Entry
    score: float
    matched: str
    just: bool = False


@dataclass(frozen=True)
class SearchResult:
    """The result of a search: sure answers, what probably answers, or nothing.

    The first hits answer the parts of the question, one each.
    """

    hits: tuple[Hit, ...] = ()
    sure: bool = False
    parts: int = 1

    @property
    def answers(self) -> tuple[Hit, ...]:
        """Return the best hit of each part."""
        return self.hits[: self.parts]

    @property
    def silent(self) -> bool:
        """Say whether it is sure that no rule says this, as the entry about it says itself."""
        return self.sure and all(hit.entry.silent or hit.entry.beyond for hit in self.answers)


def prepare(game: str | None = None) -> None:
    """Make the index of a game or of all, so that the first answer is as fast as the others."""
    index(_within(game))


def find(
    question: str, game: str | None = None, *, typing: bool = True, before: str = ""
) -> SearchResult:
    """Return the entries that answer a question, best first; while `typing`, its end is open.

    What was asked `before` counts, too, but less.
    """
    within = index(_within(game))
    if named := _named(within, question):
        return SearchResult((Hit(named, 1.0, named.id),), sure=True)
    votes = list(_votes(within, question, typing=typing))
    carried = [each.faded(CARRIED) for each in _carried(within, question, before)]
    hits = _weighed(within, question, [*votes, *carried])[:MOST]
    if not hits or hits[0].score < NEAR:
        return SearchResult()
    told = tuple(replace(hit, score=min(1.0, hit.score)) for hit in hits)
    return SearchResult(told, sure=_sure(within, hits, votes))


def _sure(within: Index, hits: Sequence[Hit], votes: Sequence[Vote]) -> bool:
    """Say whether the first hit leads clearly, and words that mean something speak for it."""
    first, second = hits[0].score, hits[1].score if hits[1:] else 0.0
    if first - second < TIE or 2 * first - second < SURE or any(hit.just for hit in hits[1:]):
        return False
    pages = within.of(hits[0].entry.id)
    meant = {
        each.word
        for each in votes
        if means(each.word) and max(each.pages.get(at, 0) for at in pages) >= MEANT * each.most
    }
    return len(meant) >= FEWEST_MEANT


def _within(game: str | None) -> tuple[str, ...]:
    """Return the games to search."""
    return games() if game is None else (known(game),)


def _named(within: Index, question: str) -> Entry | None:
    """Return the entry whose id was typed."""
    name = question.strip()
    return entry(name) if "." in name and within.of(name) else None


def _votes(within: Index, question: str, *, typing: bool) -> Iterator[Vote]:
    """Go through the votes of the words of a question; the last one may be unfinished."""
    asked = list(dict.fromkeys(words(question)))
    last = words(question)[-1:] if typing and question[-1:].isalnum() else []
    for word in asked:
        if word not in last:
            yield vote(within, word, begun=False)
        elif len(word) >= FEWEST:
            yield vote(within, word, begun=True)


def _carried(within: Index, question: str, before: str) -> Iterator[Vote]:
    """Go through the votes of what was asked before, without whom it was asked about then."""
    asked = frozenset(map(within.key, words(question)))
    gone = within.acting if asked & within.acting else frozenset()
    for each in _votes(within, before, typing=False):
        if within.key(each.word) not in asked | gone:
            yield each


def _weighed(within: Index, question: str, votes: Sequence[Vote]) -> list[Hit]:
    """Compare the phrases of the entries with the most votes, and return the best first.

    An entry about others than are asked about counts less, and so does one that nearly nobody asks
    for; one asked in just these words counts more.
    """
    whole = sum(each.most for each in votes)
    asked = frozenset(map(within.key, words(question)))
    actors = asked & within.acting
    found = list[Hit]()
    for share, page in _chosen(within, votes):
        similar, matched = _phrased(within, page, question, votes)
        score = (1 - PHRASED) * share / whole + PHRASED * similar
        if actors and within.mistakes(page, actors):
            score *= MISTAKEN
        elif actors and within.tells_of_others(page, actors):
            score *= OTHERS
        answer, just = entry(page.rule), page.number in within.phrased(asked)
        if answer.seldom:
            score *= SELDOM
        found.append(Hit(answer, score + JUST * just, matched, just))
    return sorted(found, key=lambda hit: -hit.score)


def _chosen(within: Index, votes: Sequence[Vote]) -> list[tuple[float, EntryKeys]]:
    """Count the votes, and return the pages with the most votes, one for each entry."""
    counted: dict[int, float] = defaultdict(float)
    for each in votes:
        for at, value in each.pages.items():
            counted[at] += value
    numbers = within.numbers
    best: dict[int, int] = {}
    total: dict[int, float] = defaultdict(float)
    for at, value in counted.items():
        number = numbers[at]
        total[number] += value
        if number not in best or counted[best[number]] < value:
            best[number] = at
    shares = (
        ((1 - ELSEWHERE) * counted[at] + ELSEWHERE * total[number], at)
        for number, at in best.items()
    )
    return [(share, within.page(at)) for share, at in nlargest(CHOSEN, shares)]


def _phrased(
    within: Index, page: EntryKeys, question: str, votes: Sequence[Vote]
) -> tuple[float, str]:
    """Return how similar a question is to the nearest phrases of a page, and the nearest one.

    Similar are the meanings of the words, and the letters from the first to the last.
    """
    whole = sum(each.worth for each in votes)
    gains: dict[str, float] = {}
    for each in votes:
        for key, value in each.keys.items():
            gains[key] = max(value, gains.get(key, 0.0))
    letters = running(question)
    said = asking(entry(page.rule), page.language)
    near = []
    for at, (keys, phrase) in enumerate(zip(page.rows, said, strict=False)):
        common = sum(gains[key] for key in keys & gains.keys())
        meaning = 2 * common / (whole + sum(map(within.worth, keys)))
        near.append(((1 - SPELT) * meaning + SPELT * alike(letters, running(phrase)), at))
    near.sort(reverse=True)
    return sum(how for how, _at in near[:PHRASES]) / PHRASES, said[near[0][1]]
