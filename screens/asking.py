"""A question for one line: asked again until it is taken, and nothing typed is lost."""

from collections.abc import Callable
from typing import ClassVar, Generic, TypeVar

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from companion.core import CompanionError
from companion.locale import _
from screens.commands import Command, bindings

Result = TypeVar("Result")


class Asking(ModalScreen[Result | None], Generic[Result]):
    """Asks for a line, and gives what `take` makes of it; its refusals are said."""

    CSS_PATH = "asking.tcss"
    BINDINGS: ClassVar = bindings(
        [Command("dismiss(None)", "escape", _("Back"), _("leave everything as it was"))]
    )

    def __init__(
        self,
        question: str,
        take: Callable[[str], Result],
        *,
        value: str = "",
        hidden: bool = False,
        told: str = "",
    ) -> None:
        """Ask this; `hidden` shows nothing of what is typed."""
        super().__init__()
        self._question = question
        self._take = take
        self._value = value
        self._hidden = hidden
        self._told = told

    def compose(self) -> ComposeResult:
        """Lay out the question, the line, and what there is to say about it."""
        with Vertical(id="asked"):
            yield Static(self._question, id="question", markup=False)
            yield Input(self._value, password=self._hidden, select_on_focus=False)
            yield Static(self._told, id="answer", markup=False)
            yield Static(_("Enter: go on. Escape: back."), id="keys")

    @on(Input.Submitted)
    def submitted(self, event: Input.Submitted) -> None:
        """Take the line."""
        self.try_line(event.value)

    def try_line(self, line: str) -> None:
        """Take a line, or say why not; what is typed unseen is typed anew."""
        try:
            taken = self._take(line)
        except CompanionError as reason:
            self.query_one("#answer", Static).update(str(reason))
            if self._hidden:
                self.query_one(Input).clear()
        else:
            self.dismiss(taken)
