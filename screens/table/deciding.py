"""Deciding what a rulebook leaves open, ahead of time or anew: all its points, and what holds."""

from companion import decisions, rulebook
from companion.locale import _
from screens.kit.pick_dialog import Choice
from screens.table.host import Host
from screens.table.rules_here import open_table
from screens.table.ruling_dialog import deciding


async def decide(page: Host) -> None:
    """Choose one of the points that are left open, and write down what the table decides."""
    at = open_table(page)
    found = {
        each.id: _row(each, at.decided(each.id)) for each in decisions.points(page.seating.table)
    }
    rule = await page.ask(Choice(_("What does this table decide?"), found, on_purpose=True))
    said = rule and await page.ask(deciding(at, rule))
    if rule and said:
        refused = at.record(rule, said)
        page.say(refused or _("Decided: {choice}").format(choice=at.decided(rule)))
        page.hold()


def _row(entry: rulebook.Entry, decided: str) -> str:
    """Name a point, and what was decided about it; that is marked without colour, too."""
    title = rulebook.title(entry)
    return f"✓ {title}: {decided}" if decided else f"  {title}"
