"""What the prompt adds at a table of MIND MGMT: the walk through the admission of a mistake."""

import re

from companion.cli.behind import lifted
from companion.cli.command import Command
from companion.cli.evening import Evening
from companion.core import PUBLIC, Illegal, NotUnderstood, Seat
from companion.games.mind_mgmt.locale import N_, _

HOUR = re.compile(r"0?(\d{1,2})(?::00)?")


def mistake(session: Evening, seat: Seat, rest: str) -> None:
    """Ask for hour and words and play the line; what is owed is due from then on."""
    if session.table.outcome:
        raise Illegal("mind-mgmt.end.over")
    if session.desk.hides and seat == PUBLIC:
        lifted(session, lambda: mistake(session, session.hidden, rest))
        return
    hour, _blank, what = rest.partition(" ")
    hour = hour or session.desk.shown(_("In which hour was the mistake made? ")) or ""
    found = HOUR.fullmatch(hour.strip())
    if not found:
        raise NotUnderstood(_("nothing was admitted: an hour is a number, such as 7"))
    what = what or session.desk.shown(_("What went wrong, in a few words? ")) or ""
    if not what.split():
        raise NotUnderstood(_("nothing was admitted: say in a few words what went wrong"))
    session.typed(seat, f"mistake {int(found[1])} {' '.join(what.split())}")


COMMANDS = (
    Command(
        N_("mistake"),
        N_("admit a mistake of the Recruiter"),
        mistake,
        words=True,
        hiding=True,
        corrects=True,
    ),
)
