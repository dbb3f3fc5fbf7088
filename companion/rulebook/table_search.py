"""Questions at a table: searches the rules, with the current moment in mind."""

from collections.abc import Collection
from dataclasses import replace

from companion.rulebook import beyond, search
from companion.rulebook.book import games
from companion.rulebook.game_names import meant
from companion.rulebook.moment import leant
from companion.rulebook.search import Found, Hit
from companion.rulebook.stems import words


def prepare(game: str | None = None) -> None:
    """Load what answers need, so that the first one is as fast as the others."""
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
    """Return the entries that answer a question, best first; while `typing`, its end is open.

    The search covers this `game`, or else the one that the question names, or else that of the open
    `table`. `leaning` holds the entries about the moment there, as far as the asker may know it.
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
    """Put the entry about unknown packs first where a question names a pack no entry knows."""
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
