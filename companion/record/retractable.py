"""Which moves can still be taken back, decided here for writing, showing and checking."""

from collections.abc import Callable, Sequence

from companion.record.fold import Listener, Played
from companion.record.line import Line


class Retractable(Listener):
    """Follows a record, and knows the moves that can still be taken back.

    After a sheet, a head, or a move that was heard, nothing before it can be taken back.
    """

    def __init__(self, undoable: Callable[[object, object], bool]) -> None:
        """Begin without moves; `undoable` says of a state and a move whether nobody heard it."""
        self._undoable = undoable
        self.moves: list[Played] = []

    def reaches(self, number: int) -> bool:
        """Say whether the move of this line can be taken back."""
        return any(played.number == number for played in self.moves)

    def take_move(self, number: int, line: Line, played: Played) -> None:
        """Add a move that nobody heard; after one that was heard, begin again."""
        if self._undoable(played.before, played.move):
            self.moves.append(played)
        else:
            self.moves.clear()

    def take_sheet(self, number: int, line: Line, name: str) -> None:
        """Forget the moves before a sheet."""
        self.moves.clear()

    def take_head(self, number: int, signature: str) -> None:
        """Forget the moves that a head covers."""
        self.moves.clear()

    def take_back(self, number: int, first: int) -> None:
        """Remove the moves that were taken back."""
        self.moves = [played for played in self.moves if played.number < first]


def before_any(moves: Sequence[Played], record: Sequence[Line]) -> Sequence[Line]:
    """Return the lines of a record before the first of some moves; all of them without any."""
    return record[: moves[0].number - 1] if moves else record
