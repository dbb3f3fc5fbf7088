"""What can still be taken back: the one place that knows, for who writes, shows and checks."""

from collections.abc import Callable
from typing import Any

from companion.record.fold import Listener, Played
from companion.record.line import Line


class Retractable(Listener):
    """Follows a record, and knows the moves that can still be taken back.

    A sheet or a head settles all moves before it, and so does a move that was heard.
    """

    def __init__(self, undoable: Callable[[Any, Any], bool]) -> None:
        """Begin with no move; `undoable` says of one and what was before it that nobody heard."""
        self._undoable = undoable
        self.moves: list[Played] = []

    def reaches(self, number: int) -> bool:
        """Say whether the move of a line can be taken back."""
        return any(played.number == number for played in self.moves)

    def take_move(self, number: int, line: Line, played: Played) -> None:
        """Add a move that nobody has heard."""
        if self._undoable(played.before, played.move):
            self.moves.append(played)
        else:
            self.moves.clear()

    def take_sheet(self, number: int, line: Line, name: str) -> None:
        """Settle what stands before a sheet."""
        self.moves.clear()

    def take_head(self, number: int, signature: str) -> None:
        """Settle what a head holds."""
        self.moves.clear()

    def take_back(self, number: int, first: int) -> None:
        """Drop what was taken back."""
        self.moves = [played for played in self.moves if played.number < first]
