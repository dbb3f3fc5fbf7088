"""The points that the rulebook leaves open: the answers, in a few words."""

from companion.games.mind_mgmt.silence import SILENT


def way(rule: str, choice: str) -> str:
    """Say a choice about a point in words."""
    said = SILENT[rule].ways.get(choice) if rule in SILENT else None
    return said() if said else choice
