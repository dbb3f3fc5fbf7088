"""Questions to which nobody heard an answer, with what the revealed secrets answer."""

from collections.abc import Sequence
from dataclasses import dataclass

from companion.contract.game import AnyGame
from companion.contract.move import Move
from companion.record.course import Course
from companion.record.fold import Listener, Played
from companion.record.line import Line


@dataclass(frozen=True)
class Unanswered:
    """A question by its line, whether it was taken back, and the true answers to it."""

    line: int
    taken_back: bool
    answers: Sequence[Move]


class Questions(Listener):
    """Collects the questions of a game in clear to which nobody heard an answer."""

    def __init__(self, game: AnyGame, course: Course) -> None:
        """Follow a course; it must be told each line behind this listener."""
        self._answers = game.sealing.answers
        self._course = course
        self._taken_back: list[Unanswered] = []
        self._asked = 0  # the line of the question that waits

    def take_move(self, number: int, line: Line, played: Played) -> None:
        """Note a question, or that it was answered."""
        waits = bool(self._answers(played.after))
        self._asked = (self._asked or number) if waits else 0

    def take_back(self, number: int, first: int) -> None:
        """Note the question that waits, if it is taken back."""
        if self._asked >= first:
            self._taken_back.append(self._unanswered(taken_back=True))
            self._asked = 0

    @property
    def all(self) -> tuple[Unanswered, ...]:
        """Return those that were taken back, and the one that still waits."""
        waiting = (self._unanswered(taken_back=False),) if self._asked else ()
        return (*self._taken_back, *waiting)

    def _unanswered(self, *, taken_back: bool) -> Unanswered:
        """Return the question that waits, with its answers."""
        return Unanswered(self._asked, taken_back, self._answers(self._course.state))
