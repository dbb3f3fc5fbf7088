"""What everybody heard last, and what hands do at the board because of it, until it is done."""

from collections.abc import Iterable
from dataclasses import replace

from companion.announcement import Announcement
from companion.locale import _
from screens.table.announcement import Announced
from screens.table.host import LARGE, NARROW, SeatHost
from screens.table.to_do_list import ALL, EACH, NOBODY, learning, muted

ENOUGH = 24  # rows in which a whole board and what was said have room


class BoardTasks:
    """Shows what was heard on a page, and ticks off what was done."""

    def __init__(self, page: SeatHost, *, shown: bool, grows: bool) -> None:
        """Begin with nothing heard; where it is shown, it may grow over the board for one key."""
        self._page = page
        self._grows = grows
        self.news = Announced(taps=True, id="news", classes="-empty") if shown else None
        self.first = False  # whether what is to be done comes before anything is chosen

    def hear(self) -> None:
        """Show what everybody heard last; large where a whole board leaves too little room."""
        page, seating = self._page, self._page.seating
        if self.news is None:
            return
        said, before = seating.announced, self.news.shown
        self._keep_ticks(before, said)
        self.news.tell(said, muted=muted(page))
        self.news.mark(seating.sitting.ticks)
        self.first = (
            page.takes.choices and bool(self.waiting) and learning(page, seating.sitting.row)
        )
        if said != before:
            low = self._grows and page.face.whole and page.app.size.height < ENOUGH
            # Where the board has the whole window, a list that may wait has no other place.
            alone = page.has_class(NARROW) and self.waiting and not self.first
            unseen = alone and self._given_elsewhere
            page.set_class(low and bool(said and (said.said or unseen)), LARGE)

    def _keep_ticks(self, before: Announcement | None, now: Announcement | None) -> None:
        """Let what is done stay so while a list goes on; what was taken back is not done."""
        sitting = self._page.seating.sitting
        ticks = sitting.ticks
        if before and now and before.since == now.since == ticks.since:
            alike = zip(before.to_do, now.to_do, strict=False)
            same = {at for at, (one, other) in enumerate(alike) if one == other}
            if ticks.done - same:
                sitting.tick(replace(ticks, done=ticks.done & same))

    @property
    def _given_elsewhere(self) -> bool:
        """Say whether the hidden seat gave the last move, which nobody here has typed."""
        seating = self._page.seating
        return any(map(seating.is_elsewhere, seating.told[-1:]))

    @property
    def waiting(self) -> tuple[int, ...]:
        """Give the places of what is still to be done at the board."""
        return self.news.to_do.waiting if self.news else ()

    @property
    def due(self) -> bool:
        """Say whether what is to be done at the board stands alone, as what is due."""
        return self.first and not self._page.begun

    @property
    def asked(self) -> str:
        """Say that the board comes first, and how what is done there is ticked off."""
        return _("First at the board: Enter or a tap ticks it off.")

    @property
    def enter(self) -> str:
        """Say what Enter ticks off: each thing where that is due, else all if nothing is marked."""
        page = self._page
        if self.due:
            return EACH
        if not self.waiting or page.begun or page.face.proposes:
            return NOBODY
        door = page.door
        return ALL if door is None or door.out else NOBODY

    def tick(self, at: int = -1) -> None:
        """Tick off one thing that was done; without its place, what Enter does."""
        named = {each for each in self.waiting if each == at}
        self.tick_off(named if at >= 0 else self.waiting[: 1 if self.due else None])

    def tick_off(self, places: Iterable[int]) -> None:
        """Tick off things that were done; when all are, what comes next is chosen."""
        page, sitting = self._page, self._page.seating.sitting
        if self.news and self.news.shown:
            sitting.tick(sitting.ticks.with_more(self.news.shown.since, places))
            self.news.mark(sitting.ticks)
        if self.first and not self.waiting:
            page.renew()
        else:
            page.face.tell_ticked()
            page.sign_enter()
            page.refresh_bindings()

    def sign(self) -> None:
        """Let the sign of Enter stand at what it ticks off, or at a choice."""
        ticks = self.enter
        if self.news:
            self.news.to_do.let_enter(ticks)
        self._page.face.let_enter(not ticks)

    def takes(self, action: str, parameters: tuple[object, ...]) -> bool:
        """Say whether Enter ticks off or chooses now; a tap on a thing ticks that off."""
        if action == "tick":
            return bool(self.waiting if parameters else self.enter)
        return not self.enter
