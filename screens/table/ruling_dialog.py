"""Where the rulebook is silent: its entry, and the choices that the players have."""

from collections.abc import Mapping

from companion import rulebook
from screens.kit.pick_dialog import ON_PURPOSE, Choice


class Deciding(Choice):
    """Explains a silent point, and gives what the players choose."""

    def __init__(self, rule: str, ways: Mapping[str, str]) -> None:
        """Ask about the rule with this id; each choice is told in words."""
        super().__init__(rulebook.reason(rule), ways, ON_PURPOSE)
