"""The index of what people ask: a row for each phrase and language, kept while the program runs."""

import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from math import log

from companion.rulebook.book import Entry, Words, book, everyday, languages, speech
from companion.rulebook.folding import folded, idle, key, stem, words

PHRASE, TITLE, TEXT = "phrase", "title", "text"
MARK = "thing"  # begins the key of a thing
HEAD, LIKELY, ENDS = 3, 4, 3  # letters: where stems are kept, their least, and of an ending
FLATTER = 0.6  # rare words tell more than common ones, but not that much
LITTLE, MUCH = 0.4, 2.0  # what counts a word of any question, and one for a thing of the game
STRANGE = 2.0  # and what no entry says: whoever says it asks about something else

Part = tuple[str, str, frozenset[str]]  # its kind, its words as they stand, their keys


@dataclass(frozen=True)
class Row:
    """Something that leads to an entry: a phrase, a title or a text, and its keys.

    `around` holds the keys of all that the entry says in that language.
    """

    entry: Entry
    kind: str
    text: str
    keys: frozenset[str]
    around: frozenset[str]
    weight: float


class Index:
    """The rows of some games, their vocabulary, and what each word is worth."""

    def __init__(self, games: Iterable[str]) -> None:
        """Read and fold all texts, once."""
        self._things = _things(games := tuple(games))
        self._known: dict[str, str] = {}
        self.vocabulary: dict[str, str] = {}
        said = [(entry, self._folded(spoken)) for entry, spoken in _said(games)]
        self.entries = {entry.id: entry for entry, _parts in said}
        self._most: float = STRANGE * log(1 + len(self.entries)) ** FLATTER
        self._worth = self._weighed(said)
        self.rows = [row for entry, parts in said for row in self._rows(entry, parts)]
        self.table = _table(self.rows)

    def key(self, word: str) -> str:
        """Give the key of a folded word; everyday words for one thing share theirs."""
        if word not in self._known:
            self._known[word] = self._thing(word) or key(word)
        return self._known[word]

    def _thing(self, word: str) -> str:
        """Name the thing that a word means, if people have words of their own for it."""
        for begun, thing in self._things.get(word[:HEAD], ()):
            longest = len(begun) + ENDS if len(begun) >= LIKELY else len(begun)
            if word.startswith(begun) and len(word) <= longest:
                return thing
        return ""

    def worth(self, key: str) -> float:
        """Say how much a key tells: rare ones tell most, and more still what nobody knows."""
        return self._worth.get(key, self._most)

    def knows(self, key: str) -> bool:
        """Say whether a key stands anywhere."""
        return key in self._worth

    def matching(self, query: str, most: int) -> list[int]:
        """Give the numbers of the best rows for a query of FTS5."""
        asked = "SELECT rowid FROM rows WHERE rows MATCH ? ORDER BY rank LIMIT ?"
        return [number for (number,) in self.table.execute(asked, (query, most))]

    def _folded(self, spoken: Words) -> list[Part]:
        """Take an entry's words apart, and keep them."""
        texts = [(TITLE, spoken.title), (TEXT, f"{spoken.title} {spoken.text}")]
        texts += [(PHRASE, phrase) for phrase in spoken.phrases]
        return [(kind, text, self._keys(text)) for kind, text in texts]

    def _keys(self, text: str) -> frozenset[str]:
        """Give the keys of a text, and keep its words."""
        found = words(text)
        for word in found:
            self.vocabulary.setdefault(word, self.key(word))
        return frozenset(map(self.key, found))

    def _weighed(self, said: Iterable[tuple[Entry, list[Part]]]) -> dict[str, float]:
        """Say what each key is worth: the fewer entries know it, the more."""
        where = defaultdict(set)
        for entry, parts in said:
            for each in frozenset().union(*(keys for _kind, _text, keys in parts)):
                where[each].add(entry.id)
        alone = log(1 + len(self.entries))
        worth = {each: (alone - log(len(ids))) ** FLATTER for each, ids in where.items()}
        idly = {each: LITTLE * worth[each] for each in idle() & worth.keys()}
        much = {each: MUCH * value for each, value in worth.items() if each.startswith(MARK)}
        return worth | idly | much

    def _rows(self, entry: Entry, parts: list[Part]) -> Iterator[Row]:
        """Make the rows of an entry in one language."""
        around = frozenset[str]().union(*(keys for _kind, _text, keys in parts))
        for kind, text, keys in parts:
            yield Row(entry, kind, text, keys, around, sum(map(self.worth, keys)))


@cache
def index(games: tuple[str, ...]) -> Index:
    """Give the index of some games; it is made once in a process."""
    return Index(games)


def _said(games: Iterable[str]) -> Iterator[tuple[Entry, Words]]:
    """Go through all entries in all their languages."""
    for game in games:
        for language in languages(game):
            spoken = speech(game, language).words
            for entry in book(game).entries:
                yield entry, spoken[entry.id]


def _things(games: Iterable[str]) -> dict[str, list[tuple[str, str]]]:
    """Give the stems of everyday words with the things they mean, longest first."""
    found: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for game in games:
        for thing, said in everyday(game).items():
            for word in said:
                whole = folded(word)
                found[whole[:HEAD]].append((stem(whole), f"{MARK}{thing.replace('-', '')}"))
    return {head: sorted(stems, key=lambda each: -len(each[0])) for head, stems in found.items()}


def _table(rows: Iterable[Row]) -> sqlite3.Connection:
    """Fill a table of FTS5 in memory."""
    table = sqlite3.connect(":memory:", check_same_thread=False)
    table.execute(
        "CREATE VIRTUAL TABLE rows USING fts5(keys, prefix='2 3 4', tokenize='unicode61')"
    )
    filled = ((number, " ".join(row.keys)) for number, row in enumerate(rows))
    table.executemany("INSERT INTO rows (rowid, keys) VALUES (?, ?)", filled)
    return table
