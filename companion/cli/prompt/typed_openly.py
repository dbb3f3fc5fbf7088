"""Whether a line that was typed in the open may be a secret one, which is then erased there."""

from companion.cli.prompt.commands.all_commands import named
from companion.cli.prompt.evening import PromptEvening
from companion.core import PUBLIC


def may_be_secret(session: PromptEvening, line: str) -> bool:
    """Say whether a line, or the words after a command or `#`, may be a secret one.

    Plainly nothing is erased that can be done in the open, as a reader would stumble over it.
    """
    words = line.lower().lstrip("# ").split()
    if words and named(session, words[0]):
        words = words[1:]
    hidden = bool(words) and words[0] in session.table.hidden_words
    return hidden and not (session.desk.plain and _is_open(session, line))


def _is_open(session: PromptEvening, line: str) -> bool:
    """Say whether a line is a move that can be made in the open now."""
    return session.table.tidied(line) in (each.line for each in session.offers(PUBLIC))
