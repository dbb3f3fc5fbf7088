"""Shows the hidden seat once what the program dealt, and plays the move that takes it."""

from screens.table.hidden.deal_dialog import DealDialog
from screens.table.page_contract import SeatPageContract


def take_dealt(page: SeatPageContract) -> None:
    """Show what was dealt, if anything was."""
    page.run_worker(_take_dealt(page))


async def _take_dealt(page: SeatPageContract) -> None:
    """Show what was dealt and play its move, or close the page if it is not taken."""
    if move := page.seating.table.dealt:
        if await page.ask(DealDialog(move, page.seating)):
            page.play(move)
        else:
            page.leave()
