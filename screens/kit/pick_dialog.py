"""One of a few things, chosen from a list, each by a key of its own."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from string import ascii_lowercase
from typing import ClassVar

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.types import CSSPathType
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from companion.keyboard import readings
from companion.locale import N_, _
from screens.kit.commands import Command, bindings
from screens.kit.foot import Foot
from screens.kit.page import Dialog
from screens.kit.rows import ENTER, Rows

KEYS = "123456789" + ascii_lowercase  # in their order, where nothing has a key that fits it
ON_PURPOSE = ""  # no keys: a PIN that is typed into the wrong place decides nothing


class Ways(Rows):
    """Lists what can be chosen, each with its key; where there are none, nothing is marked yet."""

    BINDINGS: ClassVar = bindings(
        [Command("select", "enter", N_("Choose"), N_("choose what is marked"))]
    )

    _signed: int | None = None  # the row that has the sign of Enter

    def __init__(self, ways: Mapping[str, str], keys: Mapping[str, str]) -> None:
        """List these ways, by their names."""
        self._ways, self._keys = list(ways.items()), keys
        options = (Option(self._row(at), way) for at, way in enumerate(ways))
        super().__init__(*options, compact=True)
        if not keys:
            self.highlighted = None

    def _row(self, at: int, *, marked: bool = False) -> Text:
        """Write a way behind its key, with the sign of Enter where that takes it."""
        way, told = self._ways[at]
        return Text(f"{self._keys.get(way, ''):1}{ENTER if marked else ' '} {told}")

    def watch_highlighted(self, highlighted: int | None) -> None:
        """Let the sign of Enter stand where the mark is."""
        super().watch_highlighted(highlighted)
        for at in {self._signed, highlighted}:
            if at is not None:
                self.replace_option_prompt_at_index(at, self._row(at, marked=at == highlighted))
        self._signed = highlighted


class Choice(Dialog[str | None]):
    """Asks for one of these; each has a key.

    Where there are no keys, nothing is chosen but on purpose: somebody marks it first, or taps it.
    """

    # Whole, since a screen of another room inherits it.
    CSS_PATH: ClassVar[CSSPathType | None] = Path(__file__).with_suffix(".tcss")
    BINDINGS: ClassVar = bindings(
        [
            Command("dismiss(None)", "escape", N_("Back"), N_("leave everything as it was")),
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
            yield Ways(self._ways, {way: key for key, way in self.keys.items()})
            if not self.keys:
                yield Static(_("The arrows mark one, and Enter takes it; or tap it."), id="how")
            yield Foot()

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        """Give what was chosen."""
        self.dismiss(event.option_id)

    def on_key(self, event: events.Key) -> None:
        """Choose by key."""
        meant = next((key for key in readings(event.character or "") if key in self.keys), "")
        if meant:
            event.stop()
            self.dismiss(self.keys[meant])
