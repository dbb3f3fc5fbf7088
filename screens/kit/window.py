"""What screens may ask of their window, beside what Textual offers."""

from typing import TYPE_CHECKING, Protocol, cast

from textual.geometry import Size
from textual.screen import Screen

from companion.store.settings import Settings
from companion.store.tables import Tables
from screens.kit.any_screen import AnyApp
from screens.kit.keys.key_buffer import KeyBuffer
from screens.kit.open_table import OpenTable

if TYPE_CHECKING:  # the first page needs no table
    from companion.evening.sitting import Sitting
    from companion.seal.evidence import Evidence


class OnScreen(Protocol):
    """A screen or a part of one."""

    @property
    def app(self) -> AnyApp:
        """Return the app that shows it."""


class Window(Protocol):
    """The program's window: its settings, and the screens of other folders."""

    tables: Tables
    settings: Settings
    damage: str  # what is wrong with the saved settings, in a sentence
    held: KeyBuffer
    reports_focus: bool

    def ask_for_room(self, size: Size) -> None:
        """Show a notice that the window is too small, if it is."""

    def go_on(self) -> None:
        """Remove the notice if the window is large enough again."""

    def take_settings(self, wished: Settings) -> None:
        """Apply these settings."""

    def keep_settings(self, wished: Settings) -> str:
        """Apply these settings and save them; return why they could not be saved."""

    async def speak_anew(self) -> None:
        """Show every page again in the current language."""

    def sit_down(self, sitting: "Sitting") -> None:
        """Show an opened table, or its ending if the game is over."""

    def table(self, sitting: "Sitting") -> Screen[None]:
        """Return the public page of a table."""

    def ending(self, sitting: "Sitting") -> Screen[None]:
        """Return the page for the end of a game."""

    def example(self) -> Screen[None]:
        """Return the page that plays an example evening."""

    def rule(self, rule: str = "", game: str = "", at: OpenTable | None = None) -> Screen[None]:
        """Return the page of a rule or the search of a game's rules, perhaps for an open table."""

    def check(self, evidence: "Evidence", name: str) -> Screen[None]:
        """Return the page that checks this evidence."""


def window(shown: OnScreen) -> Window:
    """Return the window that shows a screen or a part of one."""
    return cast("Window", shown.app)
