"""What every window of the program has: help, palette, room enough, an end without a traceback."""

import os
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.app import App
from textual.geometry import Size

from companion.locale import N_, WORDS
from companion.store.settings import Settings
from screens.kit import crash_notice, themes
from screens.kit.commands import Actions, Command, bindings
from screens.kit.small_window import Small, too_small

HELP = (
    Command("help", "f1", N_("Help"), N_("the keys of this screen"), everywhere=True),
    Command("help", "question_mark", N_("Help"), N_("the keys of this screen"), shown=False),
)


class Frame(App[int]):
    """A window of the program, whatever it shows."""

    TITLE = "Companion"
    CSS_PATH = Path(__file__).parents[1] / "app.tcss"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (72, "-wide")]  # noqa: RUF012 - as in its base
    COMMAND_PALETTE_BINDING = "ctrl+p"
    COMMANDS = {Actions}  # noqa: RUF012 - as in its base
    BINDINGS: ClassVar = bindings(HELP)

    def __init__(self) -> None:
        """Open the window."""
        super().__init__()
        self._stopped = False
        for theme in themes.THEMES:
            self.register_theme(theme)

    def take_settings(self, wished: Settings) -> None:
        """Look and speak as somebody likes it."""
        self.settings = wished
        self.theme = themes.full(wished.theme)
        if wished.words:
            os.environ[WORDS] = wished.words
        else:
            os.environ.pop(WORDS, None)

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

    def action_command_palette(self) -> None:
        """Show all commands, to be found by their names."""
        from screens.kit.page import Palette

        if not any(isinstance(each, Palette) for each in self.screen_stack):
            self.push_screen(Palette())

    def action_help(self) -> None:
        """Show the keys of the screen, or close them."""
        from screens.kit.help_page import Help

        if isinstance(self.screen, Help):
            self.pop_screen()
        else:
            self.push_screen(Help(self.screen))

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
