"""Asking the rules as people ask: the best phrase of an entry counts, and silence is said."""

from dataclasses import dataclass
from functools import lru_cache

from companion.rulebook.book import Entry, games, known
from companion.rulebook.folding import idle, words
from companion.rulebook.index import TEXT, Index, Row, index

MOST = 12
ROWS = 120  # read from the table and weighed
SURE, NEAR = 0.66, 0.22  # how much of a question an answer must hold
ALIKE = 76  # how alike a word must be that was typed wrongly, of 100
TEXT_COUNTS = 0.5
AROUND = 0.6
FEWEST = 2  # letters that say where a word may go
BEGUN = 0.9  # what counts a word that is not finished
CLOSE, GUESSED = 3, 0.85  # how many words may be meant, and what a guess counts

Asked = dict[str, dict[str, float]]  # for each word of a question the keys it may mean
Gains = dict[str, list[tuple[str, float]]]  # for each key what it gives to which words


@dataclass(frozen=True)
class Hit:
    """An entry that may answer: how well (0 to 1), and the words that led to it."""

    entry: Entry
    score: float
    matched: str


@dataclass(frozen=True)
class Found:
    """The answer of the look-up: sure, only what is nearest, or nothing."""

    hits: tuple[Hit, ...] = ()
    sure: bool = False


def prepare(game: str | None = None) -> None:
    """Make the index of a game or of all, so that the first answer comes as fast as the others."""
    index(_within(game))


def find(question: str, game: str | None = None, *, typing: bool = True) -> Found:
    """Look for the entries that answer a question, best first; while typing, its end is open."""
    within = index(_within(game))
    if named := _named(within, question):
        return Found((Hit(named, 1.0, named.id),), sure=True)
    asked = _asked(within, question, typing=typing)
    if not asked:
        return Found()
    weighed = _weighed(within, asked)
    hits = sorted(weighed.values(), key=lambda hit: -hit.score)[:MOST]
    if not hits or hits[0].score < NEAR:
        return Found()
    return Found(tuple(hits), sure=hits[0].score >= SURE)


def _within(game: str | None) -> tuple[str, ...]:
    """Name the games whose entries are looked through."""
    return games() if game is None else (known(game),)


def _named(within: Index, question: str) -> Entry | None:
    """Give the entry whose id was typed."""
    name = question.strip()
    return within.entries.get(name) if "." in name else None


def _asked(within: Index, question: str, *, typing: bool) -> Asked:
    """Give for each word of a question the keys it may mean, and how surely."""
    found = words(question)
    open_end = found[-1] if typing and question[-1:].isalnum() else ""
    return {within.key(word): _meant(within, word, begun=word == open_end) for word in found}


@lru_cache(4096)
def _meant(within: Index, word: str, *, begun: bool) -> dict[str, float]:
    """Give the keys that a word may mean: its own, what it begins, or what it is most like."""
    meant = {within.key(word): 1.0} if within.knows(within.key(word)) else {}
    if begun and len(word) >= FEWEST:
        ends = (key for known, key in within.vocabulary.items() if known.startswith(word))
        meant = dict.fromkeys(ends, BEGUN) | meant
    return meant or _alike(within, word)


def _alike(within: Index, word: str) -> dict[str, float]:
    """Give the keys of the words that somebody may have meant who typed one that nobody knows."""
    if len(word) <= CLOSE:
        return {}
    from rapidfuzz import fuzz, process

    near = process.extract(
        word, within.vocabulary.keys(), scorer=fuzz.ratio, score_cutoff=ALIKE, limit=CLOSE
    )
    return {within.vocabulary[known]: GUESSED * how / 100 for known, how, _at in near}


def _weighed(within: Index, asked: Asked) -> dict[str, Hit]:
    """Weigh the rows that hold any of the words, and keep the best of each entry."""
    gains = _gains(within, asked)
    if not gains:
        return {}
    whole = sum(map(within.worth, asked))
    around: dict[frozenset[str], float] = {}
    best: dict[str, Hit] = {}
    for number in within.matching(_query(gains), ROWS):
        row = within.rows[number]
        if row.around not in around:
            around[row.around] = _common(gains, row.around) / whole
        score = (1 - AROUND) * _own(row, _common(gains, row.keys), whole)
        score += AROUND * around[row.around]
        if row.entry.id not in best or best[row.entry.id].score < score:
            best[row.entry.id] = Hit(row.entry, score, row.text)
    return best


def _query(gains: Gains) -> str:
    """Ask FTS5 for any of the keys; those of any question only where there is nothing else."""
    telling = gains.keys() - idle() or gains.keys()
    return " OR ".join(f'"{key}"' for key in telling)


def _gains(within: Index, asked: Asked) -> Gains:
    """Say for each key that may be meant what it gives to which word of the question."""
    gains: Gains = {}
    for word, keys in asked.items():
        most = within.worth(word)
        for key, how in keys.items():
            gains.setdefault(key, []).append((word, min(how * within.worth(key), most)))
    return gains


def _own(row: Row, common: float, whole: float) -> float:
    """Say how much question and row have in common, by what their words are worth."""
    return TEXT_COUNTS * common / whole if row.kind == TEXT else 2 * common / (whole + row.weight)


def _common(gains: Gains, here: frozenset[str]) -> float:
    """Weigh the words of a question that stand here, each by its best key."""
    found: dict[str, float] = {}
    for key in gains.keys() & here:
        for word, value in gains[key]:
            found[word] = max(found.get(word, 0.0), value)
    return sum(found.values())
