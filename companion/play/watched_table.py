"""Follows a table from outside by its public lines alone."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile

from companion import games, rulebook
from companion.contract.announcement import Announcement
from companion.contract.move import Move
from companion.core import PUBLIC, Illegal, NotUnderstood
from companion.locale import _
from companion.record import content
from companion.record.announced import announced
from companion.record.course import in_clear, in_public
from companion.record.fold import KnownLinesOnly, NumberedLine, Played
from companion.record.levels import Levels
from companion.record.line import Line, read
from companion.record.retractable import Retractable, before_any
from companion.record.signature import genuine
from companion.seal import first, share
from companion.seal.checking.follows import Ending
from companion.seal.checking.kept_heads import Heads
from companion.seal.checking.revealed_game import retold
from companion.seal.seals import decoded
from companion.seal.shown_head import Showing, showing
from companion.store.public_reader import PublicTable
from companion.untyped import GamesOwn

ROOM = 200  # letters in a row of the log; longer ones are said in fewer words


@dataclass(frozen=True)
class Receipt:
    """The last head that was shown: whether it is the newest line, and signed by the table."""

    shown: Showing
    newest: bool
    genuine: bool

    @property
    def short(self) -> str:
        """Return the short form of the receipt."""
        return self.shown.short


class Watched:
    """The public side of one table, from the lines written so far.

    A hidden move is shown only when it can no longer be taken back, as nobody at the table sees it.
    """

    def __init__(self, table: PublicTable) -> None:
        """Build the public side from the lines of a table."""
        self.table = table
        self.game = games.take(table.game)
        self.words = self.game.words.explaining(rulebook.gist)
        begin = in_public if self.game.secrets else in_clear
        self._course = begin(self.game, table.options)
        self._heads, self._shares, self._levels = Heads(), share.Shares(), Levels()
        self._ending, self._retractable = (
            Ending(self._levels),
            Retractable(self.game.rules.undoable),
        )
        self._record = [read(line) for line in table.lines]
        if not self._record:
            raise NotUnderstood(_("nothing was played at this table yet"))
        for number, line in enumerate(self._record[1:], 2):
            played = None
            if isinstance(line.content, content.MoveLine):
                played = self._played(number, line.text)
            taken = NumberedLine(number, line, played)
            taken.tell(KnownLinesOnly(), self._course, self._heads, self._shares, self._levels)
            taken.tell(self._ending, self._retractable)
        self.standing = self._shown()  # the moves to show
        self._retold = retold(self.game, table.options, self._record)

    def _played(self, number: int, text: str) -> Played:
        """Check a move and return it; a record that breaks the rules is refused."""
        try:
            return self._course.tried(number, self.game.record.parse(text))
        except Illegal:
            said = _("line {number} of this table is against its rules; it cannot be followed")
            raise NotUnderstood(said.format(number=number)) from None

    def _shown(self) -> Sequence[Played]:
        """Return the moves to show: all but the last hidden ones that can still be taken back."""
        played = self._course.played
        waiting = [*takewhile(self._may_vanish, reversed(played))]
        return played[: len(played) - len(waiting)]

    def _may_vanish(self, played: Played) -> bool:
        """Say whether a move is hidden and can still be taken back."""
        hidden = self.game.secrets is not None and bool(self._record[played.number - 1].seals)
        return hidden and self._retractable.reaches(played.number)

    @property
    def help(self) -> str:
        """Return how much of what can be known the players agreed on; empty for none."""
        return self.game.secrets.help(self.state) if self.game.secrets else ""

    @property
    def settled(self) -> Sequence[Line]:
        """Return the lines without those of moves that are not shown yet."""
        return before_any(self._course.played[len(self.standing) :], self._record)

    def _seat(self, played: Played) -> str:
        """Return the seat that made a move."""
        return self._record[played.number - 1].seat

    @property
    def open_view(self) -> GamesOwn:
        """Return what everybody may know, also once the game is revealed."""
        return self.game.rules.view(self.state, PUBLIC)

    @property
    def state(self) -> object:
        """Return the state after the moves that are shown."""
        waiting = self._course.played[len(self.standing) :]
        return waiting[0].before if waiting else self._course.state

    @property
    def view(self) -> GamesOwn:
        """Return what everybody may know, or everything once the game is revealed."""
        if self._retold:
            return self.game.rules.view(self._retold.state, self.game.sealing.seat)
        return self.game.rules.view(self.state, PUBLIC)

    @property
    def revealed(self) -> bool:
        """Say whether the secrets were revealed."""
        return self._retold is not None

    @property
    def disclosed(self) -> tuple[Played, ...]:
        """Return the moves that count, in clear, with their states; none before all is revealed."""
        return tuple(self._retold.played) if self._retold else ()

    def retold(self) -> Iterator[tuple[str, Move, object]]:
        """Go through a revealed game: each move in clear, its hour, and the view after it."""
        for played in self.disclosed:
            view = self.game.rules.view(played.after, self.game.sealing.seat)
            yield self.game.rules.stamp(played.before), played.move, view

    @property
    def over(self) -> bool:
        """Say whether the game is over."""
        return self.game.rules.outcome(self.state) is not None

    @property
    def stamp(self) -> str:
        """Return the hour or round."""
        return self.game.rules.stamp(self.state)

    @property
    def due(self) -> str:
        """Say what everybody waits for."""
        if self.over:
            return self.words.ended(self.view) or self.words.due(self.view)
        if self._ending.ended or self._ending.stopped(len(self._record)):
            return _("the players stopped here")
        return " ".join(filter(None, (self.words_due, self.words.due(self.view))))

    @property
    def words_due(self) -> str:
        """Say whose words the table waits for, as far as the lines show it.

        No line says that a table was resumed, so the words that are needed then are not known here.
        """
        secrets, rules = self.game.secrets, self.game.rules
        if secrets is None or self._levels.now == content.NONE or rules.outcome(self.state):
            return ""
        others = secrets.sharers(self.state)
        waits = rules.due(self.state).seat == secrets.seat
        given = self._shares.holds(others)
        return share.asked(others) if others and waits and not given else ""

    @property
    def announced(self) -> tuple[Announcement, ...]:
        """Return what was announced last: all of it where the hidden seat said several things.

        After the game it is who has won.
        """
        outcome = self.game.rules.outcome(self.state)
        if outcome or self._retold:
            return (Announcement(self.words.won(outcome)),) if outcome else ()
        options, view = first.bare(self._record[0]).options, self.game.rules.view
        return announced(self.game, options, self.standing, self._seat, view, self._record)

    @property
    def receipt(self) -> Receipt | None:
        """Return the last receipt, if one was shown."""
        if not self._heads.shown:
            return None
        shown, began = self._heads.shown[-1], first.bare(self._record[0])
        found = showing(began, self._record, shown)
        signed = genuine(began.key, decoded(shown.signature), found.head.text.encode())
        return Receipt(found, len(self._record) == shown.size + 1, signed)

    def log(self, most: int, room: int = ROOM) -> Iterator[str]:
        """Go through the last moves, each as a row of about so many letters with its hour."""
        rules = self.game.rules
        for each in self.standing[-most:]:
            move, before = self.game.veiled(each.move), rules.view(each.before, PUBLIC)
            stamp = "" if self.words.moment(before) else rules.stamp(each.before)
            if said := self.words.row(move, before, room):
                yield f"{stamp:>2} {said}"
