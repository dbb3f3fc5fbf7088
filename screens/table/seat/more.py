"""The rows under More on a page now."""

from collections.abc import Iterator

from screens.table.extras import Extra, of_choices
from screens.table.host import Host
from screens.table.look import Look
from screens.table.seat.record_extras import RECORD


def more(page: Host, look: Look) -> Iterator[Extra]:
    """Go through what can be done, even after the end of a game."""
    seating = page.seating
    of_table = RECORD if seating.sees_the_record else ()
    taken = {each.key for each in of_table}
    mine = look.extras or of_choices(page, seating.other_choices, taken)
    yield from (each for each in (*mine, *of_table) if each.can(page))
