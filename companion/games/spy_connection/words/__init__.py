"""All texts of Spy Connection."""

from companion.contract.move import Fields
from companion.contract.sheet import Section, Sheet, TurnStep
from companion.contract.words import Words
from companion.core import Outcome
from companion.games.spy_connection.cities import suggested
from companion.games.spy_connection.moves import SpyMove
from companion.games.spy_connection.view import View
from companion.games.spy_connection.words.choices import key, kind, option, prompt, value
from companion.games.spy_connection.words.doubts import doubt
from companion.games.spy_connection.words.moments import due, won
from companion.games.spy_connection.words.names import city_name
from companion.games.spy_connection.words.sentences import sentence
from companion.games.spy_connection.words.sheet import sheet
from companion.games.spy_connection.words.steps import steps
from companion.games.spy_connection.words.surroundings import around


class AllWords(Words[SpyMove, View]):
    """All words of the game."""

    def option(self, name: str, value: str) -> str:
        """Return the name of an option, or of one of its values."""
        return option(name, value)

    def due(self, view: View) -> str:
        """Say in one sentence what everybody waits for."""
        return due(view)

    def won(self, outcome: Outcome) -> str:
        """Say in a few words who has won."""
        return won(outcome)

    def sentence(self, move: SpyMove, view: View) -> str:
        """Say a move as a sentence."""
        return sentence(move, view)

    def kind(self, which: type[SpyMove], fixed: Fields, view: View) -> str:
        """Return the row of a kind of move in a list."""
        return kind(which, fixed, view)

    def value(self, which: type[SpyMove], field: str, found: object, view: View) -> str:
        """Return the row of a value of a field."""
        return value(which, field, found, view)

    def key(self, which: type[SpyMove], field: str, found: object, view: View) -> str:
        """Return the key of a value's row where it depends on the view."""
        return key(which, field, found, view)

    def prompt(self, which: type[SpyMove], chosen: Fields, view: View) -> str:
        """Ask for the next field."""
        return prompt(which, chosen, view)

    def steps(self, view: View) -> tuple[TurnStep, ...]:
        """Return the steps of this turn, in order."""
        return steps(view)

    def doubt(self, move: SpyMove, view: View) -> str:
        """Return a question about an unlikely move."""
        return doubt(move, view)

    def title(self) -> str:
        """Return the name of the game."""
        return "Spy Connection"

    def sheet(self, view: View) -> Sheet:
        """Return the table in words and figures."""
        return sheet(view, self.gist)

    def around(self, thing: str, view: View) -> Section:
        """Return what is known of a city, or of the one where somebody's spy is."""
        return around(thing, view)

    def names(self, view: View) -> tuple[str, ...]:
        """Return the cities of the map, the likeliest first."""
        return tuple(map(city_name, suggested(view.cities, view.more_cities)))


WORDS = AllWords()
