"""A page about the lines of a game that has none of its own: its options, moves and notes."""

import re
from collections.abc import Iterator

from companion import games
from companion.contract.game import AnyGame
from companion.contract.move import Move
from companion.locale import _
from companion.text.notation import Spelling

SORT = re.compile(r":\w+}")  # the sort of a field


def page(name: str) -> str:
    """Return the page in the reader's language."""
    return "\n".join(_page(games.take(name)))


def _page(game: AnyGame) -> Iterator[str]:
    """Go through the lines of the page."""
    yield "# " + _("{game}: the lines of a game").format(game=game.words.title())
    yield ""
    yield _("A written game begins with its options, then comes one move a line.")
    yield ""
    yield from _options(game)
    yield ""
    yield from _moves(game.notation)
    if game.notes:
        yield from ("", "## " + _("Notes"), "")
        yield from _moves(game.notes.spelling)


def _options(game: AnyGame) -> Iterator[str]:
    """Go through each option with its values; options that are files are left out."""
    yield f"- `game: {game.name}`"
    for option in (each for each in game.options if not each.file):
        for value in option.values or ("",):
            yield f"- `{option.name}: {value or '…'}`: {game.words.option(option.name, value)}"


def _moves(spelling: Spelling[Move]) -> Iterator[str]:
    """Go through the kinds of moves, each with its fields and an example."""
    for kind in spelling.kinds:
        yield f"- `{SORT.sub('}', kind.text)}`: `{spelling.example(kind)}`"
