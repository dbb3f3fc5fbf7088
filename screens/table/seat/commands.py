"""The commands of a page: which of them are possible now, and their order in the footer."""

from collections.abc import Mapping

from screens.table.hidden.veil import Veil
from screens.table.page_contract import NARROW, SeatPageContract
from screens.table.seat.board_tasks import BoardTasks
from screens.table.seat.seat_kind import Deed

WHY = "f3"  # opens the rule behind a message
# For narrow windows; commands that are useless now come last anyway.
ORDER = (
    *(
        "draw",
        "hide",
        "why",
        "call",
        "notes",
        "back",
        "look_up",
        "undo",
        "more",
        "cover",
        "uncover",
    ),
    *("head", "known", "worry", "leave", "tick", "choose", "turn"),
)
SOUGHT = (
    "leave",
    "more",
    "undo",
    "help",
    "back",
    "why",
    "hide",
    "call",
)  # first in narrow windows


class Commands:
    """What can be done on one page, by the names of the actions that do it."""

    def __init__(
        self,
        page: SeatPageContract,
        deeds: Mapping[str, Deed],
        tasks: BoardTasks,
        veil: Veil | None,
    ) -> None:
        """Do these deeds on this page, which shows tasks, and may be covered."""
        self._page, self._deeds, self._tasks, self._veil = page, deeds, tasks, veil

    def do(self, action: str) -> None:
        """Do one of them."""
        self._deeds[action].run(self._page)

    def can(self, action: str, given: tuple[object, ...]) -> bool:
        """Say whether an action is possible now; nearly none is on a covered page."""
        if self._veil and not self._veil.lets(action):
            return False
        deed = self._deeds.get(action)
        return deed is None or deed.can(self._page, *given)

    def idle(self, action: str) -> bool:
        """Say whether an action is useless now, so that the footer leaves it out."""
        deed = self._deeds.get(action)
        return deed is not None and deed.idle(self._page)

    def order(self) -> tuple[str, ...]:
        """Return the actions for the footer, the most important first.

        In narrow windows the way out comes first. Enter comes late, as its sign is in the list.
        """
        page = self._page
        first = [deed.action for deed in self._deeds.values() if deed.leads(page)]
        ticks = ("tick",) if self._tasks.due else ()
        if not page.has_class(NARROW):
            return (*first, "help", *ticks, *ORDER)
        return (*first, *ticks, *(("back",) if page.begun else ()), *SOUGHT, *ORDER)
