"""Who looks at the screen, and the two keys that lift the curtain in place of the PIN."""

from functools import partial

from companion.cli.desk.numbered import chosen
from companion.cli.prompt.commands.menu import answered
from companion.cli.prompt.evening import PromptEvening
from companion.cli.prompt.hidden_side import lifted
from companion.core import NotUnderstood, Seat
from companion.evening.short_code import SECONDS
from companion.locale import N_, _
from companion.store.machine_notes import HOLDER, HOLDERS
from companion.text.keyboard import by_place

WAYS = (N_("own"), N_("shared"))  # as the notes of this computer call them


def holder(session: PromptEvening, seat: Seat, rest: str) -> None:
    """Ask who looks at the screen from now on."""
    if rest not in ("", *HOLDERS):
        raise NotUnderstood(_("type `screen`, `screen own` or `screen shared`"))
    who = session.holder
    ways = (
        _("{seat:Nominative} alone: the hidden side stays open, and everything is typed there"),
        _("everybody: the PIN opens the hidden side, turn by turn"),
    )
    if not rest and not session.desk.hides:
        session.say(ways[HOLDERS.index(_now(session))].format(seat=who))
        return
    rows = [way.format(seat=who) for way in ways]
    asked = partial(answered, session)
    at = (
        HOLDERS.index(rest)
        if rest
        else chosen(session.desk, _("Who looks at this screen?"), rows, asked)
    )
    if at is not None:
        HOLDER.put(session.sitting.folder, session.sitting.row.id, HOLDERS[at])
    session.say(ways[HOLDERS.index(_now(session))].format(seat=who))


def _now(session: PromptEvening) -> str:
    """Return who looks at the screen."""
    return HOLDER.read(session.sitting.folder, session.sitting.row.id)


def keys(session: PromptEvening, seat: Seat, rest: str) -> None:
    """Let the hidden seat choose two keys, or none, behind the curtain."""
    if not session.desk.hides:
        raise NotUnderstood(_("two keys are typed at a terminal"))
    if not session.behind:
        lifted(session, lambda: keys(session, session.hidden, rest))
        return
    code, desk = session.sitting.code, session.desk
    desk.say(
        _(
            "They lift the curtain for {minutes} minutes after it fell. After that, after a wrong"
            " key and at each start comes the PIN."
        ).format(minutes=SECONDS // 60)
    )
    first = desk.secret(_("Two keys to type in place of the PIN (Enter alone: none): ")) or ""
    if not first.strip():
        code.forget()
        session.say(_("From now on the PIN each time."))
        return
    code.need_possible(first)
    if by_place(first) != by_place(desk.secret(_("The same two keys once more: ")) or ""):
        raise NotUnderstood(_("These were others. Choose the two keys anew."))
    code.choose(first)
    session.say(_("Two keys are chosen."))
