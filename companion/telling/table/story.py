"""The moves of a table as sentences."""

from companion import games, rulebook
from companion.contract.move import Move


class Story:
    """Says the moves of one table with the words of its game."""

    def __init__(self, game: str, view: object) -> None:
        """Use the names in the public view of a table."""
        self._game = games.take(game)
        self._words = self._game.words.explaining(rulebook.gist)
        self._view = view

    def move(self, move: Move) -> str:
        """Return a move as a sentence."""
        return self._words.sentence(move, self._view)

    def row(self, move: Move, room: int) -> str:
        """Return a move in at most so many letters, where that can be."""
        return self._words.row(move, self._view, room)

    def line(self, text: str) -> str:
        """Return a line of a record as a sentence, without the referee."""
        return self.move(self._game.record.parse(text))

    def ruling(self, rule: str, choice: str) -> str:
        """Return a choice of the players at a silent point in words."""
        return self._words.ruling(rule, choice)
