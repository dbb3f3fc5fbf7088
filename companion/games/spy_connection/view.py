"""The view of Spy Connection, the same for all seats."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.core import Outcome, Seat
from companion.games.spy_connection.cities import City, ordered
from companion.games.spy_connection.mission import Mission
from companion.games.spy_connection.moves import Spot
from companion.games.spy_connection.naming import known
from companion.games.spy_connection.state import TO_END, Player, State
from companion.games.spy_connection.worldmap import Links
from companion.text.view_json import known_as


@dataclass(frozen=True)
class CardView:
    """An active mission: its number, card, agents, and open cities."""

    number: int
    mission: Mission
    planning: int | None
    covered: tuple[str, ...]
    open: tuple[str, ...]


@dataclass(frozen=True)
class PlayerView:
    """A player's missions, points and agents; None stands for what is not entered."""

    name: str
    agents: int
    free: int | None
    on_map: int | None
    planning: int | None
    targets: int
    city: str
    active: tuple[CardView, ...]
    completed: int
    to_end: int
    points: int
    total: int
    last_turn: str  # "", "due" or "done"
    started: bool
    spots: Mapping[Spot, int] = field(metadata=known_as())  # where agents were counted


@dataclass(frozen=True)
class View:
    """The whole table."""

    side: str
    detail: str
    phase: str
    round: int
    turn: str  # the current player
    acted: bool
    extra_turns: int
    again: bool  # whether this is an extra turn itself
    ended_by: str
    players: tuple[PlayerView, ...]
    map_entered: bool
    cities: tuple[City, ...]  # all that came up
    more_cities: tuple[City, ...]  # others of the box
    cards: tuple[Mission, ...]  # all that came up
    known: tuple[Mission, ...]  # suggestions that were typed before
    known_starts: tuple[Mission, ...]
    unchecked: tuple[str, ...]
    happened: tuple[str, ...]
    remarks: tuple[str, ...]
    outcome: Outcome | None
    links: Links = field(metadata=known_as())


def view(state: State, _seat: Seat) -> View:
    """Return the view, which is the same for every seat."""
    named = ordered(state.cities)
    return View(
        side=state.side,
        detail=state.detail,
        phase=state.phase,
        round=state.turns,
        turn="" if state.outcome else state.player.name,
        acted=state.turn.acted,
        extra_turns=state.turn.extra,
        again=state.turn.again,
        ended_by=state.ended_by,
        players=tuple(_player(state, each) for each in state.players),
        map_entered=bool(state.links),
        cities=named,
        more_cities=tuple(city for city in known(state) if city not in state.cities),
        cards=tuple(sorted(state.seen, key=str)),
        known=state.box.missions,
        known_starts=tuple(card for card, _city in state.box.starts),
        unchecked=tuple(sorted(state.unchecked)),
        happened=state.happened,
        remarks=state.remarks,
        outcome=state.outcome,
        links=state.links,
    )


def _player(state: State, player: Player) -> PlayerView:
    """Return the view of a player."""
    return PlayerView(
        name=player.name,
        agents=player.agents,
        free=player.free,
        on_map=player.on_map,
        planning=player.planning,
        targets=player.targets,
        city=player.city,
        active=tuple(_cards(player)),
        completed=player.completed,
        to_end=max(0, TO_END - player.completed),
        points=player.points,
        total=player.total,
        last_turn=_last_turn(state, player),
        started=player.started,
        spots=player.spots,
    )


def _cards(player: Player) -> list[CardView]:
    """Return the views of the active missions."""
    return [
        CardView(
            number,
            each.mission,
            each.planning,
            each.covered,
            tuple(city for city in each.mission.cities if city not in each.covered),
        )
        for number, each in enumerate(player.active, 1)
    ]


def _last_turn(state: State, player: Player) -> str:
    """Say whether a player's last turn is still to come."""
    if not state.ended_by:
        return ""
    return "done" if player.name in state.finished else "due"
