"""The line about what is due, what Enter does, and the hour, as far as they fit."""

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Static

from screens.kit.rows import ENTER
from screens.table.page_contract import NARROW, SeatPageContract
from screens.table.panels.first_row import fitting
from screens.table.panels.notice import Notice
from screens.table.panels.tabs import Tabs


class DueLine:
    """Shows the line above a board, or below the headline of a page without one."""

    def __init__(self, page: SeatPageContract) -> None:
        """Begin with an empty line."""
        self._page = page
        self.due = Static(id="due", markup=False)
        self.stamp = Static(id="stamp", markup=False)
        self.headline = Static(id="headline", markup=False)  # on pages that do not show everything
        self._asked, self._leads_on, self._hour = "", "", ""
        self._opens = False  # whether the line shows the sign of Enter

    def compose(self, tabs: Tabs) -> ComposeResult:
        """Lay out the title and the tabs with the line, or above the headline and the line."""
        whole = self._page.face.whole
        with Horizontal(id="top"):
            yield Static(self._page.whose, id="title", markup=False)
            yield tabs
            if whole:
                yield self.due
            yield self.stamp
        if not whole:
            yield self.headline
            yield self.due

    def ask(self, asked: str, leads_on: str, hour: str) -> None:
        """Show what is due, what Enter does, and the hour unless the line names it."""
        self._asked, self._leads_on = asked, leads_on
        self._hour = "" if hour in asked else hour
        self._opens = self.opens
        self.fit()
        if not self._page.face.whole:
            headline = self._page.shown.sheet.headline
            self.headline.update("" if headline == asked else headline)

    def fit(self) -> None:
        """Show what fits above a board; the rest is shown below it."""
        page, stamp = self._page, self._hour
        enter = page.enter_key
        signed = self._opens and not (enter and enter.out)  # to leave is no part of what is said
        asked = f"{ENTER} {self._asked}" if signed else self._asked
        due = whole = " ".join(filter(None, (asked, self._leads_on)))
        if page.face.whole and not page.has_class(NARROW):
            due, stamp = fitting(page.whose, (whole, asked), stamp, page.app.size.width)
        self.due.update(due)
        self.stamp.update(stamp)
        page.face.tell_below("" if due == whole else self._leads_on)

    def settle(self, said: Notice) -> None:
        """Move a message and the line to where they fit; a closing page has no message left."""
        if said.is_attached:
            said.lie()
            self.fit()

    @property
    def opens(self) -> bool:
        """Say whether Enter does what the line says, as nothing else is marked."""
        return not self._page.face.proposes and self._page.enter_key is not None

    def sign(self) -> None:
        """Show or hide the sign of Enter."""
        if self.opens != self._opens:
            self._opens = self.opens
            self.fit()
