"""The rows under More on a page now."""

from collections.abc import Iterator

from companion.contract.move import Choice, Move
from screens.table.extras import Extra, of_choices
from screens.table.look import Look
from screens.table.page_contract import PageContract
from screens.table.seat.record_extras import RECORD, seals


def more(page: PageContract, look: Look) -> Iterator[Extra]:
    """Go through what can be done, even after the end of a game."""
    of_table = _of_table(page)
    taken = {each.key for each in (*of_table, *look.beside)}
    mine = look.extras or of_choices(page, _optional(page), taken)
    yield from (each for each in (*look.beside, *mine, *of_table) if each.can(page))


def has_more(page: PageContract, look: Look) -> bool:
    """Say whether anything of it can be done; no row is named for that."""
    always = (*look.beside, *look.extras, *_of_table(page))
    return any(each.can(page) for each in always) or bool(not look.extras and _optional(page))


def _of_table(page: PageContract) -> tuple[Extra, ...]:
    """Return what concerns the whole table."""
    of_record, sealed = RECORD if page.seating.sees_the_record else (), seals(page)
    return tuple(each for each in of_record if sealed or not each.sealed)


def _optional(page: PageContract) -> list[Choice[Move]]:
    """Return the optional choices that are rows of their own."""
    return [each for each in page.seating.other_choices if not each.kind.admits]
