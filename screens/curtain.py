"""The curtain: only the PIN lifts it."""

from typing import TYPE_CHECKING, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from companion.core import CompanionError
from companion.locale import _
from screens.commands import Command, bindings
from screens.hidden import GUESSING
from screens.sitting import Sitting

if TYPE_CHECKING:
    from screens.app import Companion


class Curtain(ModalScreen[bool]):
    """Asks for the PIN; gives whether it was the right one."""

    app: "Companion"
    CSS_PATH = "curtain.tcss"
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
            yield Static(id="answer", markup=False)
            yield Static(_("Enter: lift it. Escape: back."), id="keys")
            yield Static(hides(self.app.settings.idle, self.app.reports_focus), id="hides")

    @on(Input.Submitted)
    def try_pin(self, event: Input.Submitted) -> None:
        """Lift the curtain, or say why not; what was typed before that is used once."""
        if self.app.screen is not self:
            return
        try:
            self._sitting.unlock(event.value)
        except CompanionError as reason:
            event.input.clear()
            self.query_one("#answer", Static).update(str(reason))
        else:
            self.dismiss(True)


def idle(wished: float, reports_focus: bool) -> float:
    """Give the seconds without a key after which the curtain falls: sooner where it must guess."""
    return wished if reports_focus else wished / GUESSING


def hides(wished: float, reports_focus: bool) -> str:
    """Say when the curtain falls by itself."""
    seconds = int(idle(wished, reports_focus))
    if reports_focus:
        said = _(
            "It falls on Escape, when you look away, or after {seconds} seconds without a key."
        )
    else:
        said = _(
            "It falls on Escape, or after {seconds} seconds without a key: this terminal has not"
            " shown that it tells when you look away."
        )
    return said.format(seconds=seconds)
