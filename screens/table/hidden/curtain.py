"""The dialog for the PIN of the hidden side."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input, Static

from companion.core import NotUnderstood, Seat
from companion.evening.sitting import Sitting
from companion.locale import N_, _, counted
from companion.store.keys.vault import SHORTEST_PIN, Vault
from screens.kit.dialogs.pin_dialog import PinDialog
from screens.kit.dialogs.reply import Reply
from screens.kit.foot import Foot
from screens.kit.guard import GUESSING
from screens.kit.keys.commands import Command, bindings
from screens.kit.window import window


class Curtain(PinDialog[bool]):
    """Asks for the PIN, and returns whether it was right."""

    CSS_PATH = ["../../kit/dialogs/line_dialog.tcss", "curtain.tcss"]  # noqa: RUF012 - as in its base
    BINDINGS: ClassVar = bindings(
        [Command("dismiss(None)", "escape", N_("Back"), N_("leave the curtain down"))]
    )

    def __init__(
        self, question: str, sitting: Sitting, seat: Seat, told: str = "", *, own: bool = False
    ) -> None:
        """Ask for the PIN of this seat; `own` says that the hidden seat alone holds the screen."""

        def lift(vault: Vault) -> bool:
            sitting.unlock(seat, vault)
            return True

        super().__init__(question, lambda: sitting.attempt(seat), lift, told=told)
        self._own = own

    def compose(self) -> ComposeResult:
        """Lay out the question, the field and when the side is covered."""
        with Vertical(id="asked"):
            yield Static(self._question, id="question")
            yield Input(password=True, placeholder=_("PIN"), id="pin")
            yield Reply(self._told)
            yield Static(self._hides(), id="hides")
            yield Foot()

    def _hides(self) -> str:
        """Say when the hidden side is covered by itself."""
        wished = window(self).settings
        if self._own:
            said = counted(
                "The hidden side stays open until nothing was typed for {number} minute.",
                "The hidden side stays open until nothing was typed for {number} minutes.",
                wished.cover,
            )
            return said.format(number=wished.cover)
        return hides(wished.idle, window(self).reports_focus)

    def try_line(self, line: str) -> None:
        """Try a PIN; one that is too short counts as no try."""
        if len(line) < SHORTEST_PIN:
            self.refuse(NotUnderstood(_("type the whole PIN")))
        else:
            super().try_line(line)


def idle(wished: float, reports_focus: bool) -> float:
    """Return the seconds until the hidden side is covered; fewer if no focus is reported."""
    return wished if reports_focus else wished / GUESSING


def in_force(wished: float, reports_focus: bool) -> str:
    """Say that it is covered sooner than was set, and why; empty if it is not."""
    if reports_focus:
        return ""
    said = _("In this terminal after {seconds} seconds: it cannot tell when you look away.")
    return said.format(seconds=int(idle(wished, reports_focus)))


def hides(wished: float, reports_focus: bool) -> str:
    """Say when the hidden side is covered by itself."""
    seconds = int(idle(wished, reports_focus))
    if reports_focus:
        said = _(
            "It covers itself on Escape, when you look away, or after {seconds} seconds"
            " without a key."
        )
    else:
        said = _(
            "It covers itself on Escape, or after {seconds} seconds without a key: this"
            " terminal has not shown that it can tell when you look away."
        )
    return said.format(seconds=seconds)
