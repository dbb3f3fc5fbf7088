"""Features that the program deals: a head and new words, then three cards in large letters."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.moves.setup import DealFeatures
from companion.games.mind_mgmt.view import Map
from companion.games.mind_mgmt.words.names import Names
from screens.games.mind_mgmt.aloud import spaced
from screens.kit.commands import Command, bindings
from screens.kit.confirm_dialog import Confirm
from screens.kit.foot import Foot
from screens.kit.page import Dialog

KEEP = _("Keep this head. Then say new words: from both of them the features are dealt.")
WORDS = _("The features are dealt from what you say now: new words, so that nobody foresees them.")
DECK = _("Take these three cards out of the real deck, unseen; another player shuffles the rest.")
COMMANDS = (
    Command("dismiss(True)", "enter", _("Taken"), _("take the three features that were dealt")),
    Command("dismiss(False)", "escape,f2", _("Hide"), _("let the curtain fall")),
)


def asked() -> Confirm:
    """Ask the keeper whether the program shall deal."""
    question = _(
        "Shall Companion deal the three features? A head is kept first; then the others say new"
        " words. It cannot be taken back."
    )
    return Confirm(question, _("deal"), _("I type them"))


def taking(mine: Map) -> DealFeatures | None:
    """Give the move that takes what was dealt, where it is due."""
    due = mine.dealt and not mine.features
    return DealFeatures(mine.dealt) if due else None


class Dealt(Dialog[bool]):
    """Shows the keeper what he was dealt; gives whether he takes it now."""

    CSS_PATH = "deal_dialog.tcss"
    BINDINGS: ClassVar = bindings(COMMANDS)

    def __init__(self, dealt: Sequence[str], names: Names) -> None:
        """Show these features by their names."""
        super().__init__()
        cards = [*map(names.feature, dealt)]
        wide = [spaced(card) for card in cards]
        alike = all(broad != card for broad, card in zip(wide, cards, strict=True))
        self._cards: Sequence[str] = wide if alike else cards

    def compose(self) -> ComposeResult:
        """Lay out the cards, and what is done with them."""
        with Vertical(id="asked"):
            yield Static(_("Companion has dealt you:"), id="question")
            for card in self._cards:
                yield Static(card, classes="card", markup=False)
            yield Static(DECK, id="deck")
            yield Foot()
