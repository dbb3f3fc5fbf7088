"""Game texts that are played once more: before the referee alone, or into a table of their own."""

import secrets
from typing import TYPE_CHECKING

from companion import gametext
from companion.core import KEEPER, CompanionError, NotUnderstood
from companion.gametext import StoppedAt
from companion.locale import _
from companion.seal import share
from companion.table import Table, begin

if TYPE_CHECKING:  # a table that is not kept needs no database
    from companion.store.tables import Tables


def replay(text: str, board: str | None = None) -> tuple[Table, StoppedAt | None]:
    """Referee a game text as far as it is lawful; `board` is the text of one's own edition."""
    found = gametext.read(text)
    if "board" in found.options:
        raise NotUnderstood(_("unknown option; the file of an edition is given with --edition"))
    extra = {} if board is None else {"board": board}
    table = Table(found.game, {**found.options, **extra})
    for number, line in found.moves:
        try:
            table.play(KEEPER, line)
        except CompanionError as reason:
            return table, StoppedAt(number, reason)
    return table, None


def copied(tables: "Tables", name: str, text: str, board: str | None, pin: str) -> Table:
    """Begin a kept table from a game text; an unlawful one begins none.

    Nobody sat by and gave a share, so chance gives one; what is copied so is bound by nothing.
    """
    source, stop = replay(text, board)
    if stop:
        raise stop
    options = {**source.options, **({"board": board} if board else {})}
    table = begin(tables, name, source.game, options, pin)
    for line in source.undealt:
        if table.share_due:
            each = share.each(table.share_due) * len(table.share_due)
            table.share(tuple(secrets.randbelow(share.LIST) for _word in range(each)))
        table.play(KEEPER, line)
    return table
