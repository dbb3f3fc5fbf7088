"""The shelf: each game loads when it is first taken down."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from companion.core import WrongOption
from companion.locale import N_, _

if TYPE_CHECKING:  # a list of tables names games, and takes none down
    from importlib.resources.abc import Traversable

    from companion.game import Game


@dataclass(frozen=True)
class Box:
    """A game on the shelf: where it lies, and what the list of tables says before it is loaded."""

    package: str
    title: str
    sides: Mapping[str, str] = field(default_factory=dict)  # no players: that one of them won


SHELF = {
    "mind-mgmt": Box(
        "companion.games.mind_mgmt",
        "MIND MGMT",
        {"recruiter": N_("won by the Recruiter"), "agents": N_("won by the agents")},
    ),
    "neighbour-spy": Box("companion.games.neighbour_spy", N_("My Neighbour Spy")),
    "spy-connection": Box("companion.games.spy_connection", "Spy Connection"),
    "agents": Box("companion.games.agents", N_("Agents")),
}


def take(name: str) -> "Game[Any, Any, Any]":
    """Take the game of this name from the shelf."""
    if name not in SHELF:
        known = ", ".join(SHELF)
        said = _("no game is called {name}; known: {known}").format(name=name, known=known)
        raise WrongOption("game", said)
    game: Game[Any, Any, Any] = import_module(SHELF[name].package).GAME
    return game


def folder(name: str) -> "Traversable":
    """Find the folder of a game, without loading the game."""
    from importlib.resources import files  # which takes a while

    shelf, _dot, own = SHELF[name].package.rpartition(".")
    return files(shelf) / own


def beside(name: str, room: str) -> str:
    """Name the package in which another room keeps what it adds to a game; often there is none."""
    package = f"{room}.{SHELF[name].package.rpartition('.')[2]}"
    return package if find_spec(package) else ""


def page(name: str) -> str:
    """Give the page on which a game tells how it is written down; nothing where it has none."""
    found = folder(name) / "NOTATION.md"
    return found.read_text("utf-8") if found.is_file() else ""
