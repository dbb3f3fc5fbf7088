"""A city in words: whose spy is there, which missions name it, and where links lead."""

from collections.abc import Iterator

from companion.contract.sheet import Row, Section
from companion.games.spy_connection.cities import City, meant, spelled
from companion.games.spy_connection.locale import _
from companion.games.spy_connection.moves import Spot
from companion.games.spy_connection.view import PlayerView, View
from companion.games.spy_connection.words.names import agents_name, city_name
from companion.games.spy_connection.worldmap import MOST_ON_A_SPOT
from companion.text.plaintext import bare


def around(thing: str, view: View) -> Section:
    """Return what is known of a city, or of the one where somebody's spy is."""
    player = _player(thing, view)
    city = player.city if player else _city(thing, view)
    if player and not city:
        return Section(player.name, (Row(_("spy in"), _("not entered")),))
    if not city:
        return Section("", ())
    title = _("Around {city}").format(city=city_name(city))
    return Section(title, (*_here(city, view), *_links(city, view)))


def _player(thing: str, view: View) -> PlayerView | None:
    """Return the player who is meant: by name, or the current one."""
    typed = bare(thing or view.turn)
    return next((each for each in view.players if bare(each.name) == typed), None)


def _city(thing: str, view: View) -> City:
    """Return the city that is meant, if it came up at this table; else nothing."""
    known = {*view.cities, *(city for ends in view.links for city in ends)}
    found = meant(spelled(thing), known)
    return found if found in known else ""


def _here(city: City, view: View) -> Iterator[Row]:
    """Say whose spy is in a city, and whose open missions name it."""
    spies = [each.name for each in view.players if each.city == city]
    yield Row(_("spies here"), ", ".join(spies) or _("nobody"))
    for player in view.players:
        for card in player.active:
            if city in card.mission.cities:
                said = _("covered") if city in card.covered else _("open")
                yield Row(
                    _("{name}, mission {number}").format(name=player.name, number=card.number), said
                )


def _links(city: City, view: View) -> Iterator[Row]:
    """Go through the links from a city, each with its agents and what it costs now."""
    if not view.links:
        yield Row(_("links"), _("not entered; look at the board"))
    player = next((each for each in view.players if each.name == view.turn), None)
    for ends, spots in view.links.items():
        for other in ends - {city} if city in ends else ():
            yield Row(_("link to {city}").format(city=city_name(other)), _link(spots, player, view))


def _link(spots: tuple[Spot, ...], player: PlayerView | None, view: View) -> str:
    """Say whose agents are on a link, and how many it still needs."""
    owners = (each for each in view.players if any(each.spots.get(spot) for spot in spots))
    parts = [", ".join(each.name for each in owners) or _("empty")]
    if player:
        needs = sum(_needs(spot, player, view) for spot in spots)
        parts.append(_("{name} needs {agents}").format(name=player.name, agents=agents_name(needs)))
    return ", ".join(parts)


def _needs(spot: Spot, player: PlayerView, view: View) -> int:
    """Return how many agents a spot still needs: none beside an own one, two beside others'."""
    if player.spots.get(spot):
        return 0
    return MOST_ON_A_SPOT if any(each.spots.get(spot) for each in view.players) else 1
