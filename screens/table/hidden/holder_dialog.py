"""The question who holds the screen: the hidden seat alone, or everybody in turn."""

from companion.contract.game import AnyGame
from companion.locale import _
from companion.store.machine_notes import OWN, SHARED
from screens.kit.dialogs.pick_dialog import PickDialog


def who_holds(game: AnyGame) -> PickDialog:
    """Return the dialog that asks who holds the screen."""
    seat = game.words.seat(game.sealing.seat)
    ways = {
        OWN: _("{seat:Nominative} alone: the hidden side stays open, and everything is typed here"),
        SHARED: _("everybody: the PIN opens the hidden side, turn by turn"),
    }
    return PickDialog(
        _("Who looks at this screen?"), {way: said.format(seat=seat) for way, said in ways.items()}
    )
