"""The curtain: only the PIN lifts it."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from companion.core import CompanionError
from companion.locale import _
from screens.commands import Command, bindings
from screens.sitting import Sitting


class Curtain(ModalScreen[bool]):
    """Asks for the PIN; gives whether it was the right one."""

    BINDINGS: ClassVar = bindings(
        [Command("dismiss(False)", "escape", _("Back"), _("leave the curtain down"))]
    )

    def __init__(self, sitting: Sitting) -> None:
        """Stand before a table."""
        super().__init__()
        self._sitting = sitting

    def compose(self) -> ComposeResult:
        """Ask, and show nothing of what is typed."""
        with Vertical(id="asked"):
            yield Static(_("Only the keeper looks now."), id="question")
            yield Input(password=True, placeholder=_("PIN"), id="pin")
            yield Static(id="answer")

    @on(Input.Submitted)
    def try_pin(self, event: Input.Submitted) -> None:
        """Lift the curtain, or say why not."""
        try:
            self._sitting.unlock(event.value)
        except CompanionError as reason:
            event.input.clear()
            self.query_one("#answer", Static).update(str(reason))
        else:
            self.dismiss(True)
