"""The app: one window over one folder of tables."""

import gc
from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.actions import ActionParseResult
from textual.dom import DOMNode
from textual.errors import NoWidget
from textual.reactive import reactive
from textual.widgets import Input

from companion.locale import N_, _
from companion.store.tables import Tables
from screens.kit import colourless, crash_notice
from screens.kit.frame import Frame
from screens.kit.keys import terminal_input
from screens.kit.keys.commands import Command, bindings
from screens.kit.keys.key_buffer import KeyBuffer
from screens.kit.keys.terminal_input import Burst
from screens.kit.page import Page

if TYPE_CHECKING:  # the game is loaded only when a table is opened
    from textual.screen import Screen

    from companion.evening.sitting import Sitting
    from companion.seal.evidence import Evidence
    from screens.home.first_page import FirstPage
    from screens.kit.open_table import OpenTable
    from screens.table.look import Look


class Companion(Frame):
    """The app's window, which begins with the first page."""

    BINDINGS: ClassVar = bindings(
        [Command("look_up", "slash", N_("Rules"), N_("look a rule up"), shown=False)]
    )
    reports_focus: reactive[bool] = reactive(False, repaint=False)
    """Whether the terminal has reported a change of focus."""

    def __init__(self, tables: Tables) -> None:
        """Open the window on a folder of tables."""
        super().__init__(tables.folder)
        self.tables = tables
        self.held = KeyBuffer(self, self.take_event)

    def get_default_screen(self) -> "FirstPage":
        """Return the first page."""
        from screens.home.first_page import FirstPage

        return FirstPage()

    def on_ready(self) -> None:
        """Let the garbage collector skip all that exists at the first frame, which saves time."""
        if not gc.isenabled():
            gc.freeze()
            gc.enable()

    async def on_event(self, event: events.Event) -> None:
        """Ignore keys that come too early."""
        if not self.held.keeps(event):
            await self.take_event(event)

    async def take_event(self, event: events.Event) -> None:
        """Handle an event; a burst of signs is typed into a field that asks for text."""
        if isinstance(event, Burst) and self._asks_for_text:
            for key in event.typed():
                await self.on_event(key)
        else:
            await self._handle(event)

    async def _handle(self, event: events.Event) -> None:
        """Offer every event to each open page first, even to those that another one covers."""
        self.reports_focus |= isinstance(event, events.AppFocus | events.AppBlur)
        for screen in tuple(self.screen_stack):
            if isinstance(screen, Page):
                screen.make_way(event)
                screen.heed(event)
        if isinstance(event, events.Resize):
            self.ask_for_room(event.size)
        elif isinstance(event, events.Paste):
            self.tidy(event)
        if not self.misses(event):
            await super().on_event(event)
        if isinstance(event, events.Resize):
            self.go_on()

    def misses(self, event: events.Event) -> bool:
        """Say whether a tap or key meets something that is still drawn but already gone."""
        if isinstance(event, events.InputEvent | events.Paste) and not (
            self.is_running and self.screen_stack
        ):
            return True  # the app is closing
        if not isinstance(event, events.MouseEvent):
            return False
        try:
            widget, _region = self.get_widget_at(event.x, event.y)
        except NoWidget:
            return True
        return not (widget is self.screen or widget.is_attached)

    @property
    def _asks_for_text(self) -> bool:
        """Say whether a field has the keys."""
        return bool(self.screen_stack) and isinstance(self.focused, Input)

    def tidy(self, paste: events.Paste) -> None:
        """Clean pasted text, and say so where no field can take it."""
        before, paste.text = paste.text, terminal_input.tidied(paste.text)
        if before.strip() and not (paste.text and self._asks_for_text):
            self.notify(_("Nothing was pasted: no text is asked for here."))

    async def run_action(
        self,
        action: "str | ActionParseResult",
        default_namespace: DOMNode | None = None,
        namespaces: Mapping[str, DOMNode] | None = None,
    ) -> bool:
        """Ignore an action of a screen or a field that is gone."""
        whose = default_namespace or self
        elsewhere = whose is not self and self.screen not in whose.ancestors_with_self
        if elsewhere or (str(action).startswith("focused.") and self.focused is None):
            return False
        return await super().run_action(action, default_namespace, namespaces)

    def copy_to_clipboard(self, text: str) -> None:
        """Copy the selected text, unless it may be secret or was typed unseen."""
        unseen = isinstance(self.focused, Input) and self.focused.password
        pages = (each for each in self.screen_stack if isinstance(each, Page))
        if not (unseen or any(each.guard for each in pages)):
            super().copy_to_clipboard(text)

    def sit_down(self, sitting: "Sitting") -> None:
        """Show an opened table, or its ending if the game is over."""
        self.push_screen(self.ending(sitting) if sitting.table.over else self.table(sitting))

    def table(self, sitting: "Sitting") -> "Screen[None]":
        """Return the public page of a table."""
        from screens.table.kinds.everybody import EVERYBODY
        from screens.table.kinds.noted import NOTED
        from screens.table.kinds.open import OPEN
        from screens.table.kinds.program import PROGRAM
        from screens.table.seat.seat_page import SeatPage
        from screens.table.seating import Seating

        seating = Seating(sitting)
        shown = NOTED if seating.game.notes else OPEN
        hiding = EVERYBODY if sitting.table.curtained else PROGRAM
        kind = hiding if seating.game.secrets else shown
        return SeatPage(seating, look(sitting.table.game), kind)

    def ending(self, sitting: "Sitting") -> "Screen[None]":
        """Return the page for the end of a game."""
        from companion import games
        from screens.table.watching.ending_page import EndingPage

        if not games.take(sitting.table.game).secrets:
            return self.table(sitting)
        return EndingPage(sitting, look(sitting.table.game))

    def example(self) -> "Screen[None]":
        """Return the page that plays the example of the first game that has one."""
        from companion.play.example import example_evening, exemplary
        from screens.home.example_page import ExamplePage, Pictures

        name = exemplary()
        looks = look(name)
        pictures = Pictures(looks.picture, looks.hidden_picture)
        return ExamplePage(example_evening(name), pictures)

    def action_look_up(self) -> None:
        """Open the rule that a dialog is about, or the search, for the table that lies below."""
        if isinstance(self.screen, Page):
            pages = (each for each in reversed(self.screen_stack) if isinstance(each, Page))
            at = next(filter(None, (page.rules_of for page in pages)), None)
            self.screen.show(self.rule(self.screen.about, at.game if at else "", at))

    def rule(self, rule: str = "", game: str = "", at: "OpenTable | None" = None) -> "Screen[None]":
        """Return the page of a rule or the search of a game's rules, perhaps for an open table."""
        from companion.store.kept_rules import lay_open
        from screens.home.rule_page import RulePage
        from screens.home.rule_search import RuleSearch

        lay_open()
        return RulePage(rule, at) if rule else RuleSearch(game, at)

    def check(self, evidence: "Evidence", name: str) -> "Screen[None]":
        """Return the page that checks this evidence."""
        from screens.proof.verify_page import VerifyPage

        return VerifyPage(evidence, name)


def look(game: str) -> "Look":
    """Return the look of a game; one without a folder here has the look of its kind."""
    from companion.games import beside

    package = beside(game, "screens.games")
    if not package:
        from screens.trail.look import look as common

        return common(game)
    found: Look = import_module(f"{package}.look").LOOK
    return found


def run(tables: Tables) -> int:
    """Run the app until it is closed."""
    crash_notice.steady()
    colourless.heed()
    app = Companion(tables)
    return app.run() or app.return_code or 0
