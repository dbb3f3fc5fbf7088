"""The seat of a game without secrets: everybody sees the page, and all moves are made there."""

from companion.locale import _
from screens.table.enter_key import EnterKey, Takes
from screens.table.page_contract import First
from screens.table.seat.deeds import DEEDS, LEAVE
from screens.table.seat.seat_kind import SeatKind
from screens.table.seat.seat_page import SeatPage


def enter_key(page: SeatPage) -> EnterKey | None:
    """Return what Enter does: it leaves a game that is over."""
    if not page.seating.outcome:
        return None
    return EnterKey(page.leave, leads=_("Enter leaves the table."), out=True)


def unchanged(_page: SeatPage) -> None:
    """Leave the page as it is."""


def calls_nobody(_page: SeatPage, _first: First | None) -> None:
    """Do nothing, as no seat hides anything here."""


OPEN: SeatKind[SeatPage] = SeatKind(
    deeds=(*DEEDS, LEAVE),
    title=lambda page: page.words.title(),
    style="",
    through=(),
    announces=True,
    grows=True,
    veil=None,
    hands_on=False,
    takes=lambda _page: Takes(),
    enter_key=enter_key,
    asks=lambda _page, asked: asked,
    begin=unchanged,
    follow=unchanged,
    played=SeatPage.renew,
    call=calls_nobody,
)
