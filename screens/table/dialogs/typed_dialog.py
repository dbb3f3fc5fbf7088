"""A dialog for the typed fields of a move."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import ClassVar, Generic, TypeVar

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.suggester import Suggester
from textual.types import CSSPathType
from textual.widgets import Input, Static

from companion.core import CompanionError
from companion.locale import N_, _
from companion.telling.refusals import in_a_sentence
from companion.text.completion import WORD, completed, fitting
from screens.kit.dialogs.reply import Reply
from screens.kit.foot import Foot
from screens.kit.keys.commands import Command, bindings
from screens.kit.page import Dialog
from screens.kit.window import window

Result = TypeVar("Result")


class Completing(Suggester):
    """Suggests the first name that the last typed word begins."""

    def __init__(self, fitting: Callable[[str], Sequence[str]]) -> None:
        """Suggest what fits a text."""
        super().__init__(use_cache=False, case_sensitive=True)
        self._fitting = fitting

    async def get_suggestion(self, value: str) -> str | None:
        """Return the text with its last word completed."""
        return next(iter(completed(value, self._fitting(value))), None)


class TypedDialog(Dialog[Result | None], Generic[Result]):
    """Asks for several fields; returns what `take` makes of them."""

    CSS_PATH: ClassVar[CSSPathType | None] = Path(__file__).with_suffix(".tcss")
    BINDINGS: ClassVar = bindings(
        [
            Command(
                "answer", "enter", N_("Go on"), N_("the next field, or all of it"), everywhere=True
            ),
            Command("dismiss(None)", "escape", N_("Back"), N_("leave everything as it was")),
        ]
    )

    def __init__(
        self,
        title: str,
        asked: Mapping[str, str],
        take: Callable[[Mapping[str, str]], Result],
        full: Callable[[str, str], bool] = lambda _name, _text: False,
        *,
        names: Sequence[str] = (),
        named: frozenset[str] = frozenset(),
        typed: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        """Ask for these fields: their names, each with its question.

        When the last field is `full`, the dialog closes without Enter. In the `named` fields,
        `names` are completed. Where something was `typed` before, it stands there again.
        """
        super().__init__()
        self._title, self._asked, self._take, self._full = title, dict(asked), take, full
        self._names, self._named = names, named
        self.typed: Mapping[str, str] = typed

    def compose(self) -> ComposeResult:
        """Lay out the fields."""
        with Vertical(id="asked"):
            yield Static(self._title, id="question", markup=False)
            for name, question in self._asked.items():
                yield Static(question, classes="label", markup=False)
                completes = Completing(partial(self._fitting, name))
                yield Input(
                    self.typed.get(name, ""),
                    id=f"field-{name}",
                    suggester=completes if name in self._named else None,
                    compact=True,
                    select_on_focus=False,
                )
            if self._names and self._named:
                yield Static(id="names", markup=False)
            yield Reply()
            yield Foot()

    @on(Input.Changed)
    def take_full(self, event: Input.Changed) -> None:
        """Accept all fields as soon as the last one is full."""
        last = list(self._asked)[-1]
        if event.input.id == f"field-{last}" and self._full(last, event.value):
            self._try()

    @on(Input.Changed)
    def show_names(self, event: Input.Changed) -> None:
        """Show which names may be meant; the first is taken by the arrow to the right."""
        for row in self.query("#names").results(Static):
            names = self._fitting((event.input.id or "").removeprefix("field-"), event.value)
            row.update(f"→ {' · '.join(names)}" if names else "")
            row.display = bool(names)

    def _fitting(self, name: str, text: str) -> tuple[str, ...]:
        """Return the names that may be meant in a field: those of the other fields come first."""
        if name not in self._named:
            return ()
        others = {f"field-{other}" for other in self._asked if other in self._named - {name}}
        fields = (each for each in self.query(Input) if each.id in others)  # which come one by one
        said = (word for each in fields for word in WORD.findall(each.value))
        return fitting(text, said) or fitting(text, self._names)

    def action_answer(self) -> None:
        """Go to the next field after all that was typed before Enter, or accept all fields."""
        window(self).held.begin(self)
        field = self.focused or self.query(Input).first()
        field.call_later(self._go_on, field)

    def _go_on(self, field: Input) -> None:
        """Go on from a field."""
        fields = list(self.query(Input))
        at = fields.index(field)
        if field is fields[-1]:
            self._try()
        else:
            self.set_focus(fields[at + 1])
            window(self).held.taken()

    def _try(self) -> None:
        """Accept the fields, or say why not."""
        typed = {name: self.query_one(f"#field-{name}", Input).value for name in self._asked}
        self.typed = typed
        empty = [name for name, text in typed.items() if not text.strip()]
        try:
            taken = self._take({name: " ".join(text.split()) for name, text in typed.items()})
        except CompanionError as reason:
            window(self).held.drop()
            said = _("This is still missing.") if empty else in_a_sentence(reason)
            self.query_one(Reply).say(said)
            if empty:
                self.set_focus(self.query_one(f"#field-{empty[0]}", Input))
        else:
            self.dismiss(taken)
            window(self).held.taken()
