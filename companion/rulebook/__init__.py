"""What the rulebooks say: one entry a fact, found by its id or by words, with its reason."""

from companion.rulebook.book import Entry, Question, games
from companion.rulebook.lookup import entries, entry, gist, questions, reason, said, title
from companion.rulebook.search import find

__all__ = [
    "Entry",
    "Question",
    "entries",
    "entry",
    "find",
    "games",
    "gist",
    "questions",
    "reason",
    "said",
    "title",
]
