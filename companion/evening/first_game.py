"""A first game, which newcomers learn by playing: all of them against the program, with hints."""

from companion import games
from companion.contract.player_names import OPTION
from companion.evening.sitting import Sitting
from companion.locale import _
from companion.play import table
from companion.store import library
from companion.store.tables import Tables
from companion.telling.proof.levels import proposed
from companion.trail.help import QUESTIONS


def name() -> str:
    """Return the first game on the shelf that has such a game."""
    return next(each for each in games.SHELF if _options(each))


def told(hint: str) -> str:
    """Say which game it is; `hint` is what asks for a hint."""
    words = games.take(name()).words
    chosen = "; ".join(words.option(each, value) for each, value in _options(name()).items())
    said = _("{game} ({options}): you all play together, and {hint} gives a hint.")
    return said.format(game=words.title(), options=chosen, hint=hint)


def asked() -> str:
    """Ask for the players."""
    return _("Who plays? Names of one word, clockwise")


def begun(tables: Tables, said: str) -> Sitting:
    """Begin it for those whose names are said, with a blank or a comma between them."""
    people = said.replace(",", " ").split()
    game = games.take(name())
    options = library.filled(tables.folder, game, {**_options(name()), OPTION: " ".join(people)})
    called, level = tables.free_name(name()), proposed(len(people), hides=True)
    found = table.begin(tables, called, name(), options, None, level, QUESTIONS)
    return Sitting(tables, tables.find(called), found)


def _options(game: str) -> dict[str, str]:
    """Return the options of a game for it, but for its players; none where it has no such game."""
    program = games.take(game).program
    return dict(program.first) if program else {}
