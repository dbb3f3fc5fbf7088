"""The curve of an evening: how many places were possible in each hour, with the questions on it."""

from collections.abc import Callable, Sequence
from functools import partial

from textual.widgets import Static
from textual.worker import get_current_worker

from companion import games
from companion.locale import _
from companion.record.fold import Played
from companion.understood.evening import Evening, ToldMost
from companion.understood.following import worked_out
from screens.kit.page import Page
from screens.kit.plot import Plot, inks

ASKED, MOST = "?", "!"
MANY = 2  # signs of questions below an hour
SHARES = 20  # so many times it is said how much is worked out
WORK = "understand"  # the name of the work behind the screen
Share = Callable[[float], object]
Ready = Callable[[Evening], object]


def plot(evening: Evening) -> Plot:
    """Return the hours of an evening as places of a plot."""
    signs: dict[int, str] = {}
    most = next((each.asked.answer for each in evening.moments if isinstance(each, ToldMost)), -1)
    for number, hour in enumerate(evening.hours):
        asked = [each.answer for each in evening.asked if each.hour == hour.hour]
        signs[number] = MOST if most in asked else ASKED * min(len(asked), MANY)
    hours = evening.hours
    numbers = tuple((hour.begin.places, hour.end.places) for hour in hours)
    return Plot(tuple(f"{hour.hour:02}" for hour in hours), numbers, signs)


def hour_of(evening: Evening, line: int) -> int:
    """Return the number of the hour in which a line stands."""
    return sum(hour.first <= line for hour in evening.hours) - 1


class Curve(Static):
    """Draws the curve, as large as it has room."""

    DEFAULT_CSS = "Curve { height: 1fr; padding: 0 1; }"

    def __init__(self, *, classes: str | None = None) -> None:
        """Begin without an evening."""
        super().__init__(markup=False, classes=classes)
        self._plot: Plot | None = None
        self._now = -1
        self._waiting = ""

    def tell(self, evening: Evening, line: int = -1) -> None:
        """Draw the curve of an evening, with a mark at the hour of a line."""
        self._plot, self._now = plot(evening), hour_of(evening, line) if line >= 0 else -1
        self._draw()

    def wait(self, share: float) -> None:
        """Say how much of it is worked out."""
        self._waiting = worked_so_far(share)
        self._draw()

    def on_resize(self) -> None:
        """Use the new size."""
        self._draw()

    def _draw(self) -> None:
        """Draw it, or say that it is being worked out."""
        size = self.content_size
        if self._plot:
            rows = self._plot.rows(size.width, size.height - 1, self._now, inks())
            self.update("\n".join((_("possible places by hour")[: size.width], *rows)))
        else:
            self.update(self._waiting)


def worked_so_far(share: float) -> str:
    """Say how much is worked out."""
    return _("being worked out: {percent} %").format(percent=int(100 * share))


def understand(
    page: Page[None], game: str, played: Sequence[Played], share: Share, ready: Ready
) -> None:
    """Work an evening out behind a page; it stops when the page is left."""
    work = partial(_worked, page, game, played, share, ready)
    page.run_worker(work, name=WORK, group=WORK, thread=True, exclusive=True)


def _worked(
    page: Page[None], game: str, played: Sequence[Played], share: Share, ready: Ready
) -> None:
    """Work it out, and tell the page how far that is and what was found."""
    worker, told = get_current_worker(), -1

    def going(done: float) -> bool:
        nonlocal told
        if not worker.is_cancelled and int(done * SHARES) > told:
            told = int(done * SHARES)
            page.report(share, done)
        return not worker.is_cancelled

    evening = worked_out(games.take(game), played, going)
    if evening and not worker.is_cancelled:
        page.report(ready, evening)
