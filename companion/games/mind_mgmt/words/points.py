"""The points that the rulebook leaves open, in a few words: what is asked, and the answers."""

from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.silence import SILENT


def point(rule: str) -> str:
    """Name a point that can be decided."""
    return _("Decide: {what}").format(what=SILENT[rule].asked() if rule in SILENT else rule)


def way(rule: str, choice: str) -> str:
    """Say a choice about a point in words."""
    said = SILENT[rule].ways.get(choice) if rule in SILENT else None
    return said() if said else choice
