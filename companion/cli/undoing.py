"""Taking lines back: how far it goes, and what stands in the way."""

from companion.cli.evening import Evening
from companion.core import NotUnderstood, Seat
from companion.locale import _
from companion.telling.standing import places, standing


def undo(session: Evening, seat: Seat, rest: str) -> None:
    """Take the last line back, or tell how far that goes and why no further."""
    if rest not in ("", "list"):
        raise NotUnderstood(_("type `undo`, or `undo list`"))
    told = _told(session, seat)
    if rest:
        session.say(
            _("`undo` would take back, the last one first:")
            if told
            else _("nothing can be taken back")
        )
        for line in told:
            session.say(f"  {line}")
        session.say(_barrier(session))
        return
    if not told:
        raise NotUnderstood(_barrier(session))
    last = session.table.retractable[0]
    if session.table.record[last.number - 1].seat == session.hidden != seat:
        said = _("only {holder} can take this line back: type `keeper`")
        raise NotUnderstood(said.format(holder=session.holder))
    said = _("taken back: {line}").format(line=told[0])
    session.save(lambda: session.sitting.undo(seat), lambda _number: session.say(said))


def _told(session: Evening, seat: Seat) -> list[str]:
    """Write the lines that can be taken back, as this side may see them."""
    record, clear = session.table.record, seat == session.hidden and session.desk.hides
    place = places(record)
    return [
        f"{place[each.number]}  "
        f"{session.table.typed(each.move) if clear else record[each.number - 1].text}"
        for each in session.table.retractable
    ]


def _barrier(session: Evening) -> str:
    """Name the line that cannot be taken back, and why."""
    lines = standing(session.table.record)
    number = len(lines) - len(session.table.retractable)
    if not number:
        return _("that is all: the table begins here")
    at, line = lines[number - 1]
    said = _("line {number} ({line}) was heard or shown, so it stays")
    if session.hidden:
        said += _("; to put it right in the open, type `mistake`")
    return said.format(number=at, line=line.text)
