"""How sure the answer to a question about the rules is, in words."""

from companion import rulebook
from companion.locale import _


def how_sure(found: rulebook.SearchResult) -> str:
    """Say whether the answer is sure, probable or that no rule says this, or ask for other words.

    That no rule says something is told only where an entry says so itself.
    """
    if not found.hits:
        return _("Nothing here fits your words; ask in others.")
    if found.silent:
        return _("No rule says this:")
    if found.sure:
        return _("The answer, and what comes close:")
    return _("Probably this:")
