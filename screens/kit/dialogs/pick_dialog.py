"""A dialog to choose one of a few things, each with its own key."""

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

from companion.locale import N_, _
from companion.text.keyboard import readings
from screens.kit.foot import Foot
from screens.kit.keys.commands import Command, bindings
from screens.kit.page import Dialog
from screens.kit.rows import ENTER, KeyedRows, hanging

KEYS = "123456789" + ascii_lowercase  # used in order, where no fitting keys are given


class Ways(KeyedRows):
    """The list of choices with their keys; perhaps none is marked yet."""

    BINDINGS: ClassVar = bindings(
        [Command("select", "enter", N_("Choose"), N_("choose what is marked"))]
    )

    def __init__(
        self, ways: Mapping[str, str], keys: Mapping[str, str], *, marked: bool = True
    ) -> None:
        """List these choices by name; the first is marked, or none."""
        self._ways, self._keys = list(ways.items()), keys
        super().__init__(compact=True)
        self.add_options(Option(self.row(at), way) for at, way in enumerate(ways))
        self.highlighted = 0 if marked else None

    def row(self, at: int, *, marked: bool = False) -> Text:
        """Return the row of a choice with its key, and the sign of Enter if it is marked."""
        way, told = self._ways[at]
        row = Text(f"{self._keys.get(way, ''):1}{ENTER if marked else ' '} ")
        return row.append(hanging(told, self.breadth, row.cell_len))


class PickDialog(Dialog[str | None]):
    """Asks for one of a few things.

    A choice `on_purpose` must be marked before Enter, or tapped, so that a PIN typed into the wrong
    place chooses nothing. Its keys are letters, which only mark, and not in the middle of typing.
    """

    # The whole path, as screens of other folders inherit it.
    CSS_PATH: ClassVar[CSSPathType | None] = Path(__file__).with_suffix(".tcss")
    BINDINGS: ClassVar = bindings(
        [
            Command("dismiss(None)", "escape", N_("Back"), N_("leave everything as it was")),
        ]
    )

    def __init__(
        self,
        question: str,
        ways: Mapping[str, str],
        keys: Sequence[str] = KEYS,
        *,
        on_purpose: bool = False,
    ) -> None:
        """Ask this question; `ways` are the choices by the names that are returned."""
        super().__init__()
        self._question = question
        self._ways = dict(ways)
        self._on_purpose = on_purpose
        keyed = zip(ascii_lowercase if on_purpose else keys, self._ways, strict=False)
        self.keys = {key: way for key, way in keyed if key}
        self._typed = ""  # since the last other key

    def compose(self) -> ComposeResult:
        """Lay out the question and the list."""
        with Vertical(id="asked"):
            yield Static(self._question, id="question", markup=False)
            keys = {way: key for key, way in self.keys.items()}
            yield Ways(self._ways, keys, marked=not self._on_purpose)
            if self._on_purpose:
                yield Static(
                    _("Its letter or the arrows mark one, and Enter takes it; or tap it."), id="how"
                )
            yield Foot()

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        """Close with the chosen name."""
        self.dismiss(event.option_id)

    def on_key(self, event: events.Key) -> None:
        """Choose by key, or only mark if it must be on purpose."""
        sign = event.character if event.is_printable else None
        meant = next((key for key in readings(sign or "") if key in self.keys), "")
        if self._on_purpose:
            self._typed = self._typed + sign if sign else ""
            if sign:
                self._mark(meant if self._typed == sign else "")
        elif meant:
            event.stop()
            self.dismiss(self.keys[meant])

    def _mark(self, key: str) -> None:
        """Mark the choice with this key, or none."""
        ways = [*self._ways]
        self.query_one(Ways).highlighted = ways.index(self.keys[key]) if key else None
