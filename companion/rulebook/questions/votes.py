"""The votes of a word for pages: by its meaning and by its letters."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import log, sqrt

from companion.rulebook.questions.index import Index
from companion.rulebook.questions.stems import groups, key
from companion.rulebook.questions.synonyms import kin

WRITTEN = 0.32  # weight of its letters, which finds typos and other endings
BEGUN = 0.9  # weight of an unfinished word
AKIN = 0.8  # weight of another word with a similar meaning
MISSPELT = 0.7  # weight of a word that is spelt nearly like it
FEWEST = 2  # so many letters of an unfinished word are needed
REMEMBERED = 512  # so many votes are kept, as a question is searched again with each letter


@dataclass(frozen=True)
class Vote:
    """A word's votes for pages and for the keys that it may mean, and the highest possible vote."""

    word: str
    pages: Mapping[int, float]
    keys: Mapping[str, float]
    most: float
    worth: float

    def faded(self, factor: float) -> "Vote":
        """Return the same vote with less weight."""
        pages = {page: factor * value for page, value in self.pages.items()}
        keys = {each: factor * value for each, value in self.keys.items()}
        return Vote(self.word, pages, keys, factor * self.most, factor * self.worth)


@lru_cache(REMEMBERED)
def vote(within: Index, word: str, *, begun: bool) -> Vote:
    """Return the vote of a word; while it is being typed, it may become any longer word."""
    meant = _meant(within, word, begun=begun)
    worth = max(map(within.worth, meant or [within.key(word)]))
    keys = {each: how * within.worth(each) for each, how in meant.items()}
    pages: dict[int, float] = defaultdict(float)
    for each, value in keys.items():
        for page, often in _pages(within, each).items():
            pages[page] = max(pages[page], value * often)
    most = worth
    cut = groups(word, begun=begun)
    for group in cut:
        saying = within.written(group)
        value = log((1 + within.size) / max(1, len(saying))) * WRITTEN / sqrt(len(cut))
        most += value
        for page, often in saying.items():
            pages[page] += value * often
    return Vote(word, pages, keys, most, worth)


def _meant(within: Index, word: str, *, begun: bool) -> dict[str, float]:
    """Return the keys that a word may mean with weights: itself, similar ones, longer ones.

    A word that nobody uses may be a slip of the hand for one that is spelt nearly like it.
    """
    near = [each for each in kin(key(word)) if within.meaning(each)]
    found = dict.fromkeys(near, AKIN)
    if begun:
        found |= dict.fromkeys(within.begun(word), BEGUN)
    own = within.key(word)
    if within.meaning(own):
        return found | {own: 1.0}
    return found or dict.fromkeys(within.near(word), MISSPELT)


def _pages(within: Index, key: str) -> Mapping[int, float]:
    """Return how well each page has a key."""
    found = within.meaning(key)
    return found.pages if found else {}
