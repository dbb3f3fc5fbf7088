"""The shelf of games; each one is loaded when it is first needed."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from companion.core import NotUnderstood, Unlike, WrongOption
from companion.locale import N_, _

if TYPE_CHECKING:  # a list of tables names games without loading them
    from importlib.resources.abc import Traversable

    from companion.contract.game import AnyGame
    from companion.text.notation import Shaped, Spelling
    from companion.untyped import GamesOwn

OWN = "--own"  # stands on the command line before the package of a game of one's own


@dataclass(frozen=True)
class Box:
    """A game on the shelf: its package, and what the list of tables needs before it is loaded."""

    package: str
    title: str
    sides: Mapping[str, str] = field(
        default_factory=dict
    )  # winning sides that are not players, with titles
    names_hours: bool = False  # by words of its own; where the list needs them, the game is loaded


SHELF = {
    "mind-mgmt": Box(
        "companion.games.mind_mgmt",
        "MIND MGMT",
        {"recruiter": N_("won by the Recruiter"), "agents": N_("won by the agents")},
        names_hours=True,
    ),
    "neighbour-spy": Box("companion.games.neighbour_spy", N_("My Neighbour Spy")),
    "spy-connection": Box("companion.games.spy_connection", "Spy Connection"),
    "agents": Box("companion.games.agents", N_("Agents")),
}


def take(name: str) -> "AnyGame":
    """Return the game with this name."""
    if name not in SHELF:
        said = _(
            "no game is called {name}; known: {known}; a game of your own stands beside them with"
            " {option} PACKAGE"
        )
        known = ", ".join(SHELF)
        raise WrongOption("game", said.format(name=name, known=known, option=OWN))
    game: AnyGame = import_module(SHELF[name].package).GAME
    return game


def typed(name: str) -> str:
    """Return a game as one types it behind a command: one's own with its package."""
    own = own_option(name)
    return f"{name} {own}" if own else name


def own_option(name: str) -> str:
    """Return the option that puts a game on the shelf; empty where it ships with the house."""
    box = SHELF.get(name)
    return "" if box is None or box.package.startswith(f"{__name__}.") else f"{OWN} {box.package}"


def read(name: str, spelling: "Spelling[Shaped]", text: str) -> "GamesOwn":
    """Return the move of a typed line; if it is unlike all others, name the page of lines."""
    try:
        return spelling.parse(text)
    except Unlike:
        said = _("this is not a line of the game; see `companion notation {game}`")
        raise NotUnderstood(said.format(game=typed(name))) from None


@contextmanager
def standing(boxes: Mapping[str, Box]) -> Iterator[None]:
    """Have more games on the shelf for a while, behind the others."""
    new = {name: box for name, box in boxes.items() if SHELF.get(name) != box}
    before = {name: SHELF[name] for name in new if name in SHELF}
    SHELF.update(new)
    try:
        yield
    finally:
        for name in new:
            del SHELF[name]
        SHELF.update(before)


def folder(name: str) -> "Traversable":
    """Return the folder of a game, without loading the game."""
    from importlib.resources import files  # slow to import

    shelf, _dot, own = SHELF[name].package.rpartition(".")
    return files(shelf) / own if shelf else files(own)


def beside(name: str, room: str) -> str:
    """Return the package in which `room` adds something to a game; empty if there is none."""
    shelf, _dot, own = SHELF[name].package.rpartition(".")
    package = f"{room}.{own}"  # which a game from elsewhere may be called, too
    return package if shelf == __name__ and find_spec(package) else ""


def page(name: str) -> str:
    """Return the page about how a game is written down; empty if it has none."""
    found = folder(name) / "NOTATION.md"
    return found.read_text("utf-8") if found.is_file() else ""
