"""One of a few things, chosen from a list."""

from collections.abc import Mapping
from string import ascii_lowercase
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
from screens.foot import Foot

KEYS = "123456789" + ascii_lowercase


class Choice(ModalScreen[str | None]):
    """Asks for one of these; each has a number."""

    CSS_PATH = "choice.tcss"
    BINDINGS: ClassVar = bindings(
        [
            Command("pick", "enter", _("Choose"), _("choose what is marked"), everywhere=True),
            Command("dismiss(None)", "escape", _("Back"), _("leave everything as it was")),
        ]
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
            rows = (
                Option(Text(f"{KEYS[at : at + 1]:1}  {told}"), way)
                for at, (way, told) in enumerate(self._ways.items())
            )
            yield OptionList(*rows, compact=True)
            yield Foot()

    def action_pick(self) -> None:
        """Choose what is marked."""
        self.query_one(OptionList).action_select()

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        """Give what was chosen."""
        self.dismiss(event.option_id)

    def on_key(self, event: events.Key) -> None:
        """Choose by number; beyond nine, by letter."""
        ways = dict(zip(KEYS, self._ways, strict=False))
        if event.key in ways:
            event.stop()
            self.dismiss(ways[event.key])
