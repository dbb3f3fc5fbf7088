"""What people read of Rails."""

from collections.abc import Callable
from typing import Any

from companion.contract.announcement import Announcement
from companion.contract.move import Fields, Move
from companion.contract.sheet import Row, Section, Sheet
from companion.contract.words import Words
from companion.core import Outcome
from companion.locale import _, counted
from tests.games.rails.board import ENDS, ROUTES
from tests.games.rails.moves import Claims, Corrects, Passes, Remarks, Scores, Took
from tests.games.rails.state import State

SENTENCES: dict[type[Move], Callable[[Any], str]] = {
    Claims: lambda m: f"{m.player} claims {m.route}",
    Passes: lambda m: f"{m.player} passes",
    Took: lambda m: f"{m.player} took {m.route}, against the rules",
    Corrects: lambda m: f"Put right: {m.route} belongs to {m.owner}",
    Scores: lambda m: f"{m.player} scores {m.points} beside the routes",
    Remarks: lambda m: f"Remark: {m.words}",
}
KINDS = {
    Passes: "Pass",
    Corrects: "A route was entered wrongly",
    Scores: "Points for something else",
    Remarks: "A remark for the record",
}
ASKED = {
    "player": "Who?",
    "route": "Which route?",
    "owner": "Whose is it really?",
    "points": "How many points?",
    "words": "What do you want to write into the record?",
}


def points(number: int) -> str:
    """Count points."""
    return counted("{number} point", "{number} points", number).format(number=number)


class RailsWords(Words[Move, State]):
    """All words of the game."""

    def title(self) -> str:
        """Name the game."""
        return _("Rails")

    def option(self, name: str, value: str) -> str:
        """Name a field of a new table, or one of its values."""
        if value:
            return f"{value}: {ENDS[value]} routes"
        return {"players": "Players", "length": "Length"}[name]

    def won(self, outcome: Outcome) -> str:
        """Say who has won."""
        return f"{' and '.join(outcome.winners)} won"

    def due(self, view: State) -> str:
        """Say whose turn it is, and what they do."""
        if view.outcome:
            return f"The game is over. {self.won(view.outcome)}."
        said = f"{view.player}: claim a route, or pass."
        return f"{said} Last round!" if view.last_round else said

    def sentence(self, move: Move, view: State) -> str:
        """Say a move."""
        return SENTENCES[type(move)](move)

    def kind(self, kind: type[Move], fields: Fields, view: State) -> str:
        """Name a kind; a claim is named by its route, which is typed for anybody else."""
        if kind is Claims:
            route = fields.get("route", "")
            said = self.value(kind, "route", route, view)
            return said if route else "Somebody took another route"
        return KINDS[kind]

    def prompt(self, kind: type[Move], fields: Fields, view: State) -> str:
        """Ask for the first field that is still open."""
        opened = [name for name in ASKED if name in kind.__annotations__ and name not in fields]
        return ASKED[opened[0]] if opened else ""

    def value(self, kind: type[Move], name: str, value: Any, view: State) -> str:
        """Name a value; a route with its points."""
        if name != "route" or not value:
            return str(value)
        owner = view.owners.get(value)
        return f"{value}  {points(ROUTES[value])}" + (f", {owner}" if owner else "")

    def announce(self, move: Move, view: State) -> Announcement | None:
        """Say aloud what a route brings."""
        if isinstance(move, (Claims, Took)):
            return Announcement(f"{move.player}: {move.route}", str(ROUTES[move.route]))
        return None

    def sheet(self, view: State) -> Sheet:
        """Show the points of everybody, and what is free."""
        ranked = sorted(view.players, key=lambda player: -view.points(player))
        standing = (_standing(view, player) for player in view.players)
        free = (Row(route, points(ROUTES[route])) for route in view.free)
        return Sheet(
            " · ".join(f"{player} {view.points(player)}" for player in ranked),
            (Section("Points", tuple(standing)), Section("Free routes", tuple(free))),
        )


def _standing(view: State, player: str) -> Row:
    """Show how a player stands; who plays now matters."""
    count = counted("{number} route", "{number} routes", len(view.routes(player)))
    said = f"{points(view.points(player))}, {count.format(number=len(view.routes(player)))}"
    return Row(player, said, 2 if player == view.player and not view.outcome else 1)
