"""The steps of a turn of Spy Connection."""

from collections.abc import Iterator

from companion.contract.sheet import TurnStep
from companion.games.spy_connection.locale import _
from companion.games.spy_connection.moves import TURN
from companion.games.spy_connection.state import RESULTS
from companion.games.spy_connection.view import View


def steps(view: View) -> tuple[TurnStep, ...]:
    """Return the steps of the current turn."""
    if view.outcome or view.phase != TURN or view.detail == RESULTS:
        return ()
    return tuple(_turn(view))


def _turn(view: View) -> Iterator[TurnStep]:
    """Go through the turn: the action, the offer, targets, missions, and an extra turn."""
    action = _("take a mission, connect a city, or move the spy")
    yield TurnStep(action, entry="spy-connection.turn.one", done=view.acted)
    refilled = _("after taking a mission: slide the offer down, and turn up a new one")
    yield TurnStep(refilled, entry="spy-connection.take.slides")
    covered = _("at the end you may cover the targets in the city of your spy")
    yield TurnStep(covered, entry="spy-connection.target.end")
    completed = _("turn a mission face down when all its targets are covered")
    yield TurnStep(completed, entry="spy-connection.mission.complete")
    if view.extra_turns:
        yield TurnStep(_("then play the extra turn"), entry="spy-connection.extra.turn")
