"""The rulebooks: one entry for each fact, found by its id or by a question."""

from companion.rulebook.book import LANGUAGES, Entry, games
from companion.rulebook.lookup import (
    by_heading,
    ending,
    entries,
    entry,
    gist,
    heading,
    name,
    reason,
    source,
    spoken,
    text_of,
    title,
)
from companion.rulebook.questions.game_names import meant
from companion.rulebook.questions.parts import subject
from companion.rulebook.questions.search import Hit, SearchResult
from companion.rulebook.questions.table_search import find, prepare

__all__ = [
    "LANGUAGES",
    "Entry",
    "Hit",
    "SearchResult",
    "by_heading",
    "ending",
    "entries",
    "entry",
    "find",
    "games",
    "gist",
    "heading",
    "meant",
    "name",
    "prepare",
    "reason",
    "source",
    "spoken",
    "subject",
    "text_of",
    "title",
]
