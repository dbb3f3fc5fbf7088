"""The index for questions: the words of each entry in each language, kept while running."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from math import log

from companion.rulebook.book import Entry, Words, actors, book, everyday, languages, speech
from companion.rulebook.stems import folded, groups, key, stem, words

MARK = "thing"  # begins the key of a thing
HEAD, LIKELY, ENDS = 3, 4, 3  # letters: of a stem's bin, of a stem with endings, of an ending
FLATTER = 0.5  # below 1, so that rare words count more than common ones, but not too much
MUCH = 1.3  # factor for words that mean a thing of the game
STRANGE = 2.0  # factor for words in no entry: the question is about something else
ENOUGH = 0.8  # the higher, the more it counts that a page repeats a word
FAIR = 0.5  # how much a page's length lowers its score


@dataclass(frozen=True)
class Page:
    """An entry in one language: its headline, phrases and text, and their words."""

    number: int  # the number of the entry, the same in all languages
    entry: Entry
    rows: tuple[str, ...]
    words: tuple[frozenset[str], ...]
    size: int


class Index:
    """The pages of some games, where each word occurs, and how much each word counts."""

    def __init__(self, games: Iterable[str]) -> None:
        """Read and fold all texts once."""
        self._things = _things(games := tuple(games))
        self.pages = [_page(*said) for said in _said(games)]
        self.entries = {page.entry.id: page.entry for page in self.pages}
        self._pages: dict[str, list[int]] = defaultdict(list)
        for at, page in enumerate(self.pages):
            self._pages[page.entry.id].append(at)
        usual = sum(page.size for page in self.pages) / len(self.pages)
        self.patience = [ENOUGH * (1 - FAIR + FAIR * page.size / usual) for page in self.pages]
        self.places: dict[str, dict[int, int]] = defaultdict(dict)
        for at, page in enumerate(self.pages):
            for word, times in Counter(chain.from_iterable(page.words)).items():
                self.places[word][at] = times
        self._keys = {word: self._thing(word) or key(word) for word in self.places}
        self.meaning: dict[str, list[str]] = defaultdict(list)  # words by key
        self.holding: dict[str, list[str]] = defaultdict(list)  # words by group of letters
        for word, meant in self._keys.items():
            self.meaning[meant].append(word)
            for group in groups(word):
                self.holding[group].append(word)
        self._most: float = STRANGE * log(1 + len(self.entries)) ** FLATTER
        self._worth = self._weighed()
        self._phrased: dict[frozenset[str], set[int]] = defaultdict(set)
        for page in self.pages:
            for row in page.words:
                self._phrased[self.keys(row)].add(page.number)
        acting = {_key(thing) for game in games for thing in actors(game)}
        self.acting = frozenset(acting & self.meaning.keys())

    def key(self, word: str) -> str:
        """Return the key of a folded word; everyday words for one thing share a key."""
        return self._keys.get(word) or self._thing(word) or key(word)

    def keys(self, row: frozenset[str]) -> frozenset[str]:
        """Return the keys of the words of a row."""
        return frozenset(map(self._keys.__getitem__, row))

    def of(self, entry: Entry) -> Sequence[int]:
        """Return the numbers of the pages of an entry."""
        return self._pages[entry.id]

    def phrased(self, asked: frozenset[str]) -> Collection[int]:
        """Return the numbers of the entries that have a phrase of just these keys."""
        return self._phrased.get(asked, ())

    def mistakes(self, page: Page, asked: frozenset[str]) -> bool:
        """Say whether a page is headed by others than are asked about, and does not name these."""
        title, text = (self.acting & self.keys(row) for row in page.words[-2:])
        return bool(title - asked) and not asked <= title | text

    def worth(self, key: str) -> float:
        """Return the weight of a key: high for rare words, and highest for unknown ones."""
        return self._worth.get(key, self._most)

    def _thing(self, word: str) -> str:
        """Return the key of the thing that a word means, if it is an everyday word for one."""
        for begun, thing in self._things.get(word[:HEAD], ()):
            longest = len(begun) + ENDS if len(begun) >= LIKELY else len(begun)
            if word.startswith(begun) and len(word) <= longest:
                return thing
        return ""

    def _weighed(self) -> dict[str, float]:
        """Return the weight of each key: the fewer entries have it, the higher."""
        known: dict[int, set[str]] = defaultdict(set)
        for page in self.pages:
            known[page.number].update(*map(self.keys, page.words))
        alone = log(1 + len(self.entries))
        times = Counter(chain.from_iterable(known.values()))
        worth = {each: (alone - log(often)) ** FLATTER for each, often in times.items()}
        much = {each: MUCH * value for each, value in worth.items() if each.startswith(MARK)}
        return worth | much


@cache
def index(games: tuple[str, ...]) -> Index:
    """Return the index of some games, made once in a process."""
    return Index(games)


def _page(number: int, entry: Entry, spoken: Words) -> Page:
    """Return the page of an entry, with its words folded."""
    rows = (*spoken.phrases, spoken.title, spoken.text)
    found = tuple(frozenset(words(row)) for row in rows)
    return Page(number, entry, rows, found, sum(map(len, found)))


def _said(games: Iterable[str]) -> Iterator[tuple[int, Entry, Words]]:
    """Go through all entries in all their languages."""
    number = 0
    for game in games:
        for entry in book(game).entries:
            number += 1
            for language in languages(game):
                yield number, entry, speech(game, language).words[entry.id]


def _things(games: Iterable[str]) -> dict[str, list[tuple[str, str]]]:
    """Return the stems of everyday words with the keys of their things, longest first."""
    found: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for game in games:
        for thing, said in everyday(game).items():
            for word in said:
                whole = folded(word)
                found[whole[:HEAD]].append((stem(whole), _key(thing)))
    return {head: sorted(stems, key=lambda each: -len(each[0])) for head, stems in found.items()}


def _key(thing: str) -> str:
    """Return the key of a thing."""
    return f"{MARK}{thing.replace('-', '')}"
