"""The kinds of seats, by their names and on the screen."""

from importlib import import_module
from pkgutil import walk_packages
from typing import TypeGuard

import screens
from screens.table.seat.seat_kind import SeatKind
from screens.table.seat.seat_page import SeatPage


def kinds() -> dict[str, SeatKind[SeatPage]]:
    """Give every kind of seat by its name."""
    modules = (import_module(each.name) for each in walk_packages(screens.__path__, "screens."))
    return {
        name: each
        for module in modules
        for name, each in vars(module).items()
        if isinstance(each, SeatKind)
    }


def sits(screen: object, kind: SeatKind[SeatPage]) -> TypeGuard[SeatPage]:
    """Say whether a screen is the page of a seat of this kind."""
    return isinstance(screen, SeatPage) and screen.kind is kind


def shows(screen: object, page: type[object] | SeatKind[SeatPage]) -> bool:
    """Say whether a screen is of this class, or the page of a seat of this kind."""
    return isinstance(screen, page) if isinstance(page, type) else sits(screen, page)
