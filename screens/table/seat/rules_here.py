"""Connects the pages of the rules with the table of a page."""

from functools import partial

from companion.core import PUBLIC, CompanionError
from companion.evening import decisions
from companion.telling.refusals import in_a_sentence
from screens.kit.open_table import OpenTable
from screens.kit.window import window
from screens.table.page_contract import PageContract, SeatPageContract


def open_table(page: PageContract) -> OpenTable:
    """Return what the pages of the rules may know about this table."""
    table = page.seating.table
    return OpenTable(
        table.game,
        table.moment,
        partial(decisions.ways, table),
        partial(decisions.matching, table),
        partial(decisions.decided, table),
        partial(_record, page),
    )


def show_rules(page: SeatPageContract, rule: str = "") -> None:
    """Show a rule, or the search; a failed save of a decision is handled afterwards."""
    shown = window(page).rule(rule, page.seating.table.game, open_table(page))
    page.show(shown, lambda _left: page.hold())


def _record(page: PageContract, rule: str, said: str) -> str:
    """Record a decision; return why it cannot be recorded."""
    sitting = page.seating.sitting
    try:
        sitting.play(PUBLIC, decisions.decision(sitting.table, rule, said))
    except CompanionError as reason:
        return in_a_sentence(reason)
    finally:
        page.renew()
    return ""
