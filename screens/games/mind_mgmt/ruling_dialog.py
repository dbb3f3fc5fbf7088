"""Where the rulebook is silent: its entry, and the choices that the players have."""

from collections.abc import Iterable

from companion import rulebook
from companion.games.mind_mgmt.words.points import way
from screens.kit.pick_dialog import ON_PURPOSE, Choice


class Deciding(Choice):
    """Explains a silent point, and gives what the players choose."""

    def __init__(self, rule: str, choices: Iterable[str]) -> None:
        """Ask about the rule with this id."""
        told = {choice: way(rule, choice) for choice in choices}
        super().__init__(rulebook.reason(rule), told, ON_PURPOSE)
