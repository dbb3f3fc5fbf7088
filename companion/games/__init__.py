"""The shelf: each game loads when it is first taken down."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from companion.core import WrongOption
from companion.locale import N_, _

if TYPE_CHECKING:  # a list of tables names games, and takes none down
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
SIDES = {"recruiter": N_("won by the Recruiter"), "agents": N_("won by the agents")}


def take(name: str) -> "Game[Any, Any, Any]":
    """Take the game of this name from the shelf."""
    if name not in SHELF:
        known = ", ".join(SHELF)
        said = _("no game is called {name}; known: {known}").format(name=name, known=known)
        raise WrongOption("game", said)
    game: Game[Any, Any, Any] = import_module(SHELF[name]).GAME
    return game
