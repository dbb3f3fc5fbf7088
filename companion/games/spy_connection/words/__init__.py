"""All texts of Spy Connection."""

from companion.announcement import Announcement
from companion.core import Options
from companion.game import Gist, Words
from companion.games.spy_connection.cities import suggested
from companion.games.spy_connection.moves import Move
from companion.games.spy_connection.view import View
from companion.games.spy_connection.words.choices import key, kind, option, prompt, value
from companion.games.spy_connection.words.doubts import doubt
from companion.games.spy_connection.words.moments import due, won
from companion.games.spy_connection.words.names import city_name
from companion.games.spy_connection.words.sentences import sentence
from companion.games.spy_connection.words.sheet import sheet
from companion.games.spy_connection.words.steps import steps


def _row(move: Move, view: View, room: int) -> str:
    """Return a move in one row."""
    said = sentence(move, view)
    return said if len(said) <= room else f"{said[: max(0, room - 1)]}…"


def _announce(_move: Move, _view: View) -> Announcement | None:
    """Announce nothing, as everybody sees the board."""
    return None


def _differences(_options: Options) -> tuple[str, ...]:
    """Return no differences, as no printed cards come with the program."""
    return ()


def _ruling(_rule: str, choice: str) -> str:
    """Return a choice at a silent point."""
    return choice


def words(gist: Gist) -> Words[Move, View]:
    """Return all words; `gist` says what a rule is about."""
    return Words(
        title=lambda: "Spy Connection",
        option=option,
        due=due,
        won=won,
        sentence=sentence,
        row=_row,
        announce=_announce,
        kind=kind,
        value=value,
        key=key,
        prompt=prompt,
        ruling=_ruling,
        sheet=lambda view: sheet(view, gist),
        differences=_differences,
        steps=steps,
        doubt=doubt,
        names=lambda view: tuple(map(city_name, suggested(view.cities, view.more_cities))),
        explained=words,
    )


WORDS = words(str)
