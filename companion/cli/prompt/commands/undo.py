"""The command that takes moves back, and says how far that is possible."""

from companion.cli.prompt.commands.mistake import admitting
from companion.cli.prompt.evening import PromptEvening
from companion.core import NotUnderstood, Seat
from companion.evening.undoing import barrier
from companion.locale import _
from companion.record.fold import Played
from companion.telling.table.standing_lines import places


def undo(session: PromptEvening, seat: Seat, rest: str) -> None:
    """Take the last move back, or say how far that goes and why no further."""
    if rest not in ("", "list"):
        raise NotUnderstood(_("type `undo`, or `undo list`"))
    told = ["  ".join(_named(session, seat, each)) for each in session.sitting.undoable(seat)]
    if rest:
        session.say(
            _("`undo` would take back, the last one first:")
            if told
            else _("nothing can be taken back")
        )
        for line in told:
            session.say(f"  {line}")
        session.say(_barrier(session, seat))
    elif not told:
        raise NotUnderstood(_barrier(session, seat))
    else:
        said = _("taken back: {line}").format(line=told[0])
        session.save(lambda: session.sitting.undo(seat), lambda _number: session.say(said))


def _named(session: PromptEvening, seat: Seat, played: Played) -> tuple[str, str]:
    """Return a move's place and line, as this side may see it."""
    clear, record = seat == session.hidden and session.desk.hides, session.table.record
    line = session.table.typed(played.move) if clear else record[played.number - 1].text
    return str(places(record)[played.number]), line


def _barrier(session: PromptEvening, seat: Seat) -> str:
    """Say why no more can be taken back, and which command corrects it instead."""
    otherwise = _("To put right what is wrong before it: {commands}.")
    return barrier(
        session.sitting,
        seat,
        lambda played: _named(session, seat, played),
        otherwise.format(commands="`mistake`") if admitting(session.table.game) else "",
    )
