"""One moment of a game of Spy Connection; it never changes, the next move makes another."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from companion.breaches import Checking
from companion.core import Illegal, Outcome
from companion.games.spy_connection.box import Box
from companion.games.spy_connection.mission import City, Mission
from companion.games.spy_connection.moves import SETUP, Spot

LIGHT, DARK = "light", "dark"
DEALT, DRAFTED = "dealt", "drafted"
ALL, MISSIONS, RESULTS = "all", "missions", "results"
MOST_ACTIVE = 3
TO_END = 7
CITIES = 12
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
        "spy-connection.move.net",
        "spy-connection.target.end",
        "spy-connection.target.here",
        "spy-connection.target.agent",
        "spy-connection.back.net",
    }
)


@dataclass(frozen=True)
class Active:
    """An active mission: its card, the agents on its planning place, the cities that have one."""

    mission: Mission
    planning: int | None = 0  # nothing where it is not entered
    covered: tuple[City, ...] = ()

    @property
    def complete(self) -> bool:
        """Say whether every city has its agent."""
        return set(self.covered) == set(self.mission.cities)


@dataclass(frozen=True)
class Player:
    """What lies before a player, and where the spy and the agents are."""

    name: str
    agents: int
    city: City = ""
    on_map: int | None = 0  # nothing where it is not entered
    spots: Mapping[Spot, int] = field(default_factory=dict)  # where the map is entered
    active: tuple[Active, ...] = ()
    completed: int = 0
    points: int = 0  # on completed missions
    extra_targets: int = 0  # on cities of missions that are not entered one by one
    started: bool = False

    @property
    def planning(self) -> int | None:
        """Count the agents on planning places, where all are entered."""
        found = [each.planning for each in self.active if each.planning is not None]
        return sum(found) if len(found) == len(self.active) else None

    @property
    def targets(self) -> int:
        """Count the agents on cities of active missions."""
        return self.extra_targets + sum(len(each.covered) for each in self.active)

    @property
    def free(self) -> int | None:
        """Count the agents in the supply, where all others are entered."""
        if self.on_map is None or self.planning is None:
            return None
        return self.agents - self.on_map - self.planning - self.targets

    @property
    def elsewhere(self) -> int:
        """Count the agents on the map of which nobody knows the spot."""
        return (self.on_map or 0) - sum(self.spots.values())

    @property
    def total(self) -> int:
        """Count the points that the player would have now."""
        return self.points + self.targets


@dataclass(frozen=True)
class Turn:
    """What the active player has done in this turn."""

    acted: bool = False
    moved: bool = False  # whether the spy moved inside the net before an action
    extra: int = 0  # turns that come on top


@dataclass(frozen=True)
class State(Checking):
    """Everything that lies on the table; nothing is hidden in this game."""

    side: str
    handout: str
    detail: str
    players: tuple[Player, ...]  # clockwise, the starting player first
    phase: str = SETUP
    at: int = 0  # whose turn it is
    turns: int = 1  # which round this is
    turn: Turn = Turn()
    links: Mapping[frozenset[City], tuple[Spot, ...]] = field(default_factory=dict)
    ended_by: str = ""  # who completed the seventh mission
    finished: tuple[str, ...] = ()  # who has played the last turn, in that order
    happened: tuple[str, ...] = ()
    box: Box = field(default_factory=Box)  # what is suggested
    seen: frozenset[Mission] = frozenset()  # the cards that came up in this game
    remarks: tuple[str, ...] = ()
    outcome: Outcome | None = None

    @property
    def whole_map(self) -> bool:
        """Say whether every city of the board has its links, so that none is missing."""
        return len({city for ends in self.links for city in ends}) >= CITIES

    @property
    def player(self) -> Player:
        """Give the player whose turn it is."""
        return self.players[self.at]

    def of(self, name: str) -> Player:
        """Give a player by name."""
        found = next((each for each in self.players if each.name == name), None)
        if found is None:
            raise Illegal("spy-connection.setup.player")
        return found

    def changed(self, player: Player, **changes: Any) -> "State":
        """Give the state with another state of a player, and other changes."""
        players = tuple(player if each.name == player.name else each for each in self.players)
        return replace(self, players=players, **changes)
