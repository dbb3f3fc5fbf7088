"""The app: one window, the tables of one folder, a screen for each thing to do."""

import os
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual import events
from textual.app import App
from textual.geometry import Size

from companion.locale import _
from companion.seal import words
from companion.store import settings
from companion.store.settings import Settings
from companion.store.tables import Tables
from screens.kit import colourless, crash_notice, input_guard, themes
from screens.kit.commands import Actions, Command, bindings
from screens.kit.hiding import Hidden
from screens.kit.key_buffer import Held
from screens.kit.small_window import Small, too_small

if TYPE_CHECKING:  # what plays is loaded when somebody sits down
    from companion.seal.evidence import Evidence
    from companion.sitting import Sitting
    from screens.home.first_page import Home

HELP = (
    Command("help", "f1", _("Help"), _("the keys of this screen"), everywhere=True),
    Command("help", "question_mark", _("Help"), _("the keys of this screen"), shown=False),
)


class Companion(App[int]):
    """Begins at home."""

    TITLE = "Companion"
    CSS_PATH = "app.tcss"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (72, "-wide")]  # noqa: RUF012 - as in its base
    COMMAND_PALETTE_BINDING = "ctrl+p"
    COMMANDS = {Actions}  # noqa: RUF012 - as in its base
    BINDINGS: ClassVar = bindings(HELP)

    def __init__(self, tables: Tables) -> None:
        """Open the window over a folder of tables."""
        super().__init__()
        self.tables = tables
        self._stopped = False
        self.held = Held(self, self.take_event)
        self.reports_focus = False  # whether the terminal has told when somebody looks away
        self.settings, self.damage = settings.read(tables.folder)
        for theme in themes.THEMES:
            self.register_theme(theme)
        self.take_settings(self.settings)

    def get_default_screen(self) -> "Home":
        """Begin at home."""
        from screens.home.first_page import Home

        return Home()

    async def on_event(self, event: events.Event) -> None:
        """Hold keys back where they would come too early."""
        if not self.held.keeps(event):
            await self.take_event(event)

    async def take_event(self, event: events.Event) -> None:
        """Let what is hidden take heed of everything first, whatever lies over it."""
        self.reports_focus |= isinstance(event, events.AppFocus | events.AppBlur)
        for screen in tuple(self.screen_stack):
            if isinstance(screen, Hidden):
                screen.heed(event)
        if isinstance(event, events.Resize):
            self.ask_for_room(event.size)
        elif isinstance(event, events.Paste):
            self.tidy(event)
        await super().on_event(event)
        if isinstance(event, events.Resize):
            self.go_on()

    def tidy(self, paste: events.Paste) -> None:
        """Let nothing through to a field that cannot be seen there."""
        before, paste.text = paste.text, input_guard.tidied(paste.text)
        if before.strip() and not paste.text:
            self.notify(_("Nothing was pasted: nothing here needs a text like that."))

    def ask_for_room(self, size: Size) -> None:
        """Ask for more room before anything is squeezed into too little."""
        if too_small(size) and not isinstance(self.screen, Small):
            self.push_screen(Small())

    def go_on(self) -> None:
        """Go on where there is room again."""
        if isinstance(self.screen, Small) and not too_small(self.size):
            self.pop_screen()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Open nothing where it could not be seen."""
        top = self.screen_stack[-1:]
        return action == "quit" or not any(isinstance(each, Small) for each in top)

    def action_help(self) -> None:
        """Show the keys of the screen, or close them."""
        from screens.kit.help_page import Help

        if isinstance(self.screen, Help):
            self.pop_screen()
        else:
            self.push_screen(Help(self.screen))

    def take_settings(self, wished: Settings) -> None:
        """Look and speak as somebody likes it."""
        self.settings = wished
        self.theme = themes.full(wished.theme)
        if wished.words:
            os.environ[words.SET] = wished.words
        else:
            os.environ.pop(words.SET, None)

    def sit_down(self, sitting: "Sitting") -> None:
        """Show a table, or the end of its game."""
        from screens.table.ending_page import Ending
        from screens.table.public_side import Public

        self.push_screen(Ending(sitting) if sitting.table.over else Public(sitting))

    def end(self, sitting: "Sitting") -> None:
        """Show the end of a game, or where it stops, in place of its table."""
        from screens.table.ending_page import Ending

        self.switch_screen(Ending(sitting))

    def play_on(self, sitting: "Sitting") -> None:
        """Show the table again, in place of where it was to stop."""
        from screens.table.public_side import Public

        self.switch_screen(Public(sitting))

    def explain(self, rule: str = "") -> None:
        """Open the page of a rule, or the search for one."""
        from screens.home.rule_page import Rule
        from screens.home.rule_search import Rules

        self.push_screen(Rule(rule) if rule else Rules())

    def judge(self, evidence: "Evidence", name: str) -> None:
        """Open the check of the evidence at hand."""
        from screens.proof.verify_page import Verifying

        self.push_screen(Verifying(evidence, name))

    def on_mount(self) -> None:
        """Leave the terminal as it was, also when somebody ends the program from outside."""
        crash_notice.when_ended(lambda code: self.exit(return_code=code))

    def _fatal_error(self) -> None:
        self.panic()

    def panic(self, *_shown: object) -> None:
        """Stop with one sentence; Textual would print every local variable, secrets among them."""
        self._return_code = 1
        if not self._stopped:
            self._stopped = True
            super().panic(Text(crash_notice.said(self._exception)))


def run(tables: Tables) -> int:
    """Run the app until somebody leaves."""
    crash_notice.steady()
    colourless.heed()
    app = Companion(tables)
    return app.run() or app.return_code or 0
