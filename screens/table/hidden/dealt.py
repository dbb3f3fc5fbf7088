"""Shows the hidden seat once what the program dealt, and plays the move that takes it."""

from collections.abc import Callable

from screens.table.hidden.deal_dialog import DealDialog
from screens.table.host import Host


async def take_dealt(page: Host, fall: Callable[[], None]) -> None:
    """Show what was dealt and play its move, or close the page with `fall` if it is not taken."""
    if move := page.seating.table.dealt:
        if await page.ask(DealDialog(move, page.seating)):
            page.play(move)
        else:
            fall()
