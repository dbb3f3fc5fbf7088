"""The command that shows the level of proof and raises it."""

from companion import games
from companion.cli.prompt.evening import PromptEvening
from companion.core import NotUnderstood, Seat
from companion.locale import _
from companion.record.content import NONE
from companion.record.levels import levels_of
from companion.telling.proof import levels


def proof(session: PromptEvening, seat: Seat, rest: str) -> None:
    """Say the table's level of proof, or ask for more from now on."""
    if rest and session.behind:
        raise NotUnderstood(_("this is for everybody to decide: Enter hides this side first"))
    known = levels_of(games.take(session.table.game))
    if rest and rest not in known:
        more = (f"`proof {level}`" for level in known if level != NONE)
        raise NotUnderstood(_("say one of these: {choices}").format(choices=", ".join(more)))
    if rest:
        session.save(
            lambda: session.sitting.ask_for_proof(seat, rest), lambda _done: _tell(session, rest)
        )
    else:
        _tell(session, "")


def _tell(session: PromptEvening, asked: str) -> None:
    """Say the table's level of proof, and from when on, if it was just changed."""
    sealing = session.table.sealing
    session.say(_("Receipts: {level}.").format(level=levels.named(sealing.level)))
    session.say(levels.told(sealing.level, session.holder))
    if asked in levels.BEGINS:
        session.say(levels.begins(asked, session.table.words.hour(sealing.counts_from)))
    for level in () if asked else sealing.higher:
        more = levels.told(level, session.holder)
        session.say(_("proof {level}: {told}").format(level=level, told=more))
    if asked and session.sitting.share_due:
        session.say(
            _("The other players say their words first: `share`. A receipt now: `head now`.")
        )
