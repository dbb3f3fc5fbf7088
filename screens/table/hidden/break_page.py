"""The page of a break: nothing is shown, and the hidden side requires the PIN again."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.widgets import Static

from companion.locale import N_, _
from screens.kit.foot import Foot
from screens.kit.keys.commands import Command, bindings
from screens.kit.page import Page


class BreakPage(Page[None]):
    """Covers the table until somebody comes back."""

    CSS_PATH = "break_page.tcss"
    stays = True
    BINDINGS: ClassVar = bindings(
        [
            Command(
                "dismiss(None)",
                "enter,escape,space",
                N_("Go on"),
                N_("the secret side takes the PIN"),
            )
        ]
    )

    def anew(self) -> "BreakPage":
        """Return the same page in another language."""
        return BreakPage()

    def compose(self) -> ComposeResult:
        """Lay out the sentence."""
        yield Static(_("A break. Everything is saved."), id="break", markup=False)
        yield Foot()
