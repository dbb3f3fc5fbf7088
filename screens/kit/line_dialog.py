"""A question for one line: asked again until it is taken, and nothing typed is lost."""

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
from screens.kit.commands import Command, bindings
from screens.kit.foot import Foot
from screens.kit.page import Dialog
from screens.kit.reply import Reply
from screens.kit.window import window

Result = TypeVar("Result")


class Asking(Dialog[Result | None], Generic[Result]):
    """Asks for a line, and gives what `take` makes of it; its refusals are said."""

    # Whole, since a screen of another room inherits it.
    CSS_PATH: ClassVar[CSSPathType | None] = Path(__file__).with_suffix(".tcss")
    BINDINGS: ClassVar = bindings(
        [
            # At once, and not after what was typed behind it.
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
            yield Reply(self._told)
            yield Foot()

    def action_answer(self) -> None:
        """Take the line, once all that was typed before is in it; what comes behind has to wait."""
        window(self).held.begin(self)
        line = self.query_one(Input)
        line.call_later(lambda: self._answered(line.value))

    def _answered(self, line: str) -> None:
        """Try what was typed; nothing typed unseen is no try, but said."""
        if self._hidden and not line:
            window(self).held.drop()
            self.query_one(Reply).say(_("Type the PIN."))
        else:
            self.try_line(line)

    def try_line(self, line: str) -> None:
        """Take a line, or say why not; what is typed unseen is typed anew."""
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
        """Say why a line is not taken; what is typed unseen is typed anew."""
        window(self).held.drop()
        self.query_one(Reply).say(in_a_sentence(reason))
        if self._hidden:
            self.query_one(Input).clear()
