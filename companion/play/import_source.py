"""Imported files: a whole table, or a game text from which a table begins."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from companion import games
from companion.contract.player_names import PROGRAM
from companion.core import NotUnderstood
from companion.locale import _
from companion.play import replay

if TYPE_CHECKING:
    from companion.store.tables import Tables

WHOLE = "{"


@dataclass(frozen=True, repr=False)
class Source:
    """An imported file: its text and what kind of file it is."""

    text: str
    file: str | None = None  # the text of the edition that came with it
    whole: bool = False  # whether it is a whole table, with its secrets encrypted
    hides: bool = False  # whether a table from it needs a PIN
    dealt: bool = False  # whether the program dealt something, which another table cannot repeat

    def into(self, tables: "Tables", name: str, pin: str | None) -> str:
        """Make a table of the file and return its name; a whole table may keep its old name."""
        if not self.whole:
            replay.copied(tables, name, self.text, self.file, pin).close()
            return name
        before = {row.id for row in tables.list()}
        tables.load(self.text, name)
        return next(row.name for row in tables.list() if row.id not in before)


def is_whole(text: str) -> bool:
    """Say whether a text is a whole table; else it is a game text."""
    return text.startswith(WHOLE)


def source(text: str, file: str | None = None) -> Source:
    """Recognise what kind of file this is; an illegal game is refused before a PIN is asked for."""
    if is_whole(text):
        return Source(text, whole=True)
    table, stop = replay.replay(text, file)
    if stop:
        raise stop
    if table.options.get(PROGRAM):
        said = _("the program plays its own moves: import such a table whole, not as a game text")
        raise NotUnderstood(said)
    game = games.take(table.game)
    game.need_new_players(table.options)
    return Source(text, file, hides=game.secrets is not None, dealt=replay.dealt(text, file))
