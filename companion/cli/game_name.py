"""Finds a game by its title in any language, even misspelled."""

from collections.abc import Iterator

from companion import games, rulebook
from companion.core import NotUnderstood
from companion.locale import LANGUAGES, _, read_in
from companion.rulebook.questions.stems import folded
from companion.text.plaintext import visible

NEAR = 0.75  # so much of the letters must match


def named(typed: str) -> str:
    """Return the game with this title, or refuse with a list of all games."""
    from difflib import get_close_matches  # rarely needed

    known = {_letters(each): game for game in rulebook.games() for each in _names(game)}
    found = get_close_matches(_letters(typed), known, 1, NEAR)
    if not found:
        said = _("no rulebook for {game}; there is one for: {known}")
        names = ", ".join(rulebook.games())
        raise NotUnderstood(said.format(game=repr(visible(typed)), known=names))
    return known[found[0]]


def _names(game: str) -> Iterator[str]:
    """Go through a game's names: the short one, and its title in each language."""
    yield game
    for language in LANGUAGES:
        with read_in(language):
            yield _(games.SHELF[game].title)


def _letters(name: str) -> str:
    """Return the letters of a name, without capitals, accents and blanks."""
    return "".join(sign for sign in folded(name) if sign.isalnum())
