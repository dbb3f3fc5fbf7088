"""One of a few things, chosen from a list, each by a key of its own."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from string import ascii_lowercase
from typing import ClassVar

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.types import CSSPathType
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from companion.locale import _
from screens.kit.commands import Command, bindings
from screens.kit.foot import Foot

KEYS = "123456789" + ascii_lowercase  # in their order, where nothing has a key that fits it


class Ways(OptionList):
    """Lists what can be chosen."""

    BINDINGS: ClassVar = bindings(
        [Command("select", "enter", _("Choose"), _("choose what is marked"))]
    )


class Choice(ModalScreen[str | None]):
    """Asks for one of these; each has a number."""

    # Whole, since a screen of another room inherits it.
    CSS_PATH: ClassVar[CSSPathType | None] = Path(__file__).with_suffix(".tcss")
    BINDINGS: ClassVar = bindings(
        [
            Command("dismiss(None)", "escape", _("Back"), _("leave everything as it was")),
        ]
    )

    def __init__(self, question: str, ways: Mapping[str, str], keys: Sequence[str] = KEYS) -> None:
        """Ask this; the ways are names that are given back, and what they mean, each by a key."""
        super().__init__()
        self._question = question
        self._ways = dict(ways)
        self.keys = dict(zip(keys, self._ways, strict=False))

    def compose(self) -> ComposeResult:
        """Lay out the question and the list."""
        with Vertical(id="asked"):
            yield Static(self._question, id="question", markup=False)
            keys = {way: key for key, way in self.keys.items()}
            rows = (
                Option(Text(f"{keys.get(way, ''):1}  {told}"), way)
                for way, told in self._ways.items()
            )
            yield Ways(*rows, compact=True)
            yield Foot()

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        """Give what was chosen."""
        self.dismiss(event.option_id)

    def on_key(self, event: events.Key) -> None:
        """Choose by key."""
        if event.key in self.keys:
            event.stop()
            self.dismiss(self.keys[event.key])
