"""The index of what people ask: the words of each entry and language, kept while Companion runs."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain
from math import log

from companion.rulebook.book import Entry, Words, book, everyday, languages, speech
from companion.rulebook.folding import folded, groups, key, stem, words

MARK = "thing"  # begins the key of a thing
HEAD, LIKELY, ENDS = 3, 4, 3  # letters: where stems are kept, their least, and of an ending
FLATTER = 0.6  # rare words tell more than common ones, but not that much
MUCH = 1.3  # what counts a word for a thing of the game
STRANGE = 2.0  # and what no entry says: whoever says it asks about something else
ENOUGH = 0.8  # how soon it stops to matter that a page says a word again
FAIR = 0.5  # how far long pages are held against short ones


@dataclass(frozen=True)
class Page:
    """An entry in one language: its headline, its phrases and its text, and their words."""

    number: int  # the same for an entry in all its languages
    entry: Entry
    rows: tuple[str, ...]
    words: tuple[frozenset[str], ...]
    size: int


class Index:
    """The pages of some games, where each word stands, and what each word is worth."""

    def __init__(self, games: Iterable[str]) -> None:
        """Read and fold all texts, once."""
        self._things = _things(games := tuple(games))
        self.pages = [_page(*said) for said in _said(games)]
        self.entries = {page.entry.id: page.entry for page in self.pages}
        usual = sum(page.size for page in self.pages) / len(self.pages)
        self.patience = [ENOUGH * (1 - FAIR + FAIR * page.size / usual) for page in self.pages]
        self.places: dict[str, dict[int, int]] = defaultdict(dict)
        for at, page in enumerate(self.pages):
            for word, times in Counter(chain.from_iterable(page.words)).items():
                self.places[word][at] = times
        self._keys = {word: self._thing(word) or key(word) for word in self.places}
        self.meaning: dict[str, list[str]] = defaultdict(list)  # the words of each key
        self.holding: dict[str, list[str]] = defaultdict(list)  # and of each group of letters
        for word, meant in self._keys.items():
            self.meaning[meant].append(word)
            for group in groups(word):
                self.holding[group].append(word)
        self._most: float = STRANGE * log(1 + len(self.entries)) ** FLATTER
        self._worth = self._weighed()

    def key(self, word: str) -> str:
        """Give the key of a folded word; everyday words for one thing share theirs."""
        return self._keys.get(word) or self._thing(word) or key(word)

    def keys(self, row: frozenset[str]) -> frozenset[str]:
        """Give the keys of the words of a row."""
        return frozenset(map(self._keys.__getitem__, row))

    def worth(self, key: str) -> float:
        """Say how much a key tells: rare ones tell most, and more still what nobody knows."""
        return self._worth.get(key, self._most)

    def _thing(self, word: str) -> str:
        """Name the thing that a word means, if people have words of their own for it."""
        for begun, thing in self._things.get(word[:HEAD], ()):
            longest = len(begun) + ENDS if len(begun) >= LIKELY else len(begun)
            if word.startswith(begun) and len(word) <= longest:
                return thing
        return ""

    def _weighed(self) -> dict[str, float]:
        """Say what each key is worth: the fewer entries know it, the more."""
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
    """Give the index of some games; it is made once in a process."""
    return Index(games)


def _page(number: int, entry: Entry, spoken: Words) -> Page:
    """Take an entry's words apart, and keep them."""
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
    """Give the stems of everyday words with the things they mean, longest first."""
    found: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for game in games:
        for thing, said in everyday(game).items():
            for word in said:
                whole = folded(word)
                found[whole[:HEAD]].append((stem(whole), f"{MARK}{thing.replace('-', '')}"))
    return {head: sorted(stems, key=lambda each: -len(each[0])) for head, stems in found.items()}
