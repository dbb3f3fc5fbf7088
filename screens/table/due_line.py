"""What is asked for now, what Enter does by it, and the hour: as far as they have room."""

from textual.widgets import Static

from screens.kit.rows import ENTER
from screens.table.first_row import fitting
from screens.table.host import NARROW, SeatHost


class DueLine:
    """Tells what is due above a board, or below the headline of a page without one."""

    def __init__(self, page: SeatHost) -> None:
        """Begin with nothing due."""
        self._page = page
        self.due = Static(id="due", markup=False)
        self.stamp = Static(id="stamp", markup=False)
        self.headline = Static(id="headline", markup=False)  # where a face does not show all
        self._asked, self._leads_on, self._hour = "", "", ""
        self._opens = False  # whether Enter leads on by it, so that its sign stands there

    def ask(self, asked: str, leads_on: str, hour: str) -> None:
        """Tell what is asked for, what Enter does by it, and the hour unless it was just said."""
        self._asked, self._leads_on = asked, leads_on
        self._hour = "" if hour in asked else hour
        self._opens = self.opens
        self.fit()
        if not self._page.face.whole:
            seating = self._page.seating
            headline = seating.game.words.sheet(seating.view).headline
            self.headline.update("" if headline == asked else headline)

    def fit(self) -> None:
        """Tell it as far as it has room above a board; the rest stands below that."""
        page, stamp = self._page, self._hour
        asked = f"{ENTER} {self._asked}" if self._opens else self._asked
        due = whole = " ".join(filter(None, (asked, self._leads_on)))
        if page.face.whole and not page.has_class(NARROW):
            due, stamp = fitting(page.whose(), (whole, asked), stamp, page.app.size.width)
        self.due.update(due)
        self.stamp.update(stamp)
        page.face.tell_below("" if due == whole else self._leads_on)

    @property
    def opens(self) -> bool:
        """Say whether Enter leads on by what is asked for now, as nothing else is marked."""
        return not self._page.face.proposes and self._page.door is not None

    def sign(self) -> None:
        """Let the sign of Enter stand at it, or no more."""
        if self.opens != self._opens:
            self._opens = self.opens
            self.fit()
