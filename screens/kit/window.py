"""What screens ask of the window that shows them, beside what Textual gives."""

from typing import TYPE_CHECKING, Any, Protocol, cast

from textual.app import App
from textual.geometry import Size
from textual.screen import Screen

from companion.store.settings import Settings
from companion.store.tables import Tables
from screens.kit.key_buffer import Held
from screens.kit.open_table import OpenTable

if TYPE_CHECKING:  # the first page needs no table
    from companion.seal.evidence import Evidence
    from companion.sitting import Sitting


class Shown(Protocol):
    """A screen, or a part of one."""

    @property
    def app(self) -> App[Any]:
        """Give the app that shows it."""


class Window(Protocol):
    """The one window of the program: what is kept, how it looks, and the screens of other rooms."""

    tables: Tables
    settings: Settings
    damage: str  # what is wrong with the settings that were read, in a sentence
    held: Held
    reports_focus: bool

    def ask_for_room(self, size: Size) -> None:
        """Ask for more room before anything is squeezed into too little."""

    def go_on(self) -> None:
        """Go on where there is room again."""

    def take_settings(self, wished: Settings) -> None:
        """Look and speak as somebody likes it."""

    def keep_settings(self, wished: Settings) -> str:
        """Look and speak so, and keep it; say why it could not be kept."""

    async def speak_anew(self) -> None:
        """Show every page anew, in the language of now."""

    def sit_down(self, sitting: "Sitting") -> None:
        """Show a table, or the end of its game."""

    def table(self, sitting: "Sitting") -> Screen[None]:
        """Give the screen of a table that everybody may look at."""

    def ending(self, sitting: "Sitting") -> Screen[None]:
        """Give the screen of the end of a game, or of where it stops."""

    def example(self) -> Screen[None]:
        """Give an example evening to walk through."""

    def rule(self, rule: str = "", game: str = "", at: OpenTable | None = None) -> Screen[None]:
        """Give the page of a rule, or the search for one of a game, perhaps at an open table."""

    def check(self, evidence: "Evidence", name: str) -> Screen[None]:
        """Give the check of the evidence at hand."""


def window(shown: Shown) -> Window:
    """Give the window that shows a screen or a part of one."""
    return cast("Window", shown.app)
