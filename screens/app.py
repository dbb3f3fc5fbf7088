"""The app: one window, the tables of one folder, a screen for each thing to do."""

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
from screens.kit import colourless, crash_notice, terminal_input
from screens.kit.commands import Command, bindings
from screens.kit.frame import Frame
from screens.kit.key_buffer import Held
from screens.kit.page import Page

if TYPE_CHECKING:  # what plays is loaded when somebody sits down
    from textual.screen import Screen

    from companion.seal.evidence import Evidence
    from companion.sitting import Sitting
    from screens.home.first_page import Home
    from screens.kit.open_table import OpenTable
    from screens.table.look import Look


class Companion(Frame):
    """Begins at home."""

    BINDINGS: ClassVar = bindings(
        [Command("look_up", "slash", N_("Rules"), N_("look a rule up"), shown=False)]
    )
    reports_focus: reactive[bool] = reactive(False, repaint=False)
    """Whether the terminal has told when somebody looks away."""

    def __init__(self, tables: Tables) -> None:
        """Open the window over a folder of tables."""
        super().__init__(tables.folder)
        self.tables = tables
        self.held = Held(self, self.take_event)

    def get_default_screen(self) -> "Home":
        """Begin at home."""
        from screens.home.first_page import Home

        return Home()

    def on_ready(self) -> None:
        """Look for what can be thrown away only from the first frame on, and only among newer."""
        if not gc.isenabled():
            gc.freeze()
            gc.enable()

    async def on_event(self, event: events.Event) -> None:
        """Hold keys back where they would come too early."""
        if not self.held.keeps(event):
            await self.take_event(event)

    async def take_event(self, event: events.Event) -> None:
        """Let every page take heed of everything first, also of what lies over it."""
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
        """Say whether what somebody does meets nothing: it was taken away, though still drawn."""
        if isinstance(event, events.InputEvent) and not self.screen_stack:
            return True
        if not isinstance(event, events.MouseEvent):
            return False
        try:
            widget, _region = self.get_widget_at(event.x, event.y)
        except NoWidget:
            return True
        return not (widget is self.screen or widget.is_attached)

    def tidy(self, paste: events.Paste) -> None:
        """Let nothing through to a field that cannot be seen there."""
        before, paste.text = paste.text, terminal_input.tidied(paste.text)
        if before.strip() and not paste.text:
            self.notify(_("Nothing was pasted: no text is asked for here."))

    async def run_action(
        self,
        action: "str | ActionParseResult",
        default_namespace: DOMNode | None = None,
        namespaces: Mapping[str, DOMNode] | None = None,
    ) -> bool:
        """Do nothing that was tapped on a screen, or for a field, where nobody is any more."""
        whose = default_namespace or self
        elsewhere = whose is not self and self.screen not in whose.ancestors_with_self
        if elsewhere or (str(action).startswith("focused.") and self.focused is None):
            return False
        return await super().run_action(action, default_namespace, namespaces)

    def copy_to_clipboard(self, text: str) -> None:
        """Let what was marked be pasted anywhere, unless it may be secret or was typed unseen."""
        unseen = isinstance(self.focused, Input) and self.focused.password
        pages = (each for each in self.screen_stack if isinstance(each, Page))
        if not (unseen or any(each.guard for each in pages)):
            super().copy_to_clipboard(text)

    def sit_down(self, sitting: "Sitting") -> None:
        """Show a table, or the end of its game."""
        self.push_screen(self.ending(sitting) if sitting.table.over else self.table(sitting))

    def table(self, sitting: "Sitting") -> "Screen[None]":
        """Give the page of a table that everybody may look at."""
        from screens.table.noted_page import NotedPage
        from screens.table.sealed_page import SealedPage
        from screens.table.seat_page import SeatPage
        from screens.table.seating import Seating

        seating, looks = Seating(sitting), look(sitting.table.game)
        if seating.game.secrets:
            return SealedPage(seating, looks)
        return NotedPage(seating, looks) if seating.game.notes else SeatPage(seating, looks)

    def ending(self, sitting: "Sitting") -> "Screen[None]":
        """Give the screen of the end of a game, or of where it stops."""
        from companion import games
        from screens.table.ending_page import Ending

        if not games.take(sitting.table.game).secrets:
            return self.table(sitting)
        return Ending(sitting, look(sitting.table.game))

    def example(self) -> "Screen[None]":
        """Give the evening of the first game that has one on its page, to walk through."""
        from companion.example import example_evening, exemplary
        from screens.home.example_page import Example, Pictures

        name = exemplary()
        looks = look(name)
        pictures = Pictures(looks.picture, looks.hidden_picture)
        return Example(example_evening(name), pictures)

    def action_look_up(self) -> None:
        """Look rules up from wherever somebody is; the page of a table tells more of its moment."""
        if isinstance(self.screen, Page):
            self.screen.show(self.rule())

    def rule(self, rule: str = "", game: str = "", at: "OpenTable | None" = None) -> "Screen[None]":
        """Give the page of a rule, or the search for one of a game, perhaps at an open table."""
        from screens.home.rule_page import Rule
        from screens.home.rule_search import Rules

        return Rule(rule, at) if rule else Rules(game, at)

    def check(self, evidence: "Evidence", name: str) -> "Screen[None]":
        """Give the check of the evidence at hand."""
        from screens.proof.verify_page import Verifying

        return Verifying(evidence, name)


def look(game: str) -> "Look":
    """Find by its name how a game looks; one without a folder is shown in words alone."""
    from companion.games import beside
    from screens.table.look import PLAIN

    package = beside(game, "screens.games")
    if not package:
        return PLAIN
    found: Look = import_module(f"{package}.look").LOOK
    return found


def run(tables: Tables) -> int:
    """Run the app until somebody leaves."""
    crash_notice.steady()
    colourless.heed()
    app = Companion(tables)
    return app.run() or app.return_code or 0
