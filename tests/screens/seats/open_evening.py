"""An evening that is kept nowhere: enough for the page of a seat."""

from typing import Any

from companion.core import PUBLIC, Outcome, Seat
from companion.course import Course
from companion.game import Due, Game, Legal
from screens.table.seating import Told


class OpenEvening:
    """One table in memory."""

    def __init__(self, game: Game[Any, Any, Any], **options: str) -> None:
        """Begin a game."""
        self.game = game
        self._course = Course(game.rules.start(game.rules.complete(options)), game.rules.apply)
        self.closed = False

    @property
    def state(self) -> Any:
        return self._course.state

    @property
    def due(self) -> Due[Any]:
        return self.game.rules.due(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.rules.outcome(self.state)

    @property
    def stamp(self) -> str:
        return self.game.rules.stamp(self.state)

    def view(self, seat: Seat) -> Any:
        return self.game.rules.view(self.state, seat)

    def legal(self, seat: Seat) -> Legal[Any]:
        return self.game.rules.legal(self.state, seat)

    def told(self, seat: Seat) -> list[Told]:
        rules = self.game.rules
        return [
            Told(each.number, rules.stamp(each.before), each.move, rules.view(each.before, seat))
            for each in self._course.played
        ]

    def undoable(self) -> int:
        return len(self._course.played)

    def play(self, seat: Seat, move: Any) -> None:
        self._course.take(self._course.tried(len(self._course.played) + 2, move))

    def undo(self) -> None:
        self._course.take_back(self._course.played[-1].number)

    def happened(self, move: Any) -> Any:
        asked = self.game.rules.happened
        return asked(self.state, move) if asked else None

    def close(self) -> None:
        self.closed = True
