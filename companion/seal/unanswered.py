"""Questions to which nobody heard an answer, with what the revealed secrets answer."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from companion.game import Game
from companion.record.course import Course
from companion.record.fold import Listener


@dataclass(frozen=True)
class Unanswered:
    """A question by its line, whether it was taken back, and the true answers to it."""

    line: int
    taken_back: bool
    answers: Sequence[Any]


class Questions(Listener):
    """Collects the questions of a game in clear that were taken back before an answer."""

    def __init__(self, game: Game[Any, Any, Any], course: Course) -> None:
        """Follow a course; it must be told each line behind this listener."""
        self._answers = game.sealing.answers
        self._course = course
        self._taken_back: list[Unanswered] = []

    def take_back(self, number: int, first: int) -> None:
        """Note the question that waits, if it is taken back."""
        self._taken_back += (
            Unanswered(each.line, True, each.answers)
            for each in self._waiting()
            if each.line >= first
        )

    @property
    def all(self) -> tuple[Unanswered, ...]:
        """Return those that were taken back, and the one that still waits."""
        return (*self._taken_back, *self._waiting())

    def _waiting(self) -> tuple[Unanswered, ...]:
        """Return the question that waits for an answer, if there is one."""
        found = self._answers(self._course.state)
        asked = 0
        for each in reversed(self._course.played if found else ()):
            asked = each.number
            if not self._answers(each.before):
                break
        return (Unanswered(asked, False, found),) if asked else ()
