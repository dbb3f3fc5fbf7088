"""What everybody waits for, and who has won."""

from companion.core import Outcome
from companion.games.spy_connection.locale import _
from companion.games.spy_connection.moves import SETUP
from companion.games.spy_connection.state import RESULTS
from companion.games.spy_connection.view import PlayerView, View


def due(view: View) -> str:
    """Say what comes next, in one sentence."""
    if view.outcome:
        return f"{won(view.outcome)}."
    if view.detail == RESULTS:
        return _("Say who had the last turn of all, then what each player has.")
    if view.phase == SETUP:
        names = ", ".join(each.name for each in view.players if not each.started)
        return _("Give the start missions. Still without one: {names}.").format(names=names)
    return _turn(view)


def _turn(view: View) -> str:
    """Say what the player whose turn it is may do."""
    player = next(each for each in view.players if each.name == view.turn)
    last = _("LAST TURN. ") if view.ended_by else ""
    last += _("EXTRA TURN. ") if view.again else ""
    if not view.acted:
        said = _("{name}: take a mission, connect a city, or move the spy.")
        return last + said.format(name=player.name)
    if _can_cover(player):
        return last + _("{name}: cover the target, or end the turn.").format(name=player.name)
    return last + _("{name}: end the turn.").format(name=player.name)


def _can_cover(player: PlayerView) -> bool:
    """Say whether the spy's city is an open target."""
    return any(player.city in each.open for each in player.active)


def won(outcome: Outcome) -> str:
    """Say who has won."""
    if not outcome.winners:
        return _("Stopped: nobody wins")
    return _("{name} wins").format(name=", ".join(outcome.winners))
