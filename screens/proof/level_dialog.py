"""The question how many receipts there will be from now on."""

from companion.evening.sitting import Sitting
from companion.locale import _
from companion.telling.proof.levels import named, told
from screens.kit.dialogs.pick_dialog import PickDialog


def more_receipts(sitting: Sitting) -> PickDialog:
    """Return the dialog with the levels that bring more receipts than the current one."""
    holder = sitting.table.words.seat(sitting.table.hidden_seat)
    levels = sitting.table.sealing.higher
    ways = {level: f"{named(level)}: {told(level, holder)}" for level in levels}
    return PickDialog(_("How many receipts from here on?"), ways)
