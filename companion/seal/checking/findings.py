"""What can be wrong with a record: the classes of FORMAT.md, part 6."""

from dataclasses import dataclass

from companion.core import Illegal, NotUnderstood
from companion.record.course import Course
from companion.record.fold import Played


@dataclass(frozen=True)
class Finding:
    """Something wrong with a record: its class, the number of the line or 0, and perhaps a rule."""

    line: int
    kind: str
    rule: str = ""


class Wrong(Exception):
    """The error that the current line is wrong."""

    def __init__(self, kind: str, rule: str = "") -> None:
        """Keep the class of the error, and the rule that was broken, if any."""
        super().__init__(kind, rule)
        self.kind = kind
        self.rule = rule

    def at(self, line: int) -> Finding:
        """Return the finding for this line number."""
        return Finding(line, self.kind, self.rule)


def refereed(course: Course, number: int, move: object, *, unread: str) -> Played:
    """Return a move with its new state; one that the rules refuse is wrong.

    `unread` is the class of the error if it is no move of the game at all.
    """
    try:
        return course.tried(number, move)
    except Illegal as no:
        raise Wrong("rule", no.rule) from None
    except NotUnderstood:
        raise Wrong(unread) from None
