"""The command that says what the program would do, or why it did what it did."""

from companion import games
from companion.cli.prompt.evening import PromptEvening
from companion.core import NotUnderstood, Seat
from companion.locale import _
from companion.play.advice import advice
from companion.telling.table.advice import told


def hint(session: PromptEvening, seat: Seat, rest: str) -> None:
    """Say what the program would do now, or why it made its last move."""
    following, program = session.sitting.following, games.take(session.table.game).program
    if following is None or program is None or program.advising is None:
        raise NotUnderstood(_("the program has no hint now"))
    with session.desk.working(_("Working out what can be known.")):
        said = told(advice(session.table, following), session.table.words)
    session.say(said)
