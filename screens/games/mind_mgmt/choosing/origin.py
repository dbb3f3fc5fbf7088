"""Where arrow keys begin on the map: at the figure that goes, or the last location of a walk."""

from collections.abc import Mapping

from companion.evening.choice_tree import Point
from companion.games.mind_mgmt.moves.recruiter import Slip, Step
from companion.games.mind_mgmt.view import KeeperView, View
from companion.untyped import Value
from screens.games.mind_mgmt.choosing.shortcuts import Way


def origin(point: Point, places: Mapping[str, Way], view: View) -> str:
    """Return the location of the figure that goes, if it is known."""
    if not any(places.values()):
        return ""
    if point.parts:
        return str(point.parts[-1])
    kind = next(way for way in places.values() if way)[-1].kind
    if isinstance(view, KeeperView) and kind in (Step, Slip):
        return view.map.path[-1] if view.map.path else ""
    return agent_at(point.fields, view)


def agent_at(fields: Mapping[str, Value], view: View) -> str:
    """Return the location of the chosen agent, or of the one who is led."""
    who = fields.get("other") or fields.get("agent")
    return view.agents.get(who or "") or ""
