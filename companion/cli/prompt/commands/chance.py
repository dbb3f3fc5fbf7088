"""The command that lets the program throw a die or draw."""

from companion.cli.prompt.evening import PromptEvening
from companion.core import PUBLIC, Seat
from companion.locale import _


def draw(session: PromptEvening, seat: Seat, rest: str) -> None:
    """Play a randomly chosen move, and say that nothing proves it."""
    session.play(seat, session.sitting.draw(PUBLIC))
    session.say(_("the program chose at random; nothing proves that"))
