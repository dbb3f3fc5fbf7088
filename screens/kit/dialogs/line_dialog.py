"""A dialog for one line; it asks again until the line is accepted, and keeps what was typed."""

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, Generic, TypeVar

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.types import CSSPathType
from textual.widgets import Input, Static

from companion.core import CompanionError
from companion.locale import N_, _
from companion.telling.refusals import in_a_sentence
from screens.kit.dialogs.reply import Reply
from screens.kit.foot import Foot
from screens.kit.keys.commands import Command, bindings
from screens.kit.page import Dialog
from screens.kit.window import window

Result = TypeVar("Result")


class LineDialog(Dialog[Result | None], Generic[Result]):
    """Asks for a line, and returns what `take` makes of it; a refusal is shown."""

    # The whole path, as screens of other folders inherit it.
    CSS_PATH: ClassVar[CSSPathType | None] = Path(__file__).with_suffix(".tcss")
    BINDINGS: ClassVar = bindings(
        [
            # With priority, before later keys.
            Command("answer", "enter", N_("Go on"), N_("take what was typed"), everywhere=True),
            Command("dismiss(None)", "escape", N_("Back"), N_("leave everything as it was")),
        ]
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
        """Ask this question; with `hidden`, typed text is not shown."""
        super().__init__()
        self._question = question
        self._take = take
        self._value = value
        self._hidden = hidden
        self._told = told

    def compose(self) -> ComposeResult:
        """Lay out the question, the field and the message."""
        with Vertical(id="asked"):
            yield Static(self._question, id="question", markup=False)
            yield Input(self._value, password=self._hidden, select_on_focus=False)
            yield Reply(self._told)
            yield Foot()

    def action_answer(self) -> None:
        """Take the line after all that was typed before Enter; later keys wait."""
        window(self).held.begin(self)
        line = self.query_one(Input)
        line.call_later(lambda: self._answered(line.value))

    def _answered(self, line: str) -> None:
        """Try the typed line; an empty PIN is no try, but a message."""
        if self._hidden and not line:
            window(self).held.drop()
            self.query_one(Reply).say(_("Type the PIN."))
        else:
            self.try_line(line)

    def try_line(self, line: str) -> None:
        """Accept a line, or say why not; a hidden field is then emptied."""
        if not self.on_top:
            window(self).held.drop()
            return
        try:
            taken = self._take(line)
        except CompanionError as reason:
            self.refuse(reason)
        else:
            self.dismiss(taken)
            window(self).held.taken()

    def refuse(self, reason: CompanionError) -> None:
        """Say why a line is refused; a hidden field is emptied."""
        window(self).held.drop()
        self.query_one(Reply).say(in_a_sentence(reason))
        if self._hidden:
            self.query_one(Input).clear()
