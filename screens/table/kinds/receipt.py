"""The last receipt, to be shown once more on a page of a game with secrets."""

from companion.locale import N_
from screens.kit.keys.commands import Command
from screens.table.hidden.receipts import none_yet, show_last
from screens.table.seat.seat_kind import Deed

RECEIPT = Deed(
    show_last,
    (Command("head", "f5", N_("Receipt"), N_("show the last receipt once more")),),
    idle=none_yet,
)
