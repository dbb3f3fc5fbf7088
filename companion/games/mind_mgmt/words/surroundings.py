"""A figure or a location in words: what is printed there, who stands on it, where ways lead."""

from collections.abc import Iterator

from companion.contract.sheet import Row, Section
from companion.games.mind_mgmt.board.plan import PLACES, Place, around, spot
from companion.games.mind_mgmt.board.walks import AGENT, steps, walled
from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.view import KeeperView, View
from companion.games.mind_mgmt.words.map_sheet import ARROWS
from companion.games.mind_mgmt.words.names import Names, agent_name, hour_name
from companion.games.mind_mgmt.words.sheet import things
from companion.text.keyboard import by_look
from companion.text.plaintext import bare


def found(thing: str, view: View) -> Place | None:
    """Return the location that is meant: its name, or a figure that stands on it."""
    typed = bare(thing)
    named = next((place for place in PLACES if bare(place) in (typed, by_look(thing))), None)
    here = (place for agent, place in view.agents.items() if _called(agent, typed))
    return named or next(here, None)


def about(place: Place, view: View, names: Names) -> Section:
    """Return what there is to know of a location, and where one can go from it."""
    return Section(names.there(place), (*_here(place, view), *_ways(place, view, names)))


def beside(place: Place, view: View, names: Names) -> Section:
    """Return all neighbours of a location, also those to which no way leads."""
    title = _("Around {place}").format(place=names.there(place))
    rows = (Row(_towards(place, to), _told(to, view, names)) for to in around(place))
    return Section(title, tuple(rows))


def _called(agent: str, typed: str) -> bool:
    """Say whether an agent is meant by what was typed."""
    return typed != "" and any(bare(name).startswith(typed) for name in (agent, agent_name(agent)))


def _here(place: Place, view: View) -> Iterator[Row]:
    """Say what is on a location, and for the Recruiter when they were there."""
    on_it = [thing for where, thing in things(view) if where == place]
    yield Row(_("Here"), ", ".join(on_it) or _("nothing"))
    if isinstance(view, KeeperView) and place in view.map.path:
        yield Row(_("You were here"), hour_name(view.map.path.index(place) + 1))
    walls = [to for to in around(place) if walled(view.public, place, to)]
    if walls:
        yield Row(_("Mayhem towards"), ", ".join(walls))


def _ways(place: Place, view: View, names: Names) -> Iterator[Row]:
    """Go through the locations to which a step leads, each with what is there."""
    for to in steps(view.public, place, AGENT):
        yield Row(_towards(place, to), _told(to, view, names))


def _towards(place: Place, to: Place) -> str:
    """Return the arrow that leads to a neighbour."""
    (column, row), (across, down) = spot(place), spot(to)
    return ARROWS[across - column, down - row]


def _told(place: Place, view: View, names: Names) -> str:
    """Return a location with what is printed there and who or what is on it."""
    on_it = [thing for where, thing in things(view) if where == place]
    return ", ".join((names.there(place), *on_it))
