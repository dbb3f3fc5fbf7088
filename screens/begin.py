"""A new table: the game, the mode, the players, the PIN."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Input, RadioButton, RadioSet, Static

from companion import table
from companion.core import CompanionError
from companion.locale import _
from companion.store import vault
from companion.store.tables import Tables
from screens.commands import Command, bindings
from screens.sitting import Sitting

GAME = "mind-mgmt"
MODES = ("full", "training")


class Begin(ModalScreen[Sitting | None]):
    """Asks for what a table needs, on one page."""

    BINDINGS: ClassVar = bindings(
        [Command("dismiss(None)", "escape", _("Back"), _("begin no table"))]
    )
    AUTO_FOCUS = "#players"

    def __init__(self, tables: Tables) -> None:
        """Begin in this folder."""
        super().__init__()
        self._tables = tables

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        with Vertical(id="asked"):
            yield Static("MIND MGMT", id="question")
            with RadioSet(id="mode"):
                yield RadioButton(_("full game"), value=True)
                yield RadioButton(_("training mission"))
            yield Input(placeholder=_("players, clockwise: Eva Adam Petr"), id="players")
            yield Input(password=True, placeholder=_("PIN or passphrase of the keeper"), id="pin")
            yield Input(password=True, placeholder=_("the same once more"), id="again")
            yield Button(_("Begin"), id="begin", variant="primary")
            yield Static(id="answer")

    @on(Input.Submitted)
    def go_on(self, event: Input.Submitted) -> None:
        """Go to the next field, and begin behind the last one."""
        if event.input.id == "again":
            self.begin()
        else:
            self.focus_next()

    @on(Button.Pressed)
    def begin(self) -> None:
        """Begin the table, or say what is still wrong."""
        players, pin, again = (self.query_one(f"#{name}", Input) for name in FIELDS)
        mode = MODES[max(self.query_one(RadioSet).pressed_index, 0)]
        options = {"mode": mode, "players": " ".join(players.value.split())}
        if pin.value != again.value:
            self._say(_("these are two different PINs"))
            return
        try:
            name = free_name(self._tables)
            begun = table.begin(self._tables, name, GAME, options, pin.value)
        except CompanionError as reason:
            self._say(str(reason))
            return
        if vault.is_short(pin.value):
            self.notify(_("A short PIN keeps off a glance, not somebody who has the file."))
        self.dismiss(Sitting(self._tables, self._tables.find(name), begun))

    def _say(self, text: str) -> None:
        """Say what is wrong."""
        self.query_one("#answer", Static).update(text)


FIELDS = ("players", "pin", "again")


def free_name(tables: Tables) -> str:
    """Name a table after its game, with a number where needed."""
    taken = {row.name for row in tables.list()}
    names = (GAME, *(f"{GAME} {number}" for number in range(2, len(taken) + 3)))
    return next(name for name in names if name not in taken)
