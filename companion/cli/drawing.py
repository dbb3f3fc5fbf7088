"""Leaving a die or a draw to the program."""

from companion.cli.evening import Evening
from companion.core import PUBLIC, Seat
from companion.locale import _


def draw(session: Evening, seat: Seat, rest: str) -> None:
    """Play a move that chance chose, and say that nothing proves it."""
    session.play(seat, session.sitting.draw(PUBLIC))
    session.say(_("the program chose at random; nothing proves that"))
