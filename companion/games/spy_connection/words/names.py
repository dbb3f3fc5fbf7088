"""The names of cities, missions and counts."""

from collections.abc import Callable

from companion.games.spy_connection.locale import _, counted
from companion.games.spy_connection.mission import Mission
from companion.games.spy_connection.moves import Spot
from companion.games.spy_connection.state import ALL, MISSIONS, RESULTS

DETAILS: dict[str, Callable[[], str]] = {
    MISSIONS: lambda: _("missions and points"),
    ALL: lambda: _("each agent, too"),
    RESULTS: lambda: _("score sheet only"),
}


def city_name(city: str) -> str:
    """Write a city with a capital letter."""
    return city.capitalize()


def spot_name(spot: Spot) -> str:
    """Return a spot by its link and number, or by its own name."""
    if spot.count("-") != 2:
        return spot
    one, other, number = spot.split("-")
    said = _("{one}–{other}, spot {number} from {one}")
    return said.format(one=city_name(one), other=city_name(other), number=number)


def cities_name(cities: tuple[str, ...]) -> str:
    """Write cities one after the other."""
    return ", ".join(map(city_name, cities))


def mission_name(mission: Mission) -> str:
    """Write a mission as its card shows it."""
    said = _("{cities} ({points}, extra turn)") if mission.extra else _("{cities} ({points})")
    return said.format(cities=cities_name(mission.cities), points=points_name(mission.points))


def points_name(points: int) -> str:
    """Count points."""
    return counted("{number} point", "{number} points", points).format(number=points)


def agents_name(agents: int | None) -> str:
    """Return a number of agents, or that they are not counted."""
    if agents is None:
        return _("not entered")
    return counted("{number} agent", "{number} agents", agents).format(number=agents)


def missions_name(missions: int) -> str:
    """Count missions."""
    return counted("{number} mission", "{number} missions", missions).format(number=missions)
