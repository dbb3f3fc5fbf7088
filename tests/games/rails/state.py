"""Where a game of Rails stands."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.core import NotUnderstood, Options, Outcome, WrongOption
from tests.games.rails.board import ENDS, ROUTES

NOBODY = "nobody"


@dataclass(frozen=True)
class State:
    """Who plays, what belongs to whom, and whose turn it is; everybody may see all of it."""

    players: tuple[str, ...]
    needed: int  # routes with which the last round begins
    turn: int = 0  # how many turns were taken
    owners: Mapping[str, str] = field(default_factory=dict)
    extra: Mapping[str, int] = field(default_factory=dict)

    @property
    def player(self) -> str:
        """Name the player whose turn it is."""
        return self.players[self.turn % len(self.players)]

    @property
    def round(self) -> int:
        """Count the rounds from one."""
        return self.turn // len(self.players) + 1

    @property
    def free(self) -> tuple[str, ...]:
        """Give the routes that belong to nobody."""
        return tuple(route for route in ROUTES if route not in self.owners)

    def routes(self, player: str) -> tuple[str, ...]:
        """Give the routes of a player."""
        return tuple(route for route in ROUTES if self.owners.get(route) == player)

    def points(self, player: str) -> int:
        """Count the points of a player."""
        return sum(ROUTES[route] for route in self.routes(player)) + self.extra.get(player, 0)

    @property
    def last_round(self) -> bool:
        """Say whether some player has enough routes."""
        return any(len(self.routes(player)) >= self.needed for player in self.players)

    @property
    def outcome(self) -> Outcome | None:
        """End behind the round in which a player has enough routes, or no route is left."""
        whole = self.turn % len(self.players) == 0
        if not (self.turn and whole and (self.last_round or not self.free)):
            return None
        best = max(map(self.points, self.players))
        winners = tuple(player for player in self.players if self.points(player) == best)
        scores = tuple((player, self.points(player)) for player in self.players)
        return Outcome(winners, "rails.end.points", scores)


def complete(options: Options) -> Options:
    """Fill in what was left open."""
    return {"length": "short", **options}


def start(options: Options) -> State:
    """Begin with no route taken."""
    players = tuple(options.get("players", "").split())
    if len(set(players)) < 2 or len(set(players)) < len(players) or len(players) > 4:
        raise NotUnderstood("say two to four different players")
    if options.get("length") not in ENDS or set(options) != {"players", "length"}:
        raise WrongOption("length", f"choose one of: {', '.join(ENDS)}")
    return State(players, ENDS[options["length"]])
