"""How a word votes for the pages that say it: by what it means, and by how it is written."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import log, sqrt

from companion.rulebook.folding import groups, key
from companion.rulebook.index import Index
from companion.rulebook.kin import kin

WRITTEN = 0.25  # what its letters count beside its meaning: they find typos and other endings
BEGUN = 0.9  # what counts a word that is not finished
AKIN = 0.7  # and another one that means much the same
FEWEST = 2  # letters that say where a word may go
REMEMBERED = 512  # words: who types on asks the same ones again


@dataclass(frozen=True)
class Vote:
    """What a word gives to each page and to each key that it may mean, and the most of both."""

    pages: Mapping[int, float]
    keys: Mapping[str, float]
    most: float
    worth: float


@lru_cache(REMEMBERED)
def vote(within: Index, word: str, *, begun: bool) -> Vote:
    """Ask a word for its vote; one that is still being typed may become any that begins so."""
    meant = _meant(within, word, begun=begun)
    worth = max(map(within.worth, meant or [within.key(word)]))
    keys = {each: how * within.worth(each) for each, how in meant.items()}
    pages: dict[int, float] = defaultdict(float)
    for each, value in keys.items():
        for page, often in _saying(within, within.meaning[each]).items():
            pages[page] = max(pages[page], value * often)
    most = worth
    cut = groups(word, begun=begun)
    for group in cut:
        saying = _saying(within, within.holding.get(group, ()))
        value = log((1 + len(within.pages)) / max(1, len(saying))) * WRITTEN / sqrt(len(cut))
        most += value
        for page, often in saying.items():
            pages[page] += value * often
    return Vote(pages, keys, most, worth)


def _meant(within: Index, word: str, *, begun: bool) -> dict[str, float]:
    """Give the keys that a word may mean, and how surely: its own, its kin, or what it begins."""
    near = [each for each in kin(key(word)) if each in within.meaning]
    found = dict.fromkeys(near, AKIN)
    if begun:
        alike = within.holding.get(f"^{word[:FEWEST]}", ())
        found |= {within.key(each): BEGUN for each in alike if each.startswith(word)}
    own = within.key(word)
    return found | {own: 1.0} if own in within.meaning else found


def _saying(within: Index, words: Iterable[str]) -> dict[int, float]:
    """Say how well each page says any of some words, from 0 to 1."""
    times: dict[int, int] = defaultdict(int)
    for word in words:
        for page, often in within.places[word].items():
            times[page] += often
    return {page: often / (often + within.patience[page]) for page, often in times.items()}
