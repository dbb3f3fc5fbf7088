"""What the next key or word does where no move is to be chosen."""

from companion.cli.prompt.commands.program import hint
from companion.cli.prompt.evening import PromptEvening
from companion.locale import _
from companion.play.coming import What


def first(session: PromptEvening) -> str:
    """Return a hint about what comes before any move, or behind all; empty where moves are due."""
    if session.table.over:
        return _ended(session)
    coming = session.sitting.next
    if coming.what is What.WORDS:
        names = ", ".join(coming.words)
        return _("(Enter: the words of {names}, before anything is sealed)").format(names=names)
    if session.sitting.lets_play:
        return hint(session)
    if coming.what is What.HIDDEN:
        return _("(Enter: {holder:genitive} side, with the PIN)").format(holder=session.holder)
    return ""


def _ended(session: PromptEvening) -> str:
    """Return a hint about what can be done once the game is over."""
    if session.table.opened:
        said = _(
            "(`verdict`: was it all true? `moments`: what decided. `replay`: hour by hour."
            " `evidence`: a file for everybody. `look {seat}`: what was hidden. `quit`: leave)"
        )
        return said.format(seat=session.hidden)
    if session.hidden:
        opens = _("(`{seat}`, then `end`: reveal everything. `quit`: leave)")
        return opens.format(seat=session.hidden)
    ends = _("(`end`: reveal everything. `quit`: leave)")
    return ends if session.table.proof else _("(`replay`: once more. `quit`: leave)")
