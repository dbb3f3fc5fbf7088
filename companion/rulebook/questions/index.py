"""The index for questions: what each word of a question says about the pages of the entries."""

from array import array
from collections.abc import Collection, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from typing import NamedTuple

from companion.rulebook.book import kept_about
from companion.rulebook.kept_values import KeptValues
from companion.rulebook.questions.indexing import BEGUN, NOWHERE, phrase, thing, worked_out
from companion.rulebook.questions.stems import key

CLOSE = 0.8  # so similar is the spelling of a word with a slip of the hand


class EntryKeys(NamedTuple):
    """An entry in one language: its number, its id, and the keys of each phrase, title and text.

    The number is the same in all languages.
    """

    number: int
    rule: str
    language: str
    rows: tuple[frozenset[str], ...]


class Meaning(NamedTuple):
    """A key's weight, high for rare and highest for unknown ones, and how well pages have it."""

    worth: float
    pages: Mapping[int, float]


class Index:
    """The pages of some games, where each word occurs, and how much each word counts."""

    def __init__(self, found: KeptValues) -> None:
        """Read from what was worked out."""
        self._found = found
        self._things = found.get("things")
        self._patience: Sequence[float] = found.get("sizes")
        self.numbers: Sequence[int] = found.get("numbers")  # of the entry of each page
        self.acting = frozenset[str](found.get("acting"))
        self._keys: dict[str, str] = {}
        self._meanings: dict[str, Meaning | None] = {}
        self._strange = float(found.get("meaning ")[0])

    @property
    def size(self) -> int:
        """Return the number of the pages."""
        return len(self._patience)

    def page(self, at: int) -> EntryKeys:
        """Return a page by its place."""
        number, rule, language, rows = self._found.get(f"page {at}")
        return EntryKeys(number, rule, language, tuple(map(frozenset, rows)))

    def of(self, rule: str) -> Sequence[int]:
        """Return the places of the pages of an entry; none if the games have no such entry."""
        found: Sequence[int] = self._found.get(f"of {rule}", ())
        return found

    def phrased(self, asked: frozenset[str]) -> Collection[int]:
        """Return the numbers of the entries that have a phrase of just these keys."""
        found: Collection[int] = self._found.get(phrase(asked), ())
        return found

    def mistakes(self, page: EntryKeys, asked: frozenset[str]) -> bool:
        """Say whether a page is headed by others than are asked about, and does not name these."""
        title, text = (self.acting & row for row in page.rows[-2:])
        return bool(title - asked) and not asked <= title | text

    def tells_of_others(self, page: EntryKeys, asked: frozenset[str]) -> bool:
        """Say whether a page only speaks of others than all that are asked about."""
        title, text = (self.acting & row for row in page.rows[-2:])
        return bool(text - asked) and not asked <= title | text

    def key(self, word: str) -> str:
        """Return the key of a folded word; everyday words for one thing share a key."""
        if word not in self._keys:
            self._keys[word] = thing(self._things, word) or key(word)
        return self._keys[word]

    def meaning(self, key: str) -> Meaning | None:
        """Return what a key means; None if no page has it."""
        if key not in self._meanings:
            found = self._found.get(f"meaning {key}") if key else None
            self._meanings[key] = Meaning(found[0], self._saying(*found[1:])) if found else None
        return self._meanings[key]

    def worth(self, key: str) -> float:
        """Return the weight of a key."""
        found = self.meaning(key)
        return found.worth if found else self._strange

    def written(self, group: str) -> Mapping[int, float]:
        """Return how well each page has a group of letters."""
        return self._saying(*self._found.get(f"letters {group}", NOWHERE))

    def begun(self, letters: str) -> Collection[str]:
        """Return the keys of the words that begin with these letters, of which there are enough."""
        alike = self._found.get(f"begun {letters[:BEGUN]}", ())
        return {key for word, key in alike if word.startswith(letters)}

    def near(self, word: str) -> Collection[str]:
        """Return the keys of the words that are spelt nearly like this one."""
        alike = dict(self._found.get(f"begun {word[:BEGUN]}", ()))
        return {alike[each] for each in get_close_matches(word, alike, cutoff=CLOSE)}

    def _saying(self, pages: bytes, times: bytes) -> dict[int, float]:
        """Return how well each page has something, from 0 to 1."""
        patience = self._patience
        pairs = zip(array("H", pages), times, strict=True)
        return {page: often / (often + patience[page]) for page, often in pairs}


@cache
def index(within: tuple[str, ...]) -> Index:
    """Return the index of some games, opened once in a process."""
    return Index(kept_about("questions", within, lambda: worked_out(within)))
