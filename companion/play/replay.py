"""Plays game texts again: only before the referee, or into a new table."""

import secrets
from contextlib import ExitStack
from typing import TYPE_CHECKING

from companion import games
from companion.core import CompanionError, NotUnderstood, WrongOption
from companion.locale import _
from companion.play.table import Table, begin
from companion.seal import share
from companion.text import gametext
from companion.text.gametext import GameText, StoppedAt

if TYPE_CHECKING:  # the database is not needed for a table that is not kept
    from companion.store.tables import Tables


def replay(text: str, file: str | None = None) -> tuple[Table, StoppedAt | None]:
    """Play a game text as far as it is legal; `file` is the text of the edition that it uses."""
    found = gametext.read(text)
    table = begun(found, file)
    for number, line in found.moves:
        try:
            table.play(table.hidden_seat, table.read(line))
        except CompanionError as reason:
            return table, StoppedAt(number, reason)
    return table, None


def begun(found: GameText, file: str | None) -> Table:
    """Begin the game of a text; a bad option is reported with the number of its line."""
    try:
        filed = games.take(found.game).filed
        if filed in found.options or (file is not None and not filed):
            raise NotUnderstood(_("unknown option; give an edition file with `--edition`"))
        return Table(found.game, {**found.options, **({} if file is None else {filed: file})})
    except WrongOption as wrong:
        if wrong.option in found.lines:
            raise StoppedAt(found.lines[wrong.option], wrong) from None
        raise


def dealt(text: str, file: str | None) -> bool:
    """Say whether a game text asks for a deal, which another table could not repeat."""
    source, _stop = replay(text, file)
    return len(_undealt(source)) < len(source.moves)


def _undealt(source: Table) -> tuple[str, ...]:
    """Return the moves without those that deal; another table would deal something else."""
    deals, played = games.take(source.game).deal_due, source.course.played
    return tuple(source.typed(each.move) for each in played if not deals(each.before, each.after))


def undealt() -> str:
    """Return the notice that a deal was left out."""
    return _("What was dealt counts as drawn by hand, because nobody dealt it here.")


def copied(tables: "Tables", name: str, text: str, file: str | None, pin: str | None) -> Table:
    """Begin a kept table from a game text; if any line is refused, no table is left.

    Random words stand for those of the players, so nothing that is copied this way is proven.
    """
    source, stop = replay(text, file)
    if stop:
        raise stop
    game = games.take(source.game)
    filed = {game.filed: file} if file else {}
    options = {**game.rules.before, **source.options, **filed}
    with ExitStack() as failing:
        with tables.at_once():
            table = begin(tables, name, source.game, options, pin)
            failing.callback(table.close)
            for line in _undealt(source):
                _play(table, line)
        failing.pop_all()
    return table


def _play(table: Table, line: str) -> None:
    """Play a line of the copy, and first give random words where they are due."""
    others = table.proof.share_due if table.proof else ()
    if table.proof and others:
        each = share.each(others) * len(others)
        table.proof.share(tuple(secrets.randbelow(share.LIST) for _word in range(each)))
    table.play(table.hidden_seat, table.read(line))
