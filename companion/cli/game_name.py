"""A game as people name it: by its title in any language, or nearly so."""

from collections.abc import Iterator

from companion import games, rulebook
from companion.core import NotUnderstood
from companion.locale import LANGUAGES, _, read_in
from companion.plaintext import visible
from companion.rulebook.folding import folded

NEAR = 0.75  # of the letters, in their order


def named(typed: str) -> str:
    """Give the game that is called so, or nearly so; or refuse it and name all that there are."""
    from difflib import get_close_matches  # most questions name no game

    known = {_letters(each): game for game in rulebook.games() for each in _names(game)}
    found = get_close_matches(_letters(typed), known, 1, NEAR)
    if not found:
        said = _("no rulebook for {game}; there is one for: {known}")
        names = ", ".join(rulebook.games())
        raise NotUnderstood(said.format(game=repr(visible(typed)), known=names))
    return known[found[0]]


def _names(game: str) -> Iterator[str]:
    """Go through the names of a game: its short one, and its title in each language."""
    yield game
    for language in LANGUAGES:
        with read_in(language):
            yield _(games.SHELF[game].title)


def _letters(name: str) -> str:
    """Leave nothing of a name but its letters, without case and accents."""
    return "".join(sign for sign in folded(name) if sign.isalnum())
