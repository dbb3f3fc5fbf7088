"""A page is put together from parts: it stands on few others, and none of them does all."""

from inspect import isfunction

from textual.screen import Screen

from screens.table.seat.seat_page import SeatPage
from tests.screens.every import screens_of_ours
from tests.screens.kinds import kinds

MOST = 35  # methods of a page with all it stands on beside the kit


def stands_on(page: type[Screen[object]]) -> list[type]:
    """Give a page and what it stands on of the screens, beside the kit that all share."""
    rooms = [each for each in page.__mro__ if each.__module__.startswith("screens.")]
    return [each for each in rooms if not each.__module__.startswith("screens.kit.")]


def test_a_page_stands_on_one_other_at_most() -> None:
    towers = {page.__name__: stands_on(page) for page in screens_of_ours()}
    assert not {name for name, tower in towers.items() if len(tower) > 2}


def test_a_kind_of_seat_is_a_value_and_no_class() -> None:
    assert [page for page in screens_of_ours() if issubclass(page, SeatPage)] == [SeatPage]
    assert len(kinds()) >= 6


def test_no_page_does_all_by_itself() -> None:
    counts = {page.__name__: len(methods(page)) for page in screens_of_ours()}
    assert not {name: count for name, count in counts.items() if count > MOST}


def methods(page: type[Screen[object]]) -> set[str]:
    """Name what a page can do and tell, with what it stands on."""
    return {
        name
        for each in stands_on(page)
        for name, held in vars(each).items()
        if isfunction(held) or isinstance(held, property)
    }
