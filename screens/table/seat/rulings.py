"""Decides silent points of the rulebook, before they matter or again."""

from companion import rulebook
from companion.evening import decisions
from companion.locale import _
from screens.kit.dialogs.pick_dialog import PickDialog
from screens.table.dialogs.ruling_dialog import deciding
from screens.table.page_contract import PageContract
from screens.table.seat.rules_here import open_table


async def decide(page: PageContract) -> None:
    """Ask for one of the silent points, and record the table's decision."""
    at = open_table(page)
    found = {
        each.id: _row(each, at.decided(each.id)) for each in decisions.points(page.seating.table)
    }
    rule = await page.ask(PickDialog(_("What does this table decide?"), found, on_purpose=True))
    said = rule and await page.ask(deciding(at, rule))
    if rule and said:
        refused = at.record(rule, said)
        page.say(refused or _("Decided: {choice}").format(choice=at.decided(rule)))
        page.hold()


def _row(entry: rulebook.Entry, decided: str) -> str:
    """Return a silent point with its decision, which a sign marks as well."""
    title = rulebook.title(entry)
    return f"✓ {title}: {decided}" if decided else f"  {title}"
