"""The dialog that shows the hidden seat what the program dealt, in large letters."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from companion.contract.move import Move
from companion.locale import N_, _
from companion.untyped import Value
from screens.kit.foot import Foot
from screens.kit.keys.commands import Command, bindings
from screens.kit.page import Dialog
from screens.table.seating import Seating

KEEP = N_("Keep this receipt. Then say new words: what is dealt is made of both.")
ROOM = 36  # columns for spaced letters
COMMANDS = (
    Command("dismiss(True)", "enter", N_("Taken"), N_("take what was dealt")),
    Command("dismiss(False)", "escape,f2", N_("Hide"), N_("let the curtain fall")),
)


class DealDialog(Dialog[bool]):
    """Shows the hidden seat what it was dealt, and returns whether it takes that now."""

    CSS_PATH = "deal_dialog.tcss"
    BINDINGS: ClassVar = bindings(COMMANDS)

    def __init__(self, taken: Move, seating: Seating) -> None:
        """Show what this move takes, by the names of its game."""
        super().__init__()
        words, view = seating.game.words, seating.view
        cards = [
            words.value(type(taken), name, value, view)
            for name in seating.game.notation.fields(type(taken))
            for value in _each(getattr(taken, name))
        ]
        wide = [_spaced(card) for card in cards]
        alike = all(broad != card for broad, card in zip(wide, cards, strict=True))
        self._cards: Sequence[str] = wide if alike else cards
        self._then = words.caution(taken, view)

    def compose(self) -> ComposeResult:
        """Lay out the cards, and what to do with them."""
        with Vertical(id="asked"):
            yield Static(_("Companion has dealt you:"), id="question")
            for card in self._cards:
                yield Static(card, classes="card", markup=False)
            yield Static(self._then, id="deck", markup=False)
            yield Foot()


def _spaced(words: str) -> str:
    """Return short words with spaces between the letters, to be read from afar."""
    wide = " ".join(words)
    return wide if len(wide) <= ROOM else words


def _each(value: Value) -> Sequence[Value]:
    """Return the values in a field."""
    return value if isinstance(value, tuple) else (value,)
