"""A yes-or-no question before something that cannot be undone; Enter alone does nothing.

The first letters of yes and no work in every language of the program, whatever language is set.
"""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Button, Static

from companion.locale import N_, _
from companion.text.keyboard import NO, YES
from screens.kit.keys.commands import Command, bindings
from screens.kit.keys.taps import TappedOnce
from screens.kit.page import Dialog
from screens.kit.rows import ENTER


class AnswerButton(TappedOnce, Button):
    """A button with an answer; it shows the sign of Enter while it has the focus."""

    def __init__(self, said: str, *, id: str) -> None:
        """Show this answer, with room for the sign."""
        super().__init__(f"  {said}", id=id, compact=True)
        self._said = said

    def on_focus(self) -> None:
        """Show the sign of Enter."""
        self.label = f"{ENTER} {self._said}"

    def on_blur(self) -> None:
        """Hide the sign of Enter."""
        self.label = f"  {self._said}"


class ConfirmDialog(Dialog[bool]):
    """Asks the question, and returns True for yes."""

    CSS_PATH = "confirm_dialog.tcss"
    AUTO_FOCUS = "#no"
    BINDINGS: ClassVar = bindings(
        [
            Command("dismiss(True)", ",".join(YES), N_("Yes"), N_("do it")),
            Command(
                "dismiss(False)",
                ",".join((*NO, "escape")),
                N_("No"),
                N_("leave everything as it was"),
            ),
        ]
    )

    def __init__(self, question: str, yes: str, no: str) -> None:
        """Ask this question, with these two answers."""
        super().__init__()
        self._question = question
        self._yes = yes
        self._no = no

    def compose(self) -> ComposeResult:
        """Lay out the question and both answers."""
        with Vertical(id="asked"):
            yield Static(self._question, id="question", markup=False)
            with Horizontal(id="answers"):
                yield AnswerButton(_("y  {answer}").format(answer=self._yes), id="yes")
                yield AnswerButton(_("n  {answer}").format(answer=self._no), id="no")

    @on(Button.Pressed)
    def answer(self, event: Button.Pressed) -> None:
        """Close with the answer of this button."""
        self.dismiss(event.button.id == "yes")
