"""The command that tells what decided a game, once everything is revealed."""

from companion import games
from companion.cli.prompt.evening import PromptEvening
from companion.core import NotUnderstood, Seat
from companion.locale import _
from companion.record.known import nothing_hidden
from companion.telling.table.moments import Tale
from companion.understood.following import worked_out


def moments(session: PromptEvening, seat: Seat, rest: str) -> None:
    """Say the moments that decided, and where the trail was lost most."""
    table = session.table
    if not table.disclosed:
        raise NotUnderstood(_("what decided can be told when everything is revealed"))
    game = games.take(table.game)
    evening = worked_out(game, table.disclosed)
    if evening is None:
        raise nothing_hidden()
    tale = Tale(game, evening)
    told = [*(each.whole for each in tale.moments()), *filter(None, [tale.torn()])]
    for line in told or [_("no question was asked, and nobody came near: nothing decided")]:
        session.say(line)
