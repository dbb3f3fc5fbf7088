"""The moves of a table as sentences, with the names that stand there."""

from typing import Any

from companion import games, rulebook


class Story:
    """Says moves of one table in the words of its game."""

    def __init__(self, game: str, view: Any) -> None:
        """Take the names from what everybody sees of the table."""
        self._game = games.take(game)
        self._words = self._game.words.explaining(rulebook.gist)
        self._view = view

    def move(self, move: Any) -> str:
        """Say a move."""
        return self._words.sentence(move, self._view)

    def row(self, move: Any, room: int) -> str:
        """Say a move in so many letters, where that can be."""
        return self._words.row(move, self._view, room)

    def line(self, text: str) -> str:
        """Say a line of a record that nobody has refereed."""
        return self.move(self._game.record.parse(text))

    def ruling(self, rule: str, choice: str) -> str:
        """Say what the players chose at a silent point."""
        return self._words.ruling(rule, choice)
