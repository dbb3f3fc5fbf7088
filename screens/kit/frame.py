"""The base of all windows: help, palette, settings, a least size, an end without traceback."""

import asyncio
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import events, work
from textual.app import App
from textual.binding import Binding
from textual.geometry import Size

from companion.core import CompanionError
from companion.locale import N_, READER, WORDS, Reader, _, system
from companion.locale.threads import ReadersThreads
from companion.store import settings
from companion.store.settings import Settings
from companion.telling.refusals import in_a_sentence
from companion.untyped import Handed
from screens.kit import crash_notice, themes
from screens.kit.any_screen import AnyScreen
from screens.kit.keys.commands import Actions, Command, bindings
from screens.kit.languages import offered
from screens.kit.page import Page, Palette
from screens.kit.small_window import SmallWindow, too_small

KEYS = (
    Command("language", "f9", N_("Language"), N_("another language, at once"), shown=False),
    Command("help", "f1", N_("Help"), N_("the keys of this screen"), everywhere=True),
    Command("help", "question_mark", N_("Help"), N_("the keys of this screen"), shown=False),
    Command("quit", "ctrl+q", N_("Quit"), N_("all is saved"), shown=False, everywhere=True),
)
# Only the space bar has a name in each language; other keys are named as they are printed.
# Translators: the space bar, in a row of keys.
SPACE = N_("space")


class Frame(App[int]):
    """A window of the program, whatever it shows."""

    TITLE = "Companion"
    CSS_PATH = Path(__file__).parents[1] / "app.tcss"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (72, "-wide")]  # noqa: RUF012 - as in its base
    VERTICAL_BREAKPOINTS = [(0, "-low"), (30, "-high")]  # noqa: RUF012 - as in its base
    COMMAND_PALETTE_BINDING = "ctrl+p"
    COMMANDS = {Actions}  # noqa: RUF012 - as in its base
    BINDINGS: ClassVar = bindings(KEYS)

    def __init__(self, folder: Path) -> None:
        """Open the window for the tables of a folder, with their settings.

        If no language was asked for, it uses the one in the settings.
        """
        super().__init__()
        self._stopped = False
        self._folder = folder
        kept, self.damage = settings.read(folder)
        self._reader = READER.get() or Reader(kept.language or system.language())
        READER.set(self._reader)
        self.settings = kept
        for theme in themes.THEMES:
            self.register_theme(theme)
        self.take_settings(kept)

    def take_settings(self, wished: Settings) -> None:
        """Apply these settings."""
        if wished.language != self.settings.language:
            self._reader.language = wished.language or system.language()
        self.settings = wished
        self.theme = themes.full(wished.theme)
        if wished.words:
            os.environ[WORDS] = wished.words
        else:
            os.environ.pop(WORDS, None)

    def keep_settings(self, wished: Settings) -> str:
        """Apply these settings and save them; return why they could not be saved."""
        self.take_settings(wished)
        try:
            settings.write(self._folder, wished)
        except CompanionError as reason:
            return in_a_sentence(reason)
        return ""

    @work
    async def action_language(self) -> None:
        """Ask for a language and use it at once; what is hidden is covered first."""
        from screens.kit.dialogs.pick_dialog import PickDialog

        for screen in tuple(self.screen_stack):
            if isinstance(screen, Page) and screen.guard:
                screen.guard.fall()
        language = await self.push_screen_wait(PickDialog(_("Which language?"), offered()))
        if language is not None:
            if trouble := self.keep_settings(replace(self.settings, language=language)):
                self.notify(trouble, markup=False)
            await self.speak_anew()

    async def speak_anew(self) -> None:
        """Show every page again in the current language; the first page always stays."""
        first, *over = self.screen_stack
        pages = [page.anew() for page in over if isinstance(page, Page)]
        while len(self.screen_stack) > 1:
            self.pop_screen()
        await first.recompose()
        first.set_focus(None)  # the focused widget is gone; a resumed page finds its own
        first.post_message(events.ScreenResume())
        for page in filter(None, pages):
            self.push_screen(page)

    @property
    def _renewable(self) -> bool:
        """Say whether every page can be shown again; an open dialog cannot."""
        pages = (each for each in self.screen_stack[1:] if not isinstance(each, Palette))
        return all(
            isinstance(each, Page) and (each.guard or type(each).anew is not Page.anew)
            for each in pages
        )

    def get_screen(self, screen: Handed, screen_class: Handed = None) -> Handed:
        """Return a screen after reading its styles and setting the classes for the window's size.

        Textual does both only when the screen is open, and then styles every screen again.
        """
        found = super().get_screen(screen, screen_class)
        new = [path for path in found.css_path if not self.stylesheet.has_source(str(path))]
        if new:
            self.stylesheet.read_all(new)
            self.stylesheet.parse()
        found.update_classes(dict.fromkeys(self._fitting(found), True), update=False)
        return found

    def _fitting(self, screen: AnyScreen) -> Iterator[str]:
        """Return the classes of a screen in a window of this size."""
        across = screen.HORIZONTAL_BREAKPOINTS or self.HORIZONTAL_BREAKPOINTS
        down = screen.VERTICAL_BREAKPOINTS or self.VERTICAL_BREAKPOINTS
        for steps, room in ((across, self.size.width), (down, self.size.height)):
            yield max(step for step in steps if step[0] <= room)[1]

    def ask_for_room(self, size: Size) -> None:
        """Show a notice that the window is too small, if it is."""
        if too_small(size) and not isinstance(self.screen, SmallWindow):
            self.push_screen(SmallWindow())

    def go_on(self) -> None:
        """Remove the notice if the window is large enough again."""
        if isinstance(self.screen, SmallWindow) and not too_small(self.size):
            self.pop_screen()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Allow nothing to open in too small a window, nor a language while it cannot change."""
        if action == "language" and not self._renewable:
            return False
        top = self.screen_stack[-1:]
        return action == "quit" or not any(isinstance(each, SmallWindow) for each in top)

    def get_key_display(self, binding: Binding) -> str:
        """Return the name of a key as it is printed on a keyboard, or in the reader's language."""
        return _(SPACE) if binding.key == "space" else super().get_key_display(binding)

    def action_command_palette(self) -> None:
        """Show all commands, to be found by their names."""
        if not any(isinstance(each, Palette) for each in self.screen_stack):
            self.push_screen(Palette())

    def action_help_quit(self) -> None:
        """Say what leaves the program, as Ctrl-C only copies what is marked."""
        key = next(each.keys for each in KEYS if each.action == "quit")
        said = _("{key} ends the program; all is saved. Escape leads back step by step.")
        self.notify(said.format(key=key.title()), markup=False)

    def action_help(self) -> None:
        """Show the screen's commands and keys, or close them."""
        from screens.kit.help_page import HelpPage

        if isinstance(self.screen, HelpPage):
            self.pop_screen()
        else:
            self.push_screen(HelpPage(self.screen))

    def on_mount(self) -> None:
        """Prepare to restore the terminal even if the program is terminated from outside."""
        asyncio.get_running_loop().set_default_executor(ReadersThreads())
        crash_notice.when_ended(lambda code: self.exit(return_code=code))

    def _fatal_error(self) -> None:
        self.panic()

    def panic(self, *_shown: object) -> None:
        """Stop with one sentence; Textual's own report would show secrets."""
        self._return_code = 1
        if not self._stopped:
            self._stopped = True
            super().panic(Text(crash_notice.notice(self._exception)))
