"""The choices at silent points, in few words."""

from companion.games.mind_mgmt.silence import SILENT


def way(rule: str, choice: str) -> str:
    """Return a choice at a silent point in words."""
    said = SILENT[rule].ways.get(choice) if rule in SILENT else None
    return said() if said else choice
