"""The sentence of every move."""

from collections.abc import Callable

from companion.games.spy_connection import moves as m
from companion.games.spy_connection.locale import _, counted
from companion.games.spy_connection.view import View
from companion.games.spy_connection.words.names import (
    DETAILS,
    agents_name,
    cities_name,
    city_name,
    mission_name,
    missions_name,
    points_name,
    spot_name,
)
from companion.untyped import GamesOwn


def sentence(move: m.SpyMove, view: View) -> str:
    """Return a move as a sentence; the view is the one before it."""
    return SENTENCES[type(move)](move, view)


def _connects(move: m.Connect, view: View) -> str:
    """Say which city is connected, and with how many agents where that is entered."""
    if move.agents is None:
        return _("{name} connects {city}").format(name=view.turn, city=city_name(move.city))
    said = _("{name} connects {city} with {agents}")
    return said.format(name=view.turn, city=city_name(move.city), agents=agents_name(move.agents))


def _takes(move: m.Take, view: View) -> str:
    """Say which mission is taken, and from which place where that is entered."""
    mission = mission_name(move.mission)
    if move.place is None:
        return _("{name} takes {mission}").format(name=view.turn, mission=mission)
    said = _("{name} takes {mission} from place {place}")
    return said.format(name=view.turn, mission=mission, place=move.place)


def _standings(standings: tuple[m.Standing, ...], view: View) -> str:
    """Say what all players have."""
    said = _("{name} {missions}, {points} +{targets}")
    return "; ".join(
        said.format(
            name=player.name,
            missions=missions_name(missions),
            points=points_name(points),
            targets=targets,
        )
        for player, (missions, points, targets) in zip(view.players, standings, strict=False)
    )


def _link(move: m.Link, _view: View) -> str:
    """Say which link is drawn."""
    one, other = city_name(move.one), city_name(move.other)
    if isinstance(move.spots, int):
        said = counted(
            "Link {one} to {other} over {number} spot",
            "Link {one} to {other} over {number} spots",
            move.spots,
        )
        return said.format(one=one, other=other, number=move.spots)
    said = _("Link {one} to {other} over {spots}")
    return said.format(one=one, other=other, spots=", ".join(move.spots))


def _on(view: View, number: int) -> str:
    """Name the mission of this number of the player whose turn it is."""
    player = next((each for each in view.players if each.name == view.turn), None)
    cards = player.active if player else ()
    return mission_name(cards[number - 1].mission) if 0 < number <= len(cards) else str(number)


def _holds(move: m.Holds, _view: View) -> str:
    """Say which mission a player holds who joins."""
    said = _("{name} holds {mission}; covered: {covered}")
    covered = cities_name(move.covered) or _("none")
    return said.format(name=move.player, mission=mission_name(move.mission), covered=covered)


SENTENCES: dict[type[m.SpyMove], Callable[[GamesOwn, View], str]] = {
    m.Starts: lambda move, _v: _("{name} starts in {city} with {mission}").format(
        name=move.player, city=city_name(move.city), mission=mission_name(move.mission)
    ),
    m.Take: _takes,
    m.Connect: _connects,
    m.Travel: lambda move, view: _("{name} moves the spy to {city}").format(
        name=view.turn, city=city_name(move.city)
    ),
    m.Slip: lambda move, view: _("{name} first moves the spy to {city}").format(
        name=view.turn, city=city_name(move.city)
    ),
    m.Cover: lambda move, view: _("{name} covers {city} on {mission}").format(
        name=view.turn, city=city_name(move.city), mission=_on(view, move.number)
    ),
    m.Uncover: lambda move, view: _("{name} takes the agent back from {city}").format(
        name=view.turn, city=city_name(move.city)
    ),
    m.TakeBack: lambda move, view: _("{name} takes {agents} back from the map").format(
        name=view.turn, agents=agents_name(move.agents)
    ),
    m.TakeBackFrom: lambda move, view: _("{name} takes the agents back from {spot}").format(
        name=view.turn, spot=spot_name(move.spot)
    ),
    m.Drop: lambda move, view: _("{name} gives up {mission}").format(
        name=view.turn, mission=_on(view, move.number)
    ),
    m.Done: lambda _m, view: _("{name}'s turn is over").format(name=view.turn),
    m.Result: lambda move, view: _("{standings}; last turn: {name}").format(
        standings=_standings(move.standings, view), name=move.player
    ),
    m.Stop: lambda _m, _v: _("The game is stopped here; nobody wins"),
    m.StopAt: lambda move, view: _("Stopped at {standings}; nobody wins").format(
        standings=_standings(move.standings, view)
    ),
    m.Joined: lambda move, view: _("Joined: {standings}; it is {name}'s turn").format(
        standings=_standings(move.standings, view), name=move.player
    ),
    m.Holds: _holds,
    m.TurnOf: lambda move, _v: _("Set by hand: it is {name}'s turn").format(name=move.player),
    m.SetMap: lambda move, _v: _("Set by hand: {name} on the map: {agents}").format(
        name=move.player, agents=agents_name(move.agents)
    ),
    m.SetCompleted: lambda move, _v: _("Set by hand: {name} has {missions} and {points}").format(
        name=move.player, missions=missions_name(move.missions), points=points_name(move.points)
    ),
    m.SetSpy: lambda move, _v: _("Set by hand: {name}'s spy is in {city}").format(
        name=move.player, city=city_name(move.city)
    ),
    m.Link: _link,
    m.Less: lambda move, _v: _("Entered from here on: {detail}").format(
        detail=DETAILS[move.detail]()
    ),
    m.Happened: lambda move, view: _("{sentence} (against the rules)").format(
        sentence=sentence(move.move, view)
    ),
    m.Remark: lambda move, _v: _("Remark: {words}").format(words=move.words),
}
