"""A circle or a figure in words: who stands there, what is printed there, where ways lead."""

from collections.abc import Iterator

from companion.contract.sheet import Row, Section
from companion.games.agents.board import Circle
from companion.games.agents.locale import _
from companion.games.agents.view import View
from companion.games.agents.words.names import agent_name, hideout_name, listed
from companion.text.keyboard import by_look
from companion.text.plaintext import bare


def around(thing: str, view: View) -> Section:
    """Return what lies around a circle, or around the figure of an agent or a player."""
    typed = bare(thing or view.turn)
    figures = dict(_figures(view))
    named = {bare(name): circle for name, circle in figures.items()}
    if typed in named and not named[typed]:
        return Section(thing or view.turn, (Row(_("stands"), _("not entered")),))
    circle = named.get(typed) or by_look(typed)
    if not circle or circle not in view.board.circles | set(figures.values()):
        return Section("", ())
    return Section(
        _("Around {circle}").format(circle=circle), (*_here(circle, view), *_ways(circle, view))
    )


def _figures(view: View) -> Iterator[tuple[str, Circle]]:
    """Go through all figures that can stand on the board, each with its circle."""
    yield from ((agent_name(file.agent), file.at) for file in view.files)
    yield from ((player.name, player.at) for player in view.players if not player.out)


def _here(circle: Circle, view: View) -> Iterator[Row]:
    """Say who stands on a circle, and what is printed there."""
    yield Row(_("here"), _on(circle, view) or _("nobody"))
    if circle in view.board.keys:
        yield Row(_("printed"), _("a key"))
    for hideout, doors in view.board.doors.items():
        if circle in doors:
            closed = _(", closed by the searchlight") if view.light == hideout else ""
            yield Row(_("door"), f"{hideout_name(hideout)}{closed}")


def _ways(circle: Circle, view: View) -> Iterator[Row]:
    """Go through the circles one step away, on foot and by tram."""
    board = view.board
    if not board.circles:
        yield Row(_("ways"), _("the board is not entered; look at it"))
    for label, graph in ((_("white line to"), board.lines), (_("tram to"), board.rails)):
        for near in sorted(graph.get(circle, ())):
            yield Row(label, ", ".join(filter(None, (near, _on(near, view)))))


def _on(circle: Circle, view: View) -> str:
    """Name all who stand on a circle; empty for nobody."""
    return listed(name for name, at in _figures(view) if at == circle)
