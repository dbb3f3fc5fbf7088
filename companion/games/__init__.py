"""The shelf: each game loads when it is first taken down."""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from companion.core import WrongOption
from companion.locale import N_, _

if TYPE_CHECKING:  # a list of tables names games, and takes none down
    from importlib.resources.abc import Traversable

    from companion.game import Game

TITLES = {
    "mind-mgmt": "MIND MGMT",
    "neighbour-spy": N_("My Neighbour Spy"),
    "spy-connection": "Spy Connection",
    "agents": N_("Agents"),
}
SHELF = {
    "mind-mgmt": "companion.games.mind_mgmt",
    "neighbour-spy": "companion.games.neighbour_spy",
    "spy-connection": "companion.games.spy_connection",
    "agents": "companion.games.agents",
}
# Sides that are no players: how the list of tables says, before any game is loaded, that one won.
SIDES = {
    "mind-mgmt": {"recruiter": N_("won by the Recruiter"), "agents": N_("won by the agents")},
}


def take(name: str) -> "Game[Any, Any, Any]":
    """Take the game of this name from the shelf."""
    if name not in SHELF:
        known = ", ".join(SHELF)
        said = _("no game is called {name}; known: {known}").format(name=name, known=known)
        raise WrongOption("game", said)
    game: Game[Any, Any, Any] = import_module(SHELF[name]).GAME
    return game


def folder(name: str) -> "Traversable":
    """Find the folder of a game, without loading the game."""
    from importlib.resources import files  # which takes a while

    shelf, _dot, own = SHELF[name].rpartition(".")
    return files(shelf) / own


def beside(name: str, room: str) -> str:
    """Name the package in which another room keeps what it adds to a game; often there is none."""
    package = f"{room}.{SHELF[name].rpartition('.')[2]}"
    return package if find_spec(package) else ""


def page(name: str) -> str:
    """Give the page on which a game tells how it is written down; nothing where it has none."""
    found = folder(name) / "NOTATION.md"
    return found.read_text("utf-8") if found.is_file() else ""
