"""`companion notation`: the page that tells how a game is written down."""

import argparse
from importlib.resources import files
from typing import Any

from companion import games
from companion.cli import DONE
from companion.cli.saying import say
from companion.games import SHELF
from companion.gametext import example
from companion.locale import _


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
    for line in (example(page) if wanted.example else page).splitlines():
        say(line)
    return DONE
