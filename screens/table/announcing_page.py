"""A page that shows what is said aloud, and what hands do at the board until it is ticked off."""

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar

from companion.announcement import Announcement
from companion.locale import _
from screens.table.announcement import Announced
from screens.table.look import PLAIN, Look
from screens.table.saying_page import NARROW, SayingPage
from screens.table.seating import Seating
from screens.table.to_do_list import ALL, EACH, NOBODY, learning, muted

LARGE = "-large"
ENOUGH = 24  # rows in which a whole board and what was said have room


class AnnouncingPage(SayingPage):
    """Tells what everybody heard last; in a first game, what it asks for comes before all else."""

    grows: ClassVar[bool] = True
    """Whether what was said may take the room of the board, until a key is pressed."""
    announces: ClassVar[bool] = True
    """Whether it shows what is said aloud."""

    def __init__(self, seating: Seating, look: Look = PLAIN) -> None:
        """Sit down with nothing heard."""
        super().__init__(seating, look)
        self.news: Announced | None = None  # where that is shown
        self._does_first = False  # whether what is to be done at the board comes first

    @property
    def offers(self) -> bool:
        """Say whether choices are taken here."""
        return True

    @property
    def is_door(self) -> bool:
        """Say whether what is asked for now leads on by Enter: then it does by a tap, too."""
        return False

    @property
    def begun(self) -> bool:
        """Say whether there is something half chosen to leave."""
        return self.elsewhere or self.face.begun

    def hear(self) -> None:
        """Show what everybody heard last; large where a whole board leaves too little room."""
        if self.news is None:
            return
        said, before, sitting = self.seating.announced, self.news.shown, self.seating.sitting
        self._keep_ticks(before, said)
        self.news.tell(said, muted=muted(self))
        self.news.mark(sitting.ticks)
        self._does_first = self.offers and bool(self.to_do) and learning(self, sitting.row)
        if said != before:
            low = self.grows and self.face.whole and self.app.size.height < ENOUGH
            # Where the board has the whole window, a list that may wait has no other place.
            alone = self.has_class(NARROW) and self.to_do and not self._does_first
            unseen = alone and self.given_elsewhere
            self.set_class(low and bool(said and (said.said or unseen)), LARGE)

    def _keep_ticks(self, before: Announcement | None, now: Announcement | None) -> None:
        """Let what is done stay so while a list goes on; what was taken back is not done."""
        ticks = self.seating.sitting.ticks
        if before and now and before.since == now.since == ticks.since:
            alike = zip(before.to_do, now.to_do, strict=False)
            same = {at for at, (one, other) in enumerate(alike) if one == other}
            if ticks.done - same:
                self.seating.sitting.tick(replace(ticks, done=ticks.done & same))

    @property
    def to_do(self) -> tuple[int, ...]:
        """Give the places of what is still to be done at the board."""
        return self.news.to_do.waiting if self.news else ()

    @property
    def doing(self) -> bool:
        """Say whether what is to be done at the board stands alone, as what is due."""
        return self._does_first and not self.begun

    @property
    def first_done(self) -> str:
        """Say that the board comes first, and how what is done there is ticked off."""
        return _("First at the board: Enter or a tap ticks it off.")

    @property
    def given_elsewhere(self) -> bool:
        """Say whether the hidden seat gave the last move, which nobody here has typed."""
        return any(map(self.seating.is_elsewhere, self.seating.told[-1:]))

    @property
    def enter_ticks(self) -> str:
        """Say what Enter ticks off: each thing where that is due, else all if nothing is marked."""
        if self.doing:
            return EACH
        waits = self.to_do and not (self.begun or self.is_door or self.face.proposes)
        return ALL if waits else NOBODY

    def action_tick(self, at: int = -1) -> None:
        """Tick off one thing that was done at the board; without its place, what Enter does."""
        self.say("")
        if self.doing and self.has_class(LARGE):  # it lies over the list
            self.remove_class(LARGE)
            return
        named = {each for each in self.to_do if each == at}
        self.tick_off(named if at >= 0 else self.to_do[: 1 if self.doing else None])

    def tick_off(self, places: Iterable[int]) -> None:
        """Tick off things that were done; when all are, what comes next is chosen."""
        sitting = self.seating.sitting
        if self.news and self.news.shown:
            sitting.tick(sitting.ticks.with_more(self.news.shown.since, places))
            self.news.mark(sitting.ticks)
        if self._does_first and not self.to_do:
            self.renew()
        else:
            self.face.tell_ticked()
            self.sign_enter()
            self.refresh_bindings()

    def sign_enter(self) -> None:
        """Let the sign of Enter stand where Enter acts: at what it ticks off, or at a choice."""
        ticks = self.enter_ticks
        if self.news:
            self.news.to_do.let_enter(ticks)
        self.face.let_enter(not ticks)

    def takes(self, action: str, parameters: tuple[object, ...]) -> bool:
        """Say whether Enter ticks off or chooses now; a tap on a thing ticks that off."""
        if action == "tick":
            return bool(self.to_do if parameters else self.enter_ticks)
        return not self.enter_ticks
