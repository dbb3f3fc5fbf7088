"""The errors of the store; each is one sentence that says what to do."""

from companion.core import CompanionError


class NotSaved(CompanionError):
    """A line could not be saved; the table is as before."""


class NotOpened(CompanionError):
    """The user's tables cannot be opened."""


class OpenElsewhere(CompanionError):
    """Another window has the table open."""


class WrongPin(CompanionError):
    """The PIN is wrong, or the next try comes too soon."""


class Damaged(CompanionError):
    """The content of a file is not what was written."""
