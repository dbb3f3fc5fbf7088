"""The window of a second screen: one page, which follows a table and touches nothing."""

from textual import events

from companion.store.public_reader import PublicReader
from screens.app import look
from screens.kit import colourless, crash_notice
from screens.kit.frame import Frame
from screens.table.public_picture import PublicPicture
from screens.table.watch_page import Watching


class WatchWindow(Frame):
    """Shows what everybody may see of one table."""

    def __init__(self, reader: PublicReader) -> None:
        """Open the window over what a reader gives."""
        super().__init__(reader.folder)
        self._table = reader

    def on_mount(self) -> None:
        """Begin and end with the table."""
        self.push_screen(Watching(self._table, picture))

    async def on_event(self, event: events.Event) -> None:
        """Ask for room where there is too little."""
        if isinstance(event, events.Resize):
            self.ask_for_room(event.size)
        await super().on_event(event)
        if isinstance(event, events.Resize):
            self.go_on()


def picture(game: str, revealed: bool) -> PublicPicture | None:
    """Give the public picture of a game, or that of all that was hidden, if it has one."""
    shown = look(game)
    made = shown.hidden_picture if revealed else shown.picture
    return made() if made else None


def run(reader: PublicReader) -> int:
    """Show a table until somebody leaves."""
    crash_notice.steady()
    colourless.heed()
    window = WatchWindow(reader)
    return window.run() or window.return_code or 0
