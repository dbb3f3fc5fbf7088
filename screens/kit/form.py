"""A page with fields: what is typed stays until it is taken, and what is wrong is said below."""

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
from screens.kit.commands import Command, action_of, bindings, declared
from screens.kit.foot import Foot
from screens.kit.page import Page
from screens.kit.reply import Reply
from screens.kit.window import window

Result = TypeVar("Result")
NEXT = Command("app.focus_next", "tab", N_("Next"), N_("arrows choose; Shift+Tab goes back"))


class Form(Page[Result]):
    """Lays out a title, rows of fields, and a place for what there is to say."""

    # Whole, since a screen of another room inherits it.
    CSS_PATH: ClassVar[CSSPathType | None] = Path(__file__).with_suffix(".tcss")
    # At once, and not after what was typed behind it: fast keys must not land in the old field.
    BINDINGS: ClassVar = [
        Binding("enter", "go_on", show=False, priority=True),
        *bindings([NEXT]),
    ]
    leads: ClassVar[Mapping[str, str]] = {}
    """Where Enter leads from a field; elsewhere it is the field's own."""

    class Left(Message):
        """A field is left; what was typed and said in it has come up before."""

        def __init__(self, name: str) -> None:
            """Name the field."""
            super().__init__()
            self.name = name

    def heading(self) -> str:
        """Name the page."""
        raise NotImplementedError

    def fields(self) -> ComposeResult:
        """Lay out the fields."""
        raise NotImplementedError

    def below(self) -> ComposeResult:
        """Lay out the buttons, which are always in sight."""
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
        """Name at the foot what is done here before how to go through the fields."""
        return [action_of(keys[0]) for keys in declared(self) if action_of(keys[0]) != NEXT.action]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Let Enter lead on only from some fields."""
        return action != "go_on" or (self.focused is not None and self.focused.id in self.leads)

    def action_go_on(self) -> None:
        """Leave the field when all that was typed before is in it; what comes behind waits."""
        if (field := self.focused) and field.id:
            window(self).held.begin(self)
            field.call_later(field.post_message, self.Left(field.id))

    @on(Left)
    def left(self, event: Left) -> None:
        """Let what was typed behind a field go on from where that led."""
        if self.on_top and self.leave(event.name):
            window(self).held.taken()
        else:
            window(self).held.drop()

    def leave(self, name: str) -> bool:
        """Go from a field to the next one; say no where what stands in it cannot be."""
        self.set_focus(self.query_one(f"#{self.leads[name]}"))
        return True

    def input(self, name: str) -> Input:
        """Give a field."""
        return self.query_one(f"#{name}", Input)

    def say(self, text: str) -> None:
        """Say something below the fields, and bring it into sight."""
        self.query_one(Reply).say(text)

    def refuse(self, name: str, why: str) -> None:
        """Say what is wrong, and stand where it can be put right, behind what was typed."""
        field = self.input(name)
        self.set_focus(field)
        field.call_later(field.action_end)
        self.say(why)


def row(label: str, field: Widget) -> Horizontal:
    """Put a label before a field."""
    return Horizontal(Static(label, classes="label"), field, classes="row")


def field(name: str, told: str, value: str = "", *, hidden: bool = False) -> Input:
    """Make a field; a hidden one shows nothing of what is typed."""
    return Input(
        value, placeholder=told, password=hidden, id=name, compact=True, select_on_focus=False
    )
