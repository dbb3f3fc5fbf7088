"""Works out the index for questions: where each word of the entries occurs, and what it counts."""

from array import array
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from math import log
from typing import NamedTuple

from companion.rulebook.book import actors, book, everyday, languages, speech
from companion.rulebook.questions.stems import folded, groups, key, stem, words

MARK = "thing"  # begins the key of a thing
HEAD, LIKELY, ENDS = 3, 4, 3  # letters: of a stem's bin, of a stem with endings, of an ending
BEGUN = 2  # letters by which words are found that are still being typed
FLATTER = 0.5  # below 1, so that rare words count more than common ones, but not too much
MUCH = 1.3  # factor for words that mean a thing of the game
STRANGE = 2.0  # factor for words in no entry: the question is about something else
ENOUGH = 0.8  # the higher, the more it counts that a page repeats a word
FAIR = 0.25  # how much a page's length lowers its score
MOST_TIMES = 255  # a page is not said to have a word more often


class SplitEntry(NamedTuple):
    """An entry in one language: its number, its id, and the words of each phrase, title and text.

    The number is the same in all languages.
    """

    number: int
    rule: str
    language: str
    rows: tuple[frozenset[str], ...]


Times = Mapping[str, int]  # how often a page has each word
NOWHERE = (b"", b"")  # no page has it


def worked_out(games: tuple[str, ...]) -> dict[str, object]:
    """Return all that the index of some games needs, as plain values by their names."""
    said = list(_said(games))
    things = _things(games)
    times = [Counter(chain.from_iterable(page.rows)) for page in said]
    keys = {word: thing(things, word) or key(word) for word in set(chain.from_iterable(times))}
    rows = [tuple(frozenset(map(keys.__getitem__, row)) for row in page.rows) for page in said]
    acting = {name_of(each) for game in games for each in actors(game)} & set(keys.values())
    worth, letters = _worth(said, rows), {word: groups(word) for word in keys}
    meaning = _postings(times, {word: (each,) for word, each in keys.items()})
    return {
        "sizes": _sizes(said),
        "numbers": [page.number for page in said],
        "things": things,
        "acting": tuple(acting),
        **_pages(said, rows),
        **{f"meaning {each}": (how, *meaning.get(each, NOWHERE)) for each, how in worth.items()},
        **{f"letters {each}": found for each, found in _postings(times, letters).items()},
        **_begun(keys),
    }


def thing(things: Mapping[str, Iterable[tuple[str, int, str]]], word: str) -> str:
    """Return the key of the thing that a word means, if it is an everyday word for one."""
    for begun, longest, each in things.get(word[:HEAD], ()):
        if word.startswith(begun) and len(word) <= longest:
            return each
    return ""


def name_of(thing: str) -> str:
    """Return the key of a thing."""
    return f"{MARK}{thing.replace('-', '')}"


def phrase(asked: Iterable[str]) -> str:
    """Return the name under which the entries with a phrase of just these keys stand."""
    return f"phrase {' '.join(sorted(asked))}"


def _said(games: Iterable[str]) -> Iterator[SplitEntry]:
    """Go through all entries in all their languages."""
    number = 0
    for game in games:
        for entry in book(game).entries:
            number += 1
            for language in languages(game):
                spoken = speech(game, language).words[entry.id]
                rows = (*spoken.phrases, spoken.title, spoken.text)
                found = tuple(frozenset(words(row)) for row in rows)
                yield SplitEntry(number, entry.id, language, found)


def _things(games: Iterable[str]) -> dict[str, list[tuple[str, int, str]]]:
    """Return the stems of everyday words, their longest forms and their things, longest first."""
    found: dict[str, list[tuple[str, int, str]]] = defaultdict(list)
    for game in games:
        for each, said in everyday(game).items():
            for word in map(folded, said):
                begun = stem(word)
                longest = len(begun) + (ENDS if len(begun) >= LIKELY else 0)
                found[word[:HEAD]].append((begun, longest, name_of(each)))
    return {head: sorted(stems, key=lambda each: -len(each[0])) for head, stems in found.items()}


def _sizes(said: list[SplitEntry]) -> list[float]:
    """Return for each page how often it must have a word until that counts half."""
    sizes = [sum(map(len, page.rows)) for page in said]
    usual = sum(sizes) / len(sizes)
    return [ENOUGH * (1 - FAIR + FAIR * size / usual) for size in sizes]


def _pages(said: list[SplitEntry], rows: list[tuple[frozenset[str], ...]]) -> dict[str, object]:
    """Return each page with its keys, the pages of each entry, and the entries of each phrase."""
    found: dict[str, object] = {}
    of: dict[str, list[int]] = defaultdict(list)
    asked: dict[str, set[int]] = defaultdict(set)
    for at, (page, keys) in enumerate(zip(said, rows, strict=True)):
        found[f"page {at}"] = (page.number, page.rule, page.language, [tuple(row) for row in keys])
        of[f"of {page.rule}"].append(at)
        for row in keys:
            asked[phrase(row)].add(page.number)
    return found | of | {name: tuple(numbers) for name, numbers in asked.items()}


def _worth(said: list[SplitEntry], rows: list[tuple[frozenset[str], ...]]) -> dict[str, float]:
    """Return the weight of each key, and of unknown ones: the fewer entries have it, the higher."""
    known: dict[int, set[str]] = defaultdict(set)
    for page, keys in zip(said, rows, strict=True):
        known[page.number].update(*keys)
    alone = log(1 + len(known))
    times = Counter(chain.from_iterable(known.values()))
    worth = {each: (alone - log(often)) ** FLATTER for each, often in times.items()}
    much = {each: MUCH * value for each, value in worth.items() if each.startswith(MARK)}
    return worth | much | {"": STRANGE * alone**FLATTER}


def _postings(
    times: Sequence[Times], parts: Mapping[str, Iterable[str]]
) -> dict[str, tuple[bytes, bytes]]:
    """Return for each part of words the pages that have it, and how often."""
    pages: dict[str, array[int]] = defaultdict(lambda: array("H"))
    often: dict[str, bytearray] = defaultdict(bytearray)
    for at, found in enumerate(times):
        here: dict[str, int] = {}
        for word, many in found.items():
            for part in parts[word]:
                here[part] = here.get(part, 0) + many
        for part, many in here.items():
            pages[part].append(at)
            often[part].append(min(many, MOST_TIMES))
    return {part: (found.tobytes(), bytes(often[part])) for part, found in pages.items()}


def _begun(keys: Mapping[str, str]) -> dict[str, list[tuple[str, str]]]:
    """Return for the first letters of words these words and their keys."""
    found: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for word, own in keys.items():
        found[f"begun {word[:BEGUN]}"].append((word, own))
    return found
