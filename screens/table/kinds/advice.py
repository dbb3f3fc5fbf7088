"""The key that asks the program what it would do, or why it did what it did."""

import asyncio

from companion.core import CompanionError
from companion.locale import N_
from companion.play.advice import advice
from companion.telling.refusals import in_a_sentence
from companion.telling.table.advice import told
from screens.kit.keys.commands import Command
from screens.table.seat.seat_kind import Deed
from screens.table.seat.seat_page import SeatPage


def has_advice(page: SeatPage) -> bool:
    """Say whether the program can give any advice in this game."""
    program = page.seating.game.program
    hides = page.seating.sitting.following is not None
    return hides and program is not None and program.advising is not None


def advise(page: SeatPage) -> None:
    """Say it, once it is worked out behind the screen."""
    page.run_worker(advised(page), group="advice", exclusive=True)


async def advised(page: SeatPage) -> None:
    """Work the advice out, and say it while nothing else has happened."""
    sitting = page.seating.sitting
    state, following = sitting.table.course.state, sitting.following
    if following is None:
        return
    try:
        found = await asyncio.to_thread(advice, sitting.table, following)
        said = told(found, page.words)
    except CompanionError as reason:
        said = in_a_sentence(reason)
    if not page.gone and sitting.table.course.state is state:
        page.say(said)


ADVICE = Deed(
    advise,
    (Command("advise", "f7", N_("Hint"), N_("what the program would do, or why it did that")),),
    can=has_advice,
    idle=lambda _page: True,
)
