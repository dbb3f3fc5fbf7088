"""The state of Spy Connection at one moment; it is immutable."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from companion.contract.referee import Checking
from companion.core import Illegal
from companion.games.spy_connection.box import Box
from companion.games.spy_connection.cities import MOST, City
from companion.games.spy_connection.mission import Mission
from companion.games.spy_connection.moves import SETUP, Spot
from companion.untyped import Changes

LIGHT, DARK = "light", "dark"
DEALT, DRAFTED = "dealt", "drafted"
ALL, MISSIONS, RESULTS = "all", "missions", "results"
MOST_ACTIVE = 3
TO_END = 7
# By the place in the offer, the oldest mission first.
PLANNING = {LIGHT: (0, 1, 2, 2), DARK: (1, 2, 3, 3)}
MAY_HAPPEN = frozenset(
    {
        "spy-connection.setup.draft",
        "spy-connection.turn.one",
        "spy-connection.turn.action",
        "spy-connection.take.three",
        "spy-connection.take.agents",
        "spy-connection.connect.agents",
        "spy-connection.connect.cost",
        "spy-connection.connect.next",
        "spy-connection.spy.net",
        "spy-connection.spy.before",
        "spy-connection.map.cities",
        "spy-connection.move.back",
        "spy-connection.move.net",
        "spy-connection.results.last",
        "spy-connection.target.end",
        "spy-connection.target.here",
        "spy-connection.target.agent",
        "spy-connection.back.net",
    }
)


@dataclass(frozen=True)
class Active:
    """An active mission: its card, its planning agents, and its covered cities."""

    mission: Mission
    planning: int | None = 0  # nothing where it is not entered
    covered: tuple[City, ...] = ()

    @property
    def complete(self) -> bool:
        """Say whether every city has its agent."""
        return set(self.covered) == set(self.mission.cities)


@dataclass(frozen=True)
class Player:
    """A player's missions, points, agents and spy."""

    name: str
    agents: int
    city: City = ""
    on_map: int | None = 0  # nothing where it is not entered
    spots: Mapping[Spot, int] = field(default_factory=dict)  # agents by spot, if the map is entered
    active: tuple[Active, ...] = ()
    completed: int = 0
    points: int = 0  # of completed missions
    extra_targets: int = 0  # of missions that are not entered one by one
    started: bool = False
    connected: bool = False  # whether agents may join cities: one was connected, or set by hand

    @property
    def planning(self) -> int | None:
        """Return the agents on planning places; None if not all are entered."""
        found = [each.planning for each in self.active if each.planning is not None]
        return sum(found) if len(found) == len(self.active) else None

    @property
    def targets(self) -> int:
        """Return how many agents are on cities of active missions."""
        return self.extra_targets + sum(len(each.covered) for each in self.active)

    @property
    def free(self) -> int | None:
        """Return the agents in the supply; None if not all others are entered."""
        if self.on_map is None or self.planning is None:
            return None
        return self.agents - self.on_map - self.planning - self.targets

    @property
    def elsewhere(self) -> int:
        """Return the agents on the map whose spots are unknown."""
        return (self.on_map or 0) - sum(self.spots.values())

    @property
    def total(self) -> int:
        """Return the points that the player would have now."""
        return self.points + self.targets


@dataclass(frozen=True)
class Turn:
    """What the current player has done in this turn."""

    acted: bool = False
    left: City = ""  # where the spy stood before it moved inside the net in this turn
    extra: int = 0  # number of extra turns
    again: bool = False  # whether this is an extra turn itself


@dataclass(frozen=True)
class State(Checking):
    """The state of a game, without any secrets."""

    side: str
    handout: str
    detail: str
    players: tuple[Player, ...]  # clockwise from the starting player
    phase: str = SETUP
    at: int = 0  # index of the current player
    turns: int = 1  # number of the round
    turn: Turn = Turn()
    links: Mapping[frozenset[City], tuple[Spot, ...]] = field(default_factory=dict)
    ended_by: str = ""  # the player who first completed seven missions
    finished: tuple[str, ...] = ()  # players after their last turn, in order
    happened: tuple[str, ...] = ()
    early: bool = False  # whether an earlier referee judged this game, which saw less
    box: Box = field(default_factory=Box)  # suggestions
    seen: frozenset[Mission] = frozenset()  # cards that came up in this game
    named: frozenset[City] = frozenset()  # cities that moves named
    remarks: tuple[str, ...] = ()

    @property
    def whole_map(self) -> bool:
        """Say whether every city of the board has its links."""
        return len({city for ends in self.links for city in ends}) >= MOST

    @property
    def cities(self) -> frozenset[City]:
        """Return all cities that came up in this game."""
        return self.named | {city for ends in self.links for city in ends}

    @property
    def player(self) -> Player:
        """Return the player whose turn it is."""
        return self.players[self.at]

    def see(self, lawful: bool, rule: str) -> "State":
        """Refuse by a rule; in a game of an earlier referee, note that it was let stand."""
        if lawful or not self.early:
            self.need(lawful, rule)
            return self
        return replace(self, happened=(*self.happened, rule))

    def of(self, name: str) -> Player:
        """Return a player by name."""
        found = next((each for each in self.players if each.name == name), None)
        if found is None:
            raise Illegal("spy-connection.setup.player")
        return found

    def changed(self, player: Player, **changes: Changes) -> "State":
        """Return the state with this player changed, and with other changes."""
        players = tuple(player if each.name == player.name else each for each in self.players)
        return replace(self, players=players, **changes)
