"""What can go wrong with a user's tables; each is one sentence that says what to do."""

from companion.core import CompanionError


class NotSaved(CompanionError):
    """A line could not be written to the disk; the table stands where it was."""


class NotOpened(CompanionError):
    """The user's tables cannot be opened as they are."""


class Taken(CompanionError):
    """Another window has the table."""


class WrongPin(CompanionError):
    """The PIN does not open the table, or it is not time for another try."""


class Damaged(CompanionError):
    """What the file holds is not what was written."""
