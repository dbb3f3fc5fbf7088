"""Look-up by words: no case, no accents, every word must be there."""

import unicodedata
from dataclasses import dataclass
from functools import cache

from companion.rulebook.book import Entry, Question, games
from companion.rulebook.lookup import entries, questions, said


@dataclass(frozen=True)
class Searchable:
    """An entry and its folded texts: all in one, then from the id to each question about it."""

    entry: Entry
    whole: str
    layers: tuple[str, ...]


def find(words: str, game: str | None = None) -> tuple[Entry, ...]:
    """Find entries by all of these words: first by id, then by text, then by what people ask."""
    wanted = _folded(words).split()
    shelf = games() if game is None else (game,)
    near = [found for name in shelf for found in _searchable(name)]
    for word in wanted:  # one plain test each, so that few are left to be ranked
        near = [found for found in near if word in found.whole]
    ranked = [(_rank(wanted, found), found.entry) for found in near]
    matching = [(rank, entry) for rank, entry in ranked if rank is not None]
    return tuple(entry for _rank, entry in sorted(matching, key=lambda pair: pair[0]))


def _rank(wanted: list[str], found: Searchable) -> int | None:
    """Give the first layer that holds every word; all questions rank alike."""
    for depth, layer in enumerate(found.layers):
        if all(word in layer for word in wanted):
            return min(depth, 2)
    return None


@cache
def _searchable(game: str) -> tuple[Searchable, ...]:
    """Fold everything that is searched, once, so that each key stroke only compares."""
    asked: dict[str, list[Question]] = {}
    for question in questions(game):
        for rule in question.rules:
            asked.setdefault(rule, []).append(question)
    return tuple(_folded_entry(each, asked.get(each.id, [])) for each in entries(game))


def _folded_entry(entry: Entry, asked: list[Question]) -> Searchable:
    """Fold an entry: its id, then its text and headings, then these with one question each."""
    text = _folded(" ".join((entry.id, entry.en, said(entry), *entry.heading)))
    about = [_folded(f"{question.en} {said(question)}") for question in asked]
    layers = (_folded(entry.id), text, *(f"{text} {question}" for question in about))
    return Searchable(entry, " ".join((text, *about)), layers)


def _folded(text: str) -> str:
    """Take case and accents away."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
