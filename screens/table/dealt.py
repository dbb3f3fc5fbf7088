"""What the program dealt to a hidden seat: shown once, and taken."""

from collections.abc import Callable

from screens.table.deal_dialog import Dealt
from screens.table.host import Host


async def take_dealt(page: Host, fall: Callable[[], None]) -> None:
    """Show what was dealt, and play its line when the cards are taken; else the page falls."""
    if move := page.seating.table.dealt:
        if await page.ask(Dealt(move, page.seating)):
            page.play(move)
        else:
            fall()
