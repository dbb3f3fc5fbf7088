"""All texts of Spy Connection."""

from companion.contract.sheet import Sheet
from companion.contract.words import Words
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


class AllWords(Words[SpyMove, View]):
    """All words of the game."""

    option = staticmethod(option)
    due = staticmethod(due)
    won = staticmethod(won)
    sentence = staticmethod(sentence)
    kind = staticmethod(kind)
    value = staticmethod(value)
    key = staticmethod(key)
    prompt = staticmethod(prompt)
    steps = staticmethod(steps)
    doubt = staticmethod(doubt)

    def title(self) -> str:
        """Return the name of the game."""
        return "Spy Connection"

    def sheet(self, view: View) -> Sheet:
        """Return the table in words and figures."""
        return sheet(view, self.gist)

    def names(self, view: View) -> tuple[str, ...]:
        """Return the cities of the map, the likeliest first."""
        return tuple(map(city_name, suggested(view.cities, view.more_cities)))


WORDS = AllWords()
