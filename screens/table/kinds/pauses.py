"""The break: everything is covered, and only the PIN leads back to the hidden side."""

from companion.locale import N_
from screens.kit.keys.commands import Command
from screens.table.hidden.break_page import BreakPage
from screens.table.seat.seat_page import SeatPage

PAUSE = Command(
    "rest",
    "f10",
    N_("Break"),
    N_("cover everything, which is saved; the secret side takes the PIN then"),
)


def rest(page: SeatPage) -> None:
    """Cover the public page; if the hidden seat holds the screen alone, it is called again."""
    page.seating.sitting.code.end()
    alone = not page.takes.choices
    page.show(BreakPage(), lambda _nothing: page.call() if alone else page.renew())


def rest_below(page: SeatPage) -> None:
    """Close a page of the hidden seat, and cover the public one below it."""
    page.give_way(_renewed)


def _renewed(page: SeatPage) -> None:
    """Cover the public page after the hidden one, in its present state."""
    page.renew()
    rest(page)
