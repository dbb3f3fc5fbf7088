"""`companion notation`: the page that tells how a game is written down."""

import argparse
from collections.abc import Iterator
from importlib.resources import files
from shutil import get_terminal_size
from typing import Any

from companion import games
from companion.cli import DONE
from companion.cli.notation_page import told
from companion.cli.saying import say
from companion.games import SHELF
from companion.gametext import example
from companion.locale import Domain, _

WIDEST = 100


def declare(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("notation", help=_("how a game is written down"))
    parser.add_argument("game", nargs="?", default=next(iter(SHELF)), metavar=_("GAME"))
    parser.add_argument(
        "--example", action="store_true", help=_("print only the example, a whole game")
    )
    parser.set_defaults(run=run)


def run(wanted: argparse.Namespace) -> int:
    """Print the page, or the game in it."""
    if wanted.game not in SHELF:
        games.take(wanted.game)  # which says what there is
    page = (files(SHELF[wanted.game]) / "NOTATION.md").read_text("utf-8")
    for line in example(page).splitlines() if wanted.example else _told(page, wanted.game):
        say(line)
    return DONE


def _told(page: str, game: str) -> Iterator[str]:
    """Say the page in the reader's language, no wider than is easily read."""
    width = min(get_terminal_size().columns, WIDEST)
    return told(page, Domain(f"{SHELF[game]}.locale").say, width)
