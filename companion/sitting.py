"""One sitting at one table: the table, its PIN, and what the players have not seen yet."""

from companion.core import KEEPER, PUBLIC, NotUnderstood, Seat
from companion.locale import _
from companion.plaintext import need_plain
from companion.store.errors import NotSaved
from companion.store.rows import Row
from companion.store.tables import Tables
from companion.table import Table


class Sitting:
    """Plays lines at a table that lies on the disk; a line that is not saved stays in hand."""

    def __init__(self, tables: Tables, row: Row, table: Table) -> None:
        """Sit down."""
        self._tables = tables
        self.row = row
        self.table = table
        self.unsaved: tuple[Seat, str] | None = None
        self.reason: NotSaved | None = None  # why it is not
        self.heads = table.heads_seen  # how many of them the players have been shown
        self._recast: tuple[str, ...] = ()  # whose new words were asked for, and not given yet

    def unlock(self, pin: str) -> None:
        """Refuse a PIN that is not the table's; after the end none is needed."""
        if not self.table.opened:
            self._tables.check(self.row, pin)

    def play(self, seat: Seat, line: str) -> str:
        """Play a line, and give what everybody may read of it."""
        if self.unsaved and self.unsaved != (seat, line):
            raise NotUnderstood(_("the line that is not saved comes first"))
        need_plain(line)
        try:
            number = self.table.play(seat, line)
        except NotSaved as reason:
            self.unsaved, self.reason = (seat, line), reason
            raise
        self.unsaved = None
        return self.table.record[number - 1].text

    @property
    def new_head(self) -> bool:
        """Say whether there is a head that the players have not been shown."""
        return self.table.heads != self.heads

    def notice_recast(self) -> bool:
        """Say, once for each Recruiter, whether the others have to say new words because of him."""
        others = self.table.others if self.table.recast else ()
        new, self._recast = bool(others) and others != self._recast, others
        return new

    @property
    def keeper_due(self) -> bool:
        """Say whether the keeper has something to do."""
        return bool(self.table.legal(KEEPER))

    def lines(self, seat: Seat) -> tuple[str, ...]:
        """Give the lines that a seat may give now."""
        return () if self.unsaved else self.table.lines(seat)

    @property
    def public_lines(self) -> tuple[str, ...]:
        """Give the lines that everybody may see and give."""
        return self.lines(PUBLIC)

    def close(self) -> None:
        """Stand up."""
        self.table.close()
