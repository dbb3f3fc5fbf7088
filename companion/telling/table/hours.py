"""What an hour or round is called in sentences: the word of its game."""

from collections.abc import Callable

from companion import games
from companion.contract.seat_name import SeatName

Named = Callable[[str], SeatName]  # names an hour by its two digits


def of_game(game: str) -> Named:
    """Return what a game calls its hours; one that nobody here knows, by their digits alone."""
    return games.take(game).words.hour if game in games.SHELF else digits


def digits(stamp: str) -> SeatName:
    """Return an hour as players write it down."""
    return SeatName((stamp,))
