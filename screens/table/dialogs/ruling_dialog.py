"""The dialog for a silent point: the rulebook's entry, and the players' choices."""

from collections.abc import Mapping
from typing import ClassVar

from textual.screen import Screen

from companion import rulebook
from companion.locale import _
from screens.kit.dialogs.pick_dialog import PickDialog
from screens.kit.open_table import OpenTable
from screens.table.dialogs.words_dialog import own_words

STOPS = tuple(".?!…")


class RulingDialog(PickDialog):
    """Explains a silent point, and returns the players' choice."""

    # As wide as the window, so that no word behind it is cut.
    CSS: ClassVar = "RulingDialog #asked { width: 100%; max-width: 100%; }"

    def __init__(
        self, rule: str, ways: Mapping[str, str], then: str = "", *, by_key: bool = False
    ) -> None:
        """Ask about this rule; `ways` are the choices, and `then` the move that waits."""
        super().__init__(asked(rulebook.reason(rule), then), ways, on_purpose=not by_key)
        self._rule = rule

    @property
    def about(self) -> str:
        """Return the silent point."""
        return self._rule


def deciding(at: OpenTable, rule: str) -> Screen[str | None]:
    """Return the dialog for a table's decision: one of the choices, or its own words."""
    if ways := at.ways(rule):
        return RulingDialog(rule, ways)
    return own_words(asked(rulebook.text_of(rulebook.entry(rule))))


def asked(told: str, then: str = "") -> str:
    """Return the entry's text, the question, and the move that waits for it."""
    question = _("How does this table decide?")
    return f"{told}\n\n{' '.join(filter(None, (question, then and _waits(then))))}"


def _waits(then: str) -> str:
    """Say which move is played after the decision, with just one full stop."""
    said = _("What you chose is played then: {move}.").format(move=then)
    return said.removesuffix(".") if then.endswith(STOPS) else said
