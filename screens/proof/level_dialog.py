"""How many receipts come from here on: what each choice costs and gives."""

from companion.locale import _
from companion.sitting import Sitting
from companion.telling.proofs import named, told
from screens.kit.pick_dialog import Choice


def more_receipts(sitting: Sitting) -> Choice:
    """Ask for a level that brings more receipts than the table has now."""
    holder = sitting.table.words.seat(sitting.table.hidden_seat)
    levels = sitting.table.sealing.higher
    ways = {level: f"{named(level)}: {told(level, holder)}" for level in levels}
    return Choice(_("How many receipts from here on?"), ways)
