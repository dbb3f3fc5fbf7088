"""Asking the rules at a table: what the look-up finds, and what the moment makes of it."""

from collections.abc import Collection
from dataclasses import replace

from companion.rulebook import beyond, search
from companion.rulebook.book import games
from companion.rulebook.folding import words
from companion.rulebook.leaning import leant
from companion.rulebook.naming import meant
from companion.rulebook.search import Found, Hit


def prepare(game: str | None = None) -> None:
    """Make ready what answers need, so that the first one comes as fast as the others."""
    search.prepare(game)
    meant("")


def find(
    question: str,
    game: str | None = None,
    *,
    table: str | None = None,
    typing: bool = True,
    leaning: Collection[str] = (),
) -> Found:
    """Look for the entries that answer a question, best first; while typing, its end is open.

    A question is about this `game` alone, or about the one that it names, or else about that of an
    open `table`. `leaning` names the entries that the moment there is about, as the asker knows it.
    """
    asked = meant(question)
    if asked.game and game in (None, asked.game):
        question, game = asked
    game = game or table
    found = search.find(question, game, typing=typing)
    if leaning:
        found = replace(found, hits=leant(found.hits, leaning))
    return _within_the_box(found, question, game) if beyond.is_beyond(question) else found


def _within_the_box(found: Found, question: str, game: str | None) -> Found:
    """Say first that a pack is not known, unless an entry knows these words or tells of packs."""
    if any(words(hit.matched) == words(question) for hit in found.hits[:1]):
        return found
    if found.sure and beyond.tells(found.hits[0].entry):
        return found
    within = [found.hits[0].entry.game] if found.hits else games() if game is None else [game]
    said = [entry for each in within for entry in beyond.unknown(each)]
    if not said:
        return found
    others = (hit for hit in found.hits if hit.entry not in said)
    return Found((*(Hit(each, 1.0, question.strip()) for each in said), *others), sure=True)
