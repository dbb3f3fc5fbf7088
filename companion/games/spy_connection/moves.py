"""All moves of Spy Connection, each with its line of text."""

from dataclasses import dataclass
from typing import ClassVar

from companion.contract.move import CORRECTION, FREE, Move
from companion.games.spy_connection.cities import City
from companion.games.spy_connection.mission import Mission

SETUP, TURN, OVER = "setup", "turn", "over"
Spot = str
Standing = tuple[int, int, int]  # missions, points and agents on open targets


AGENT_KEYS = {number: str(number) for number in range(1, 10)}


@dataclass(frozen=True)
class SpyMove(Move):
    """A line of the game, with the phases in which it can come."""

    phases: ClassVar[tuple[str, ...]] = (TURN,)


@dataclass(frozen=True)
class Starts(SpyMove):
    """A player's start mission; an agent and the spy are in its red city."""

    text = "{player:name} starts {mission:mission} in {city:city}"
    example = "Anka starts london-madrid=5 in london"
    entry = "spy-connection.setup.one-each"
    key = "s"
    phases = (SETUP,)
    named = "mission"
    player: str
    mission: Mission
    city: City


@dataclass(frozen=True)
class Take(SpyMove):
    """The action of taking a mission from one of four places, 1 being the oldest.

    Where agents are not entered, the place is not needed.
    """

    text = "take {place:place} {mission:mission}"
    example = "take 3 madrid-rome=3"
    entry = "spy-connection.take.about"
    key = "m"
    named = "mission"
    late = -1
    place: int | None
    mission: Mission


@dataclass(frozen=True)
class Connect(SpyMove):
    """The action of connecting a new city, to which the spy moves."""

    text = "connect {city:city} {agents:count}"
    example = "connect paris 3"
    entry = "spy-connection.connect.about"
    key = "c"
    named = "city"
    keys: ClassVar = AGENT_KEYS
    city: City
    agents: int | None


@dataclass(frozen=True)
class Travel(SpyMove):
    """The action of moving the spy to another city of the net."""

    text = "move {city:city}"
    example = "move london"
    entry = "spy-connection.move.net"
    key = "v"
    named = "city"
    city: City


@dataclass(frozen=True)
class Slip(SpyMove):
    """A move of the spy inside the net before a new city is connected."""

    text = "spy {city:city}"
    example = "spy berlin"
    entry = "spy-connection.spy.before"
    key = "s"
    named = "city"
    late = 1
    city: City


@dataclass(frozen=True)
class Cover(SpyMove):
    """An agent is put on the spy's city of an active mission."""

    text = "target {city:city} on {number:number}"
    example = "target madrid on 1"
    entry = "spy-connection.target.about"
    key = "t"
    proposed = True
    city: City
    number: int


@dataclass(frozen=True)
class Uncover(SpyMove):
    """An agent comes back from a city of an active mission."""

    text = "untarget {city:city} on {number:number}"
    example = "untarget madrid on 1"
    entry = "spy-connection.target.uncovered"
    group = FREE
    city: City
    number: int


@dataclass(frozen=True)
class TakeBack(SpyMove):
    """So many agents come back from the map."""

    text = "back {agents:number}"
    example = "back 2"
    entry = "spy-connection.back.about"
    key = "b"
    agents: int


@dataclass(frozen=True)
class TakeBackFrom(SpyMove):
    """All agents of the player come back from a spot of the map."""

    text = "back from {spot:spot}"
    example = "back from lp1"
    entry = "spy-connection.back.spot"
    key = "b"
    spot: Spot


@dataclass(frozen=True)
class Drop(SpyMove):
    """An active mission is given up; its agents come back, and its card goes to the box."""

    text = "drop {number:number}"
    example = "drop 2"
    entry = "spy-connection.mission.drop"
    group = FREE
    number: int


@dataclass(frozen=True)
class Done(SpyMove):
    """The turn is over."""

    text = "done"
    example = "done"
    entry = "spy-connection.turn.action"
    key = "0"
    proposed = True


@dataclass(frozen=True)
class Result(SpyMove):
    """What all players have at the end, in seating order, and who had the very last turn."""

    text = "result {standings:standings} last {player:name}"
    example = "result 7/23/2 6/24/1 last Boris"
    entry = "spy-connection.results.once"
    phases = (SETUP, TURN)
    standings: tuple[Standing, ...]
    player: str


@dataclass(frozen=True)
class Stop(SpyMove):
    """The players stop before the end: nobody wins, and the points stand as they are."""

    text = "abandoned"
    example = "abandoned"
    entry = "spy-connection.end.stopped"
    phases = (SETUP, TURN)
    group = FREE
    warns = True


@dataclass(frozen=True)
class StopAt(SpyMove):
    """The players stopped before the end: what all of them had then, in seating order."""

    text = "abandoned {standings:standings}"
    example = "abandoned 3/11/2 2/7/1"
    entry = "spy-connection.end.stopped"
    phases = (SETUP, TURN)
    group = FREE
    standings: tuple[Standing, ...]


@dataclass(frozen=True)
class Joined(SpyMove):
    """A running game that is taken over: what all have, in seating order, and whose turn it is."""

    text = "joined {standings:standings} turn of {player:name}"
    example = "joined 3/11/2 2/7/1 turn of Boris"
    phases = (SETUP,)
    group = FREE
    key = "j"
    standings: tuple[Standing, ...]
    player: str


@dataclass(frozen=True)
class Holds(SpyMove):
    """An active mission that was not entered before, with its agents."""

    text = (
        "{player:name} holds {mission:mission} planning {planning:count} covered {covered:cities}"
    )
    example = "Anka holds london-madrid=5 planning 1 covered london"
    group = FREE
    player: str
    mission: Mission
    planning: int | None
    covered: tuple[City, ...]


@dataclass(frozen=True)
class TurnOf(SpyMove):
    """A correction: whose turn it is."""

    text = "turn of {player:name}"
    example = "turn of Boris"
    phases = (SETUP, TURN)
    group = CORRECTION
    player: str


@dataclass(frozen=True)
class SetMap(SpyMove):
    """A correction: how many agents a player has on the map; None if not counted."""

    text = "set {player:name} map {agents:count}"
    example = "set Anka map 6"
    group = CORRECTION
    player: str
    agents: int | None


@dataclass(frozen=True)
class SetCompleted(SpyMove):
    """A correction: how many missions a player completed, and their points."""

    text = "set {player:name} completed {missions:number} points {points:number}"
    example = "set Anka completed 3 points 11"
    group = CORRECTION
    player: str
    missions: int
    points: int


@dataclass(frozen=True)
class SetSpy(SpyMove):
    """A correction: the city of a player's spy."""

    text = "set {player:name} spy {city:city}"
    example = "set Anka spy paris"
    group = CORRECTION
    player: str
    city: City


@dataclass(frozen=True)
class Link(SpyMove):
    """A link of the map: two cities, and how many spots are between them.

    If a spot belongs to another link as well, all spots are named in order.
    """

    text = "link {one:city} {other:city} {spots:spots}"
    example = "link london paris 2"
    entry = "spy-connection.map.link"
    phases = (SETUP, TURN)
    group = FREE
    again = True
    one: City
    other: City
    spots: int | tuple[Spot, ...]

    @property
    def row(self) -> tuple[Spot, ...]:
        """Return the spots from the alphabetically first city to the other."""
        first, last = sorted((self.one, self.other))
        if isinstance(self.spots, int):
            return tuple(f"{first}-{last}-{number}" for number in range(1, self.spots + 1))
        return self.spots if self.one == first else self.spots[::-1]


@dataclass(frozen=True)
class Less(SpyMove):
    """Less is entered from now on; what depends on it is dropped."""

    text = "enter only {detail:detail}"
    example = "enter only results"
    entry = "spy-connection.detail.less"
    phases = (SETUP, TURN)
    group = FREE
    detail: str


@dataclass(frozen=True)
class Happened(SpyMove):
    """A move that broke these rules and is accepted as it happened."""

    text = "happened {rules:rules}: {move:line}"
    example = "happened spy-connection.turn.action: done"
    entry = "spy-connection.happened.which"
    phases = (SETUP, TURN)
    group = CORRECTION
    warns = True
    whole = True
    rules: tuple[str, ...]
    move: SpyMove


@dataclass(frozen=True)
class Remark(SpyMove):
    """A remark for the record."""

    text = "remark {words:words}"
    example = "remark Boris was away for a turn"
    phases = (SETUP, TURN, OVER)
    group = FREE
    words: str


KINDS: tuple[type[SpyMove], ...] = tuple(
    kind
    for kind in list(vars().values())
    if isinstance(kind, type) and issubclass(kind, SpyMove) and "text" in vars(kind)
)
