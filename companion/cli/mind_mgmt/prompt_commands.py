"""The command of MIND MGMT's prompt for admitting a mistake."""

from companion.cli.prompt.commands.command import PromptCommand
from companion.cli.prompt.evening import PromptEvening
from companion.cli.prompt.hidden_side import lifted
from companion.core import PUBLIC, Illegal, NotUnderstood, Seat
from companion.games.mind_mgmt.locale import N_, _
from companion.games.mind_mgmt.moves.talk import Mistake
from companion.games.mind_mgmt.words.mistakes import cost, read_hour
from companion.games.mind_mgmt.words.prompts import prompt
from companion.text.keyboard import agreed


def mistake(session: PromptEvening, seat: Seat, rest: str) -> None:
    """Ask for the hour and a text, say what the mistake costs, and admit it."""
    if session.table.outcome:
        raise Illegal("mind-mgmt.end.over")
    if session.desk.hides and seat == PUBLIC:
        lifted(session, lambda: mistake(session, session.hidden, rest))
        return
    typed, _blank, what = rest.partition(" ")
    hour = read_hour(typed or _asked(session))
    what = what or _asked(session, hour=hour)
    if not what.split():
        raise NotUnderstood(_("nothing was admitted: say in a few words what went wrong"))
    move = Mistake(hour, " ".join(what.split()))
    if session.desk.hides:
        _need_sure(session, move)
    session.play(seat, move)


def _asked(session: PromptEvening, **fields: int) -> str:
    """Ask for the next field."""
    asked = prompt(Mistake, fields, session.table.view(session.hidden))
    return session.desk.shown(f"{asked} ") or ""


def _need_sure(session: PromptEvening, move: Mistake) -> None:
    """Say what it costs, as it cannot be taken back, and go on only after a yes."""
    session.desk.say(cost(session.table.foreseen(session.hidden, move).mistake))
    said = session.desk.shown(_("Admit it? Enter or y: yes. Anything else: no "))
    if not agreed(said):
        raise NotUnderstood(_("nothing was admitted"))


COMMANDS = (
    PromptCommand(
        N_("mistake"),
        N_("admit a mistake of the Recruiter"),
        mistake,
        words=True,
        hiding=True,
        corrects=True,
    ),
)
