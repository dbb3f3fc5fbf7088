"""A page with fields: typed text stays until it is accepted, and errors are shown below."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, TypeVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.types import CSSPathType
from textual.widget import Widget
from textual.widgets import Input, Static

from companion.locale import N_
from screens.kit.dialogs.reply import Reply
from screens.kit.foot import Foot
from screens.kit.keys.commands import Command, action_of, bindings, declared
from screens.kit.page import Page
from screens.kit.window import window

Result = TypeVar("Result")
NEXT = Command("app.focus_next", "tab", N_("Next"), N_("arrows choose; Shift+Tab goes back"))


class Form(Page[Result]):
    """Lays out a title, rows of fields, and a place for messages."""

    # The whole path, as screens of other folders inherit it.
    CSS_PATH: ClassVar[CSSPathType | None] = Path(__file__).with_suffix(".tcss")
    # With priority, as keys typed fast after Enter must not reach the old field.
    BINDINGS: ClassVar = [
        Binding("enter", "go_on", show=False, priority=True),
        *bindings([NEXT]),
    ]
    leads: ClassVar[Mapping[str, str]] = {}
    """The field to which Enter leads from each one; those not listed handle Enter themselves."""

    class Left(Message):
        """The message that Enter was pressed in a field, after all that was typed in it."""

        def __init__(self, name: str) -> None:
            """Take the name of the field."""
            super().__init__()
            self.name = name

    def heading(self) -> str:
        """Return the title of the page."""
        raise NotImplementedError

    def fields(self) -> ComposeResult:
        """Lay out the fields."""
        raise NotImplementedError

    def below(self) -> ComposeResult:
        """Lay out the buttons, which stay visible."""
        yield from ()

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        yield Static(self.heading(), classes="title")
        with VerticalScroll(id="page", can_focus=False):
            yield from self.fields()
            yield Reply()
            with Vertical(id="buttons"):
                yield from self.below()
        yield Foot(self.order)

    def order(self) -> list[str]:
        """Return the actions for the footer, without the one that goes to the next field."""
        return [action_of(keys[0]) for keys in declared(self) if action_of(keys[0]) != NEXT.action]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Allow Enter to go on only from fields in `leads`."""
        return action != "go_on" or (self.focused is not None and self.focused.id in self.leads)

    def action_go_on(self) -> None:
        """Leave the field after all that was typed before Enter; later keys wait."""
        if (field := self.focused) and field.id:
            window(self).held.begin(self)
            field.call_later(field.post_message, self.Left(field.id))

    @on(Left)
    def left(self, event: Left) -> None:
        """Send the waiting keys to the next field, or drop them if this field is not accepted."""
        if self.on_top and self.leave(event.name):
            window(self).held.taken()
        else:
            window(self).held.drop()

    def leave(self, name: str) -> bool:
        """Go from a field to the next one; return False if its text is not accepted."""
        self.set_focus(self.query_one(f"#{self.leads[name]}"))
        return True

    def input(self, name: str) -> Input:
        """Return a field."""
        return self.query_one(f"#{name}", Input)

    def say(self, text: str) -> None:
        """Show a message below the fields, and scroll to it."""
        self.query_one(Reply).say(text)

    def refuse(self, name: str, why: str) -> None:
        """Show what is wrong, with the cursor at the end of the faulty field."""
        field = self.input(name)
        self.set_focus(field)
        field.call_later(field.action_end)
        self.say(why)


def row(label: str, field: Widget) -> Horizontal:
    """Return a row with a label before a field."""
    return Horizontal(Static(label, classes="label"), field, classes="row")


def field(name: str, told: str, value: str = "", *, hidden: bool = False) -> Input:
    """Return a field; a hidden one does not show what is typed."""
    return Input(
        value, placeholder=told, password=hidden, id=name, compact=True, select_on_focus=False
    )
