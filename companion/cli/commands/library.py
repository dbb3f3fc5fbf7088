"""`companion library`: shows what was typed about a box, exports it, and adds to it."""

import argparse
from pathlib import Path

from companion import games
from companion.cli.desk.output import ask, say
from companion.cli.exit_codes import DONE
from companion.cli.parser import Commands
from companion.contract.game import AnyGame
from companion.core import NotUnderstood
from companion.locale import _
from companion.text.plaintext import visible


def declare(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser("library", help=_("cards and map of a box, typed once"))
    parser.add_argument("game", nargs="?", default="", metavar=_("GAME"))
    ways = parser.add_mutually_exclusive_group()
    ways.add_argument("--save", type=Path, metavar=_("FILE"), help=_("save it as a new file"))
    ways.add_argument("--take", type=Path, metavar=_("FILE"), help=_("add what a file holds"))
    ways.add_argument("--draw", action="store_true", help=_("type cards and links, line by line"))
    parser.set_defaults(run=run)


def run(wanted: argparse.Namespace) -> int:
    """Show a library, save it to a file, add a file to it, or add line by line."""
    from companion.store import library
    from companion.store.disk import files, places

    game, folder = _game(wanted.game), places.tables()
    if wanted.save:
        files.write_new(wanted.save, library.read(folder, game.name))
        say(_("saved as {path}").format(path=visible(wanted.save)))
        return DONE
    if wanted.take:
        new = library.add(folder, game, files.read_text(wanted.take))
        say(_("added") if new else _("nothing in this file is new"))
    elif wanted.draw:
        _draw(folder, game)
    _show(folder, game)
    return DONE


def _game(name: str) -> AnyGame:
    """Return the named game, or the first one that has a library."""
    growing = [each for each in games.SHELF if games.take(each).library]
    game = games.take(name or growing[0])
    if game.library is None:
        said = _("this game keeps no library; games that do: {games}")
        raise NotUnderstood(said.format(games=", ".join(growing)))
    return game


def _show(folder: Path, game: AnyGame) -> None:
    """Print what is known about a box, and where it is stored."""
    from companion.store import library

    lines = library.read(folder, game.name).splitlines()
    for line in lines:
        say(line)
    if lines:
        said = _("This file may be corrected with any editor: {path}")
        say(said.format(path=visible(library.path(folder, game.name))))
    else:
        say(_("Nothing was typed of this box so far."))


def _draw(folder: Path, game: AnyGame) -> None:
    """Add line by line until an empty one."""
    from companion.store import library

    said = _("Type one line for each card or link; `companion notation {game}` tells how.")
    say(said.format(game=game.name))
    say(_("Enter alone ends."))
    while line := _asked():
        try:
            new = library.add(folder, game, f"{line}\n")
        except NotUnderstood:
            say(_("this is no line of a box"))
        else:
            say(_("added") if new else _("this is known already"))


def _asked() -> str:
    """Ask for a line; empty at the end of the input."""
    try:
        return ask("> ").strip()
    except EOFError:
        say()
        return ""
