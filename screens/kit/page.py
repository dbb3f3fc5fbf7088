"""Pages and dialogs, which act only while nothing lies over them, however fast keys come."""

from collections.abc import Callable, Collection
from typing import ClassVar, Protocol, Self, TypeVar

from textual import events
from textual.app import ComposeResult
from textual.await_complete import AwaitComplete
from textual.command import CommandList, CommandPalette
from textual.geometry import Size
from textual.screen import ModalScreen, Screen
from textual.visual import VisualType
from textual.widgets.option_list import Option

from companion.locale import N_, _
from screens.kit.foot import Foot
from screens.kit.guard import Guard
from screens.kit.keys.commands import Command, bindings
from screens.kit.open_table import OpenTable
from screens.kit.rows import Rows, turns

NO_MATCHES = "--no-matches"  # the id that Textual uses
Result = TypeVar("Result")
Given = TypeVar("Given")


class Asker(Protocol):
    """A screen that opens dialogs."""

    async def ask(self, screen: Screen[Given]) -> Given | None:
        """Open a dialog and return its answer."""


class Page(Screen[Result]):
    """A screen that can be left only once, and opens another only while it is on top."""

    through: Collection[str] = ()
    """Keys that are always for this page: what lies over it is closed first."""
    stays: ClassVar[bool] = False
    """Whether such keys of pages below leave this page open, as it must be answered first."""
    least: ClassVar[Size] = Size(38, 18)
    """The room that it needs; a smaller window shows a notice instead."""
    _opens = True  # until it is shown for the first time
    guard: Guard | None = None
    """Closes this page as soon as somebody else may look; None on pages without secrets."""

    @property
    def on_top(self) -> bool:
        """Say whether nothing lies over this screen."""
        return self.app.screen_stack[-1:] == [self]

    @property
    def gone(self) -> bool:
        """Say whether this screen was left, perhaps before it was ready."""
        return self not in self.app.screen_stack

    def _refresh_layout(self, size: Size | None = None, scroll: bool = False) -> None:
        """Lay it out, in a smaller window as in the least one, in which words can still be broken.

        A notice covers it then, but it is laid out all the same.
        """
        room = size or self.outer_size
        least = Size(max(room.width, self.least.width), max(room.height, self.least.height))
        super()._refresh_layout(least if room else size, scroll)

    @property
    def rules_of(self) -> OpenTable | None:
        """Return the table of this page for the pages of the rules, if it has one."""
        return None

    @property
    def about(self) -> str:
        """Return the rule that this page is about; often empty."""
        return ""

    def anew(self) -> Screen[Result] | None:
        """Return this page in another language; None if it cannot be shown again."""
        return None

    def on_screen_suspend(self) -> None:
        """Hide this page's commands while something lies over it, as their keys do nothing then."""
        self.query_children(Foot).set(visible=False)

    def on_screen_resume(self) -> None:
        """Show this page's commands again."""
        self.query_children(Foot).set(visible=True)

    def heed(self, event: events.Event) -> None:
        """Pass an event to the guard before anything else handles it."""
        if self.guard:
            self.guard.heed(event)

    def make_way(self, event: events.Event) -> None:
        """Close what lies over this page, if a key is meant for the page itself."""
        if not isinstance(event, events.Key) or event.key not in self.through or self.gone:
            return
        stack = self.app.screen_stack
        above = [each for each in stack[stack.index(self) + 1 :] if isinstance(each, Page)]
        if not any(each.stays or event.key in each.through for each in above):
            while not self.on_top:
                self.app.pop_screen()

    async def on_event(self, event: events.Event) -> None:
        """Ignore keys, taps and the first event on a screen that was left."""
        if isinstance(event, events.ScreenResume) and self._opens:
            self._opens = event.refresh_styles = False  # it was styled while it opened
        if not (isinstance(event, events.Mount | events.InputEvent) and self.gone):
            await super().on_event(event)

    def dismiss(self, result: Result | None = None) -> AwaitComplete:
        """Leave; nothing happens if the screen was already left or is covered."""
        return super().dismiss(result) if self.on_top else AwaitComplete()

    def show(
        self, screen: Screen[Given], then: Callable[[Given | None], None] | None = None
    ) -> None:
        """Open another screen over this one, unless something else lies over it."""
        if self.on_top:
            self.app.push_screen(screen, then)

    async def ask(self, screen: Screen[Given]) -> Given | None:
        """Open a dialog and return its answer; None if something else lies over this screen."""
        if not self.on_top:
            return None
        given: Given = await self.app.push_screen_wait(screen)
        return given

    def turn_into(self, screen: Screen[None]) -> None:
        """Replace this screen by another one, unless something else lies over it."""
        if self.on_top:
            self.app.switch_screen(screen)

    def report(self, tell: Callable[..., object], *what: object) -> None:
        """Call a function from a background thread, unless this screen was left meanwhile."""

        def tell_here() -> None:
            if self.app.is_running and not self.gone:
                tell(*what)

        self.app.call_from_thread(tell_here)


class Dialog(ModalScreen[Result], Page[Result]):
    """A page that leaves the page below it visible."""

    BINDINGS: ClassVar = bindings(
        [Command("app.look_up", "slash", N_("Rules"), N_("look a rule up"), shown=False)]
    )


class FoundCommands(CommandList, Rows):
    """The commands that match in the palette, or a message that none does."""

    def add_option(self, option: "Option | VisualType | None" = None) -> Self:
        """Add a command, or the message in the reader's language."""
        if isinstance(option, Option) and option.id == NO_MATCHES:
            option = Option(_("nothing is called so"), id=NO_MATCHES, disabled=True)
        return super().add_option(option)


class Palette(CommandPalette, Page[None]):
    """All commands, to be found by their names."""

    BINDINGS: ClassVar = bindings(
        [Command("escape", "escape", N_("Back"), N_("close the list of commands"))]
    )

    def __init__(self) -> None:
        """Ask for a name."""
        super().__init__(placeholder=_("a command, or a part of its name"))

    def compose(self) -> ComposeResult:
        """Lay it out as Textual does, with our own list and footer."""
        for widget in super().compose():
            yield FoundCommands() if isinstance(widget, CommandList) else widget
        yield Foot()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Allow moving through the list only where it has room."""
        return action != "command_list" or turns(self.query_one(CommandList))
