"""The app: one window, the tables of one folder, a screen for each thing to do."""

from textual.app import App

from companion.store.tables import Tables
from screens.sitting import Sitting


class Companion(App[int]):
    """Begins at home."""

    TITLE = "Companion"
    CSS_PATH = "app.tcss"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (72, "-wide")]  # noqa: RUF012 - as in its base
    COMMAND_PALETTE_BINDING = "ctrl+p"

    def __init__(self, tables: Tables) -> None:
        """Open the window over a folder of tables."""
        super().__init__()
        self.tables = tables

    def on_mount(self) -> None:
        """Begin at home."""
        from screens.home import Home

        self.push_screen(Home())

    def sit_down(self, sitting: Sitting) -> None:
        """Show a table."""
        from screens.public import Public

        self.push_screen(Public(sitting))


def run(tables: Tables) -> int:
    """Run the app until somebody leaves."""
    return Companion(tables).run() or 0
