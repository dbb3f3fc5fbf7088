"""What stands in a file that is taken over: a whole table, or a game text to begin one from."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from companion import games, replaying

if TYPE_CHECKING:
    from companion.store.tables import Tables

WHOLE = "{"


@dataclass(frozen=True, repr=False)
class Source:
    """A file, sorted by what it is."""

    text: str
    file: str | None = None  # the text of one's own edition
    whole: bool = False  # whether it is a whole table, its secrets closed
    hides: bool = False  # whether a table from it needs a PIN
    dealt: bool = False  # whether it asks for a deal, which no other table can repeat

    def into(self, tables: "Tables", name: str, pin: str | None) -> str:
        """Make a table of it, and give its name; a whole one keeps its own where none is given."""
        if not self.whole:
            replaying.copied(tables, name, self.text, self.file, pin).close()
            return name
        before = {row.id for row in tables.list()}
        tables.load(self.text, name)
        return next(row.name for row in tables.list() if row.id not in before)


def is_whole(text: str) -> bool:
    """Say whether this is a whole table; a game text begins otherwise."""
    return text.startswith(WHOLE)


def source(text: str, file: str | None = None) -> Source:
    """Sort a file; refuse what is no lawful game, before anybody thinks of a PIN for it."""
    if is_whole(text):
        return Source(text, whole=True)
    table, stop = replaying.replay(text, file)
    if stop:
        raise stop
    hides = games.take(table.game).secrets is not None
    return Source(text, file, hides=hides, dealt=replaying.dealt(text, file))
