"""The last announcement on a page, with the tasks at the board until they are done."""

from collections.abc import Iterable
from dataclasses import replace

from companion.contract.announcement import Announcement
from companion.locale import _
from screens.table.page_contract import LARGE, NARROW, SeatPageContract
from screens.table.panels.announcement import Announced
from screens.table.panels.to_do_list import ALL, EACH, NOBODY, learning, muted

TICKS = "t"  # the key for how tasks are shown, here and under More
ENOUGH = 24  # rows in which a whole board and an announcement fit


class BoardTasks:
    """Shows the last announcement on a page, and ticks off its tasks."""

    def __init__(self, page: SeatPageContract, *, shown: bool, grows: bool) -> None:
        """Begin without an announcement; with `grows`, a key shows it large over the board."""
        self._page = page
        self._grows = grows
        self.news = Announced(taps=True, id="news", classes="-empty") if shown else None
        self.first = False  # whether the tasks must be ticked off before anything is chosen

    def hear(self) -> None:
        """Show the last announcement, in large letters if a whole board leaves too little room."""
        page, seating = self._page, self._page.seating
        if self.news is None:
            return
        said, before = seating.announced, self.news.shown
        self._keep_ticks(before, said)
        self.news.tell(said, muted=muted(page))
        self.news.mark(seating.sitting.ticks)
        self.first = (
            page.takes.choices
            and bool(self.waiting)
            and not seating.answers  # which nothing that hands do may hold up
            and learning(page, seating.sitting.row)
        )
        if said != before:
            low = self._grows and page.face.whole and page.app.size.height < ENOUGH
            # Where the board has the whole window, this is the only place for the list.
            # Whoever sits down sees the board first.
            alone = page.has_class(NARROW) and self.waiting and not self.first
            unseen = alone and page.is_mounted and self._given_elsewhere
            page.set_class(low and bool(said and (said.aloud or unseen)), LARGE)

    def _keep_ticks(self, before: Announcement | None, now: Announcement | None) -> None:
        """Keep ticks while a list grows; tasks of moves that were taken back are not done."""
        sitting = self._page.seating.sitting
        ticks = sitting.ticks
        if before and now and before.since == now.since == ticks.since:
            alike = zip(before.to_do, now.to_do, strict=False)
            same = {at for at, (one, other) in enumerate(alike) if one == other}
            if ticks.done - same:
                sitting.tick(replace(ticks, done=ticks.done & same))

    @property
    def _given_elsewhere(self) -> bool:
        """Say whether the last move was made by the hidden seat, and not on this page."""
        seating = self._page.seating
        return any(map(seating.is_elsewhere, seating.told[-1:]))

    @property
    def waiting(self) -> tuple[int, ...]:
        """Return the places of the tasks that are still to be done."""
        return self.news.to_do.waiting if self.news else ()

    @property
    def due(self) -> bool:
        """Say whether the tasks must be done now, before anything is chosen."""
        return self.first and not self._page.begun

    @property
    def asked(self) -> str:
        """Return the request to do the tasks first, and the key that asks for no more ticks."""
        said = _("First at the board: Enter or a tap ticks it off.")
        return " ".join((said, _("{key}: no more ticks.").format(key=TICKS)))

    @property
    def enter(self) -> str:
        """Say what Enter ticks off: the next task, all tasks, or nothing."""
        page = self._page
        if self.due:
            return EACH
        if not self.waiting or page.begun or page.face.proposes:
            return NOBODY
        leads = page.enter_key
        return ALL if leads is None or leads.out else NOBODY

    def tick(self, at: int = -1) -> None:
        """Tick off the task at this place; without a place, what Enter ticks off."""
        named = {each for each in self.waiting if each == at}
        self.tick_off(named if at >= 0 else self.waiting[: 1 if self.due else None])

    def tick_off(self, places: Iterable[int]) -> None:
        """Tick off tasks; when all are done, go on to the choices."""
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
        """Show the sign of Enter at the tasks that it ticks off, or at a choice."""
        ticks = self.enter
        if self.news:
            self.news.to_do.let_enter(ticks)
        self._page.face.let_enter(not ticks)
