"""Where the rulebook is silent: its entry, and the choices that the players have."""

from collections.abc import Mapping

from textual.screen import Screen

from companion import rulebook
from companion.locale import _
from screens.kit.open_table import OpenTable
from screens.kit.pick_dialog import ON_PURPOSE, Choice
from screens.table.words_dialog import own_words


class Deciding(Choice):
    """Explains a silent point, and gives what the players choose."""

    def __init__(self, rule: str, ways: Mapping[str, str]) -> None:
        """Ask about the rule with this id; each choice is told in words."""
        super().__init__(_asked(rulebook.reason(rule)), ways, ON_PURPOSE)


def deciding(at: OpenTable, rule: str) -> Screen[str | None]:
    """Ask how an open table reads a silent point: by one of the readings, or in its own words."""
    if ways := at.ways(rule):
        return Deciding(rule, ways)
    return own_words(_asked(rulebook.said(rulebook.entry(rule))))


def _asked(told: str) -> str:
    """Ask for the decision behind what the entry tells."""
    asked = _("How does this table decide?")
    return f"{told}\n\n{asked}"
