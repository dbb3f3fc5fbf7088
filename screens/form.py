"""A page with fields: what is typed stays until it is taken, and what is wrong is said below."""

from collections.abc import Mapping
from typing import ClassVar, TypeVar

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input, Static

from screens.foot import Foot

Result = TypeVar("Result")


class Form(Screen[Result]):
    """Lays out a title, rows of fields, and a place for what there is to say."""

    CSS_PATH = "form.tcss"
    # At once, and not after what was typed behind it: fast keys must not land in the old field.
    BINDINGS: ClassVar = [Binding("enter", "go_on", show=False, priority=True)]
    leads: ClassVar[Mapping[str, str]] = {}
    """Where Enter leads from a field; elsewhere it is the field's own."""

    def heading(self) -> str:
        """Name the page."""
        raise NotImplementedError

    def fields(self) -> ComposeResult:
        """Lay out the fields."""
        raise NotImplementedError

    def below(self) -> ComposeResult:
        """Lay out what stands below all that is said."""
        yield from ()

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        yield Static(self.heading(), classes="title")
        with VerticalScroll(id="page", can_focus=False):
            yield from self.fields()
            yield Static(id="answer", markup=False)
            yield from self.below()
        yield Foot()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Let Enter lead on only from some fields."""
        return action != "go_on" or (self.focused is not None and self.focused.id in self.leads)

    def action_go_on(self) -> None:
        """Go to the next field."""
        if self.focused and self.focused.id:
            self.set_focus(self.input(self.leads[self.focused.id]))

    def input(self, name: str) -> Input:
        """Give a field."""
        return self.query_one(f"#{name}", Input)

    def say(self, text: str) -> None:
        """Say something below the fields, and bring it into sight."""
        answer = self.query_one("#answer", Static)
        answer.update(text)
        if text:
            self.call_after_refresh(answer.scroll_visible, animate=False)

    def refuse(self, name: str, why: str) -> None:
        """Say what is wrong, and stand where it can be put right."""
        self.input(name).focus()
        self.say(why)


def row(label: str, field: Widget) -> Horizontal:
    """Put a label before a field."""
    return Horizontal(Static(label, classes="label"), field, classes="row")


def field(name: str, told: str, value: str = "", *, hidden: bool = False) -> Input:
    """Make a field; a hidden one shows nothing of what is typed."""
    return Input(
        value, placeholder=told, password=hidden, id=name, compact=True, select_on_focus=False
    )
