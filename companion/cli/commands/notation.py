"""`companion notation`: prints the page about how a game is written down."""

import argparse
from collections.abc import Iterator
from shutil import get_terminal_size

from companion import games
from companion.cli.desk.output import say
from companion.cli.exit_codes import DONE
from companion.cli.parser import Commands
from companion.cli.printed import game_lines
from companion.cli.printed.notation_page import told
from companion.core import NotUnderstood
from companion.locale import Domain, _
from companion.text.gametext import example

WIDEST = 100


def declare(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser("notation", help=_("how a game is written down"))
    parser.add_argument("game", nargs="?", default=next(iter(games.SHELF)), metavar=_("GAME"))
    parser.add_argument(
        "--example", action="store_true", help=_("print only the example, a whole game")
    )
    parser.set_defaults(run=run)


def run(wanted: argparse.Namespace) -> int:
    """Print the page, or only its example."""
    if wanted.game not in games.SHELF:
        games.take(wanted.game)  # refuses with a list of the games
    for line in _example(wanted.game) if wanted.example else _told(wanted.game):
        say(line)
    return DONE


def _example(game: str) -> list[str]:
    """Return the example on the page, or refuse if there is none."""
    if page := games.page(game):
        return example(page).splitlines()
    raise NotUnderstood(_("there is no example of this game"))


def _told(game: str) -> Iterator[str]:
    """Go through the page in the reader's language, at a readable width."""
    width = min(get_terminal_size().columns, WIDEST)
    if page := games.page(game):
        return told(page, Domain(f"{games.SHELF[game].package}.locale").say, width)
    return told(game_lines.page(game), str, width)
