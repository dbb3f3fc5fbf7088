"""Questions about moves that are unlikely: a slip in a name, a card that is there already."""

from collections.abc import Iterator

from companion.games.spy_connection import cities
from companion.games.spy_connection import moves as m
from companion.games.spy_connection.locale import _
from companion.games.spy_connection.mission import Mission
from companion.games.spy_connection.naming import named
from companion.games.spy_connection.view import PlayerView, View
from companion.games.spy_connection.words.names import (
    city_name,
    mission_name,
    missions_name,
    points_name,
)

FEWEST_POINTS, MOST_POINTS = 2, 8  # on a card, as far as is known
MOST_DONE = 9  # six missions, and three more in the last turn


def doubt(move: m.SpyMove, view: View) -> str:
    """Ask whether an unlikely move is meant; empty if nothing about it is unlikely."""
    if isinstance(move, m.Happened):
        return doubt(move.move, view)
    return " ".join((*_slips(move, view), *_again(move, view), *_scores(move, view)))


def _slips(move: m.SpyMove, view: View) -> Iterator[str]:
    """Go through cities that are new here and almost the name of another one."""
    known = cities.suggested(view.cities, view.more_cities)
    for city in named(move):
        if near := cities.alike(city, known):
            said = _("{city} is new here. Is it another city than {near}?")
            yield said.format(city=city_name(city), near=city_name(near))


def _again(move: m.SpyMove, view: View) -> Iterator[str]:
    """Ask about a card that came up already."""
    card = move.mission if isinstance(move, (m.Starts, m.Take, m.Holds)) else None
    if card not in view.cards:
        return
    holder = next((each for each in view.players if _holds(each, card)), None)
    if holder:
        said = _("{name} has the mission {mission} already. Are there two alike?")
        yield said.format(name=holder.name, mission=mission_name(card))
    else:
        said = _("The mission {mission} came up already. Are there two alike?")
        yield said.format(mission=mission_name(card))


def _holds(player: PlayerView, card: Mission) -> bool:
    """Say whether a player has this mission in front."""
    return any(each.mission == card for each in player.active)


def _scores(move: m.SpyMove, view: View) -> Iterator[str]:
    """Ask about missions and points that hardly any game comes to."""
    if isinstance(move, m.SetCompleted):
        yield from _score(move.player, move.missions, move.points)
    elif isinstance(move, (m.Result, m.Joined, m.StopAt)):
        for player, (missions, points, _targets) in zip(view.players, move.standings, strict=False):
            yield from _score(player.name, missions, points)


def _score(name: str, missions: int, points: int) -> Iterator[str]:
    """Ask about what one player has."""
    least, most = FEWEST_POINTS * missions, MOST_POINTS * missions
    if missions > MOST_DONE or not least <= points <= most:
        said = _("{name}: {missions} with {points}. Is that right?")
        have = {"missions": missions_name(missions), "points": points_name(points)}
        yield said.format(name=name, **have)
