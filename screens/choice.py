"""One of a few things, chosen from a list."""

from collections.abc import Mapping
from typing import ClassVar

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from companion.locale import _
from screens.commands import Command, bindings


class Choice(ModalScreen[str | None]):
    """Asks for one of these; each has a number."""

    CSS_PATH = "choice.tcss"
    BINDINGS: ClassVar = bindings(
        [Command("dismiss(None)", "escape", _("Back"), _("leave everything as it was"))]
    )

    def __init__(self, question: str, ways: Mapping[str, str]) -> None:
        """Ask this; the ways are names that are given back, and what they mean."""
        super().__init__()
        self._question = question
        self._ways = dict(ways)

    def compose(self) -> ComposeResult:
        """Lay out the question and the list."""
        with Vertical(id="asked"):
            yield Static(self._question, id="question", markup=False)
            rows = enumerate(self._ways.items(), 1)
            yield OptionList(
                *(Option(Text(f"{number}  {told}"), way) for number, (way, told) in rows),
                compact=True,
            )
            yield Static(_("Enter or number. Escape: back."), id="keys")

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        """Give what was chosen."""
        self.dismiss(event.option_id)

    def on_key(self, event: events.Key) -> None:
        """Choose by number."""
        if event.key.isdigit() and 1 <= int(event.key) <= len(self._ways):
            event.stop()
            self.dismiss(list(self._ways)[int(event.key) - 1])
