"""The rows under More on a page now."""

from collections.abc import Iterator

from screens.table.extras import Extra, of_choices
from screens.table.look import Look
from screens.table.page_contract import PageContract
from screens.table.seat.record_extras import RECORD, seals


def more(page: PageContract, look: Look) -> Iterator[Extra]:
    """Go through what can be done, even after the end of a game."""
    seating = page.seating
    sealed = seals(page)
    of_record = RECORD if seating.sees_the_record else ()
    of_table = tuple(each for each in of_record if sealed or not each.sealed)
    taken = {each.key for each in (*of_table, *look.beside)}
    choices = [each for each in seating.other_choices if not each.kind.admits]
    mine = look.extras or of_choices(page, choices, taken)
    yield from (each for each in (*look.beside, *mine, *of_table) if each.can(page))
