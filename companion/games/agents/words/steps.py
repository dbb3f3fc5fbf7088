"""The steps of a turn of Agents."""

from collections.abc import Iterator

from companion.contract.sheet import TurnStep
from companion.games.agents.box import LIGHT
from companion.games.agents.locale import _
from companion.games.agents.moves.base import SETUP
from companion.games.agents.silence import FACTS, RESULTS
from companion.games.agents.view import View


def steps(view: View) -> tuple[TurnStep, ...]:
    """Return the steps of the current turn."""
    if view.outcome or view.phase == SETUP or view.detail == RESULTS:
        return ()
    return tuple(_turn(view))


def _turn(view: View) -> Iterator[TurnStep]:
    """Go through the turn: die, card, its action, checks, and the card again.

    What happens on the board is ticked off only if its moves are entered.
    """
    chosen = view.detail != FACTS and view.card > 0
    thrown = chosen or (view.detail != FACTS and view.die > 0)
    moved = chosen and view.follows and not view.left
    yield TurnStep(_("throw the die"), entry="agents.turn.die-first", done=thrown)
    yield TurnStep(
        _("use one action of a card that is face up"), entry="agents.turn.card", done=chosen
    )
    if not chosen or view.moves:
        said = _("move the figures of the action, every step")
        yield TurnStep(said, entry="agents.turn.unmoved", done=moved)
    if view.action == LIGHT:
        lit = not view.waits_for_light
        yield TurnStep(
            _("turn the searchlight by one segment"), entry="agents.light.turn", done=lit
        )
    checked = moved and not view.due and not view.free
    said = _("check the file of each agent you met")
    yield TurnStep(said, entry="agents.turn.checks", done=checked)
    yield TurnStep(_("turn the used card face down"), entry="agents.card.refresh")
