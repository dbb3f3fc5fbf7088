"""The window of a second screen, which shows a table and changes nothing."""

from textual import events

from companion.store.public_reader import PublicReader
from screens.app import look
from screens.kit import colourless, crash_notice
from screens.kit.frame import Frame
from screens.table.public_picture import PublicPicture
from screens.table.watching.watch_page import WatchPage


class WatchWindow(Frame):
    """Shows the public side of one table."""

    def __init__(self, reader: PublicReader) -> None:
        """Open the window with a reader of public data."""
        super().__init__(reader.folder)
        self._table = reader

    def on_mount(self) -> None:
        """Show the page of the table; the window closes with it."""
        self.push_screen(WatchPage(self._table, picture, lambda game: look(game).known))

    async def on_event(self, event: events.Event) -> None:
        """Show a notice where the window is too small."""
        if isinstance(event, events.Resize):
            self.ask_for_room(event.size)
        await super().on_event(event)
        if isinstance(event, events.Resize):
            self.go_on()


def picture(game: str, revealed: bool) -> PublicPicture | None:
    """Return the public picture of a game, or the one of all secrets once revealed."""
    shown = look(game)
    made = shown.hidden_picture if revealed else shown.picture
    return made() if made else None


def run(reader: PublicReader) -> int:
    """Show a table until the window is closed."""
    crash_notice.steady()
    colourless.heed()
    window = WatchWindow(reader)
    return window.run() or window.return_code or 0
