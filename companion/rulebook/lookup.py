"""Looking up entries and questions, and saying them in the reader's language."""

from companion.core import NotUnderstood
from companion.locale import _
from companion.rulebook.book import Entry, Question, book, games


def title(game: str) -> str:
    """Give the name under which a game's rulebook is cited."""
    return book(game).title


def entries(game: str) -> tuple[Entry, ...]:
    """Give all entries of a game, in the order of its rulebook."""
    return book(game).entries


def questions(game: str) -> tuple[Question, ...]:
    """Give the questions about a game, by number."""
    return book(game).questions


def entry(rule_id: str) -> Entry:
    """Give the entry with this id."""
    game = rule_id.partition(".")[0]
    found = book(game).by_id.get(rule_id) if game in games() else None
    if found is None:
        raise NotUnderstood(
            _("no rule is called {rule}; search for a word of it").format(rule=ascii(rule_id))
        )
    return found


def said(what: Entry | Question) -> str:
    """Say an entry or a question in the reader's language."""
    return _(what.en)


def reason(rule_id: str) -> str:
    """Answer 'why not?' for a refusal; an id without an entry is at least named."""
    try:
        return said(entry(rule_id))
    except NotUnderstood:
        return rule_id


def gist(rule_id: str) -> str:
    """Say what a rule is about, in its first sentence."""
    return reason(rule_id).partition(". ")[0].removesuffix(".")
