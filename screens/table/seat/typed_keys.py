"""Passes typed keys to the face of a page, unless something else comes first."""

from textual import events

from companion.locale import _
from companion.text.keyboard import readings
from screens.table.page_contract import LARGE, SeatPageContract
from screens.table.seat.board_tasks import TICKS, BoardTasks
from screens.table.seat.ticks import ask_about_ticks

COMMANDED = " ?/"  # signs that are keys of commands
UNSEEN = ("escape", "enter", "backspace")  # keys that do nothing while the board is covered


class TypedKeys:
    """Passes typed keys to a face; none once the page is left."""

    def __init__(self, page: SeatPageContract, tasks: BoardTasks) -> None:
        """Work for this page."""
        self._page, self._tasks = page, tasks

    def take(self, event: events.Key) -> None:
        """Handle a key; while large letters cover the board, it only removes them."""
        page, sign = self._page, event.character or ""
        typed = len(sign) == 1 and sign.isprintable() and sign not in COMMANDED
        if page.has_class(LARGE) and event.key != "f6":
            if event.key == "enter" and not self._tasks.due:
                self._tasks.tick_off(self._tasks.waiting)
            page.set_class(False, LARGE)
            if typed or event.key in UNSEEN:
                event.stop()
                event.prevent_default()
        elif typed and not page.gone:
            event.stop()
            self._type(sign)

    def _type(self, sign: str) -> None:
        """Pass a typed sign to the face, if it accepts it now."""
        page = self._page
        if self._tasks.due and TICKS in readings(sign):
            page.run_worker(ask_about_ticks(page))
        elif self._tasks.due:
            page.say_for_now(self._tasks.asked)
        elif readings(sign)[0].isdigit() and not (page.takes.figures or page.face.typed):
            page.say(_("A PIN comes next: first Enter, then the PIN."))
        else:
            page.face.type(sign)
