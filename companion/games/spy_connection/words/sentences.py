"""Each move as a sentence of the log."""

from collections.abc import Callable
from typing import Any

from companion.games.spy_connection import moves as m
from companion.games.spy_connection.locale import _
from companion.games.spy_connection.view import View
from companion.games.spy_connection.words.names import (
    agents_name,
    cities_name,
    city_name,
    mission_name,
    missions_name,
    points_name,
)


def sentence(move: m.Move, view: View) -> str:
    """Say a move; the view is that before it."""
    return SENTENCES[type(move)](move, view)


def _connects(move: m.Connect, view: View) -> str:
    """Say which city is connected, and with how many agents where that is entered."""
    if move.agents is None:
        return _("{name} connects {city}").format(name=view.turn, city=city_name(move.city))
    said = _("{name} connects {city} with {agents}")
    return said.format(name=view.turn, city=city_name(move.city), agents=agents_name(move.agents))


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


SENTENCES: dict[type[m.Move], Callable[[Any, View], str]] = {
    m.Starts: lambda move, _v: _("{name} starts in {city} with {mission}").format(
        name=move.player, city=city_name(move.city), mission=mission_name(move.mission)
    ),
    m.Take: lambda move, view: _("{name} takes {mission} from place {place}").format(
        name=view.turn, mission=mission_name(move.mission), place=move.place
    ),
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
        name=view.turn, spot=move.spot
    ),
    m.Drop: lambda move, view: _("{name} gives up {mission}").format(
        name=view.turn, mission=_on(view, move.number)
    ),
    m.Done: lambda _m, view: _("{name}'s turn is over").format(name=view.turn),
    m.Result: lambda move, _v: _("{name}: {missions}, {points}, {targets} open targets").format(
        name=move.player,
        missions=missions_name(move.missions),
        points=points_name(move.points),
        targets=move.targets,
    ),
    m.Joins: lambda move, _v: _("{name} joins with {missions} and {points}").format(
        name=move.player, missions=missions_name(move.missions), points=points_name(move.points)
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
    m.Link: lambda move, _v: _("Link {one} to {other} over {spots}").format(
        one=city_name(move.one), other=city_name(move.other), spots=", ".join(move.spots)
    ),
    m.Less: lambda move, _v: _("From here on only {detail} are entered").format(detail=move.detail),
    m.Happened: lambda move, view: _("{sentence} (against the rules)").format(
        sentence=sentence(move.move, view)
    ),
    m.Remark: lambda move, _v: _("Remark: {words}").format(words=move.words),
}
