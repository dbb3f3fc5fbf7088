"""A figure or a space of the ring in words: what is there, and what comes ahead of it."""

from collections.abc import Iterator

from companion.contract.sheet import Row, Section
from companion.games.neighbour_spy.locale import _
from companion.games.neighbour_spy.ring import HOMES, SPACES
from companion.games.neighbour_spy.view import SideView, View
from companion.games.neighbour_spy.words.names import side_name, space_name, steps_name
from companion.text.plaintext import bare


def around(thing: str, view: View) -> Section:
    """Return what is on a space, and on each one ahead of it; of a side, where its figure is."""
    side = _side(thing, view)
    space = side.space if side else _space(thing, view)
    if side is None and space is None:
        return Section("", ())
    if space is None:
        return Section(thing, (Row(_("stands on"), _("not entered")),))
    title = _("Around space {space}").format(space=space_name(space, view))
    return Section(
        title, (Row(_("here"), _there(space, view) or _("nothing")), *_ahead(space, view))
    )


def _side(thing: str, view: View) -> SideView | None:
    """Return the side that is meant: by a player of it, or the one that plays."""
    if not thing:
        return view.active
    typed = bare(thing)
    named = (each for each in view.sides if any(typed == bare(p.name) for p in each.players))
    return next(named, None)


def _space(thing: str, view: View) -> int | None:
    """Return the space with this number, if figures are entered at all."""
    known = any(side.space is not None for side in view.sides)
    number = int(thing[:3]) if thing.isascii() and thing.isdigit() else SPACES
    return number if known and number < SPACES else None


def _ahead(space: int, view: View) -> Iterator[Row]:
    """Go through the spaces ahead on which there is anything, the nearest first."""
    for steps in range(1, SPACES):
        if there := _there((space + steps) % SPACES, view):
            yield Row(steps_name(steps), there)


def _there(space: int, view: View) -> str:
    """Say who and what is on a space; empty for nothing."""
    found = [side_name(side) for side in view.sides if side.space == space]
    if space in HOMES:
        found.append(_("home of {side}").format(side=side_name(view.sides[HOMES.index(space)])))
    if view.mode == "advanced" and space in view.market_spaces:
        found.append(_("black market"))
    return ", ".join(found)
