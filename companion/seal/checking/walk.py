"""The walk: checks everything in a record that follows from its public lines."""

from collections.abc import Mapping

from companion.contract.game import AnyGame
from companion.core import NotUnderstood
from companion.record import content
from companion.record.course import begun, heard_from
from companion.record.fold import Listener, NumberedLine, Played
from companion.record.head import LineHeads
from companion.record.levels import Levels, may_follow
from companion.record.line import Line
from companion.record.retractable import Retractable
from companion.record.signature import genuine
from companion.seal import seals, share
from companion.seal.checking.due_openings import Owed
from companion.seal.checking.findings import Wrong, refereed
from companion.seal.checking.follows import Ending, follows
from companion.seal.checking.ledger import Ledger
from companion.seal.first import First

ENDLESS = 10_000  # a line number above all others, for what has not come yet


class Walk(Listener):
    """Checks line after line, up to the first wrong one."""

    def __init__(self, game: AnyGame, first: First, line: Line, heads: LineHeads) -> None:
        """Begin after the first line of a record with these heads."""
        self._game = game
        self._secrets = game.sealing
        self._first = first
        self.start = begun(game, first.options)
        self.course = heard_from(game, self.start)
        self.ledger = Ledger(game, self.course.state)
        self.owed = Owed(game, self.ledger)
        self._shares = share.Shares()
        self.levels = Levels()
        self.unshared: dict[int, int] = {}  # lines sealed before any share, with that share's line
        self.lines = [line]
        self._heads = heads
        self._nonces: set[str] = set()
        self.over_at = 0  # the line that ends the game or stops it
        self.dealt: dict[int, int] = {}  # each share that was dealt from, and the deal's line
        self._ended = False
        self._sheet_due = ""
        self._head_due = False
        self._deal_at = 0  # the line that asked for a deal still to come
        self._ending = Ending(self.levels)
        self._retractable = Retractable(self._undoable)
        self._followers = (self._shares, self.levels, self._ending, self._retractable)

    @property
    def number(self) -> int:
        """Return the number of the next line."""
        return len(self.lines) + 1

    def take(self, line: Line) -> NumberedLine:
        """Check a line, or raise what is wrong with it; `owed` then knows its openings."""
        self._need_due(line.content)
        number = self.number
        played = self._played(number, line) if isinstance(line.content, content.MoveLine) else None
        taken = NumberedLine(number, line, played)
        taken.tell(self.ledger, self.owed, self, self.course, *self._followers)
        self.lines.append(line)
        return taken

    def finish(self) -> None:
        """Refuse a record that ends where a sheet or head is due."""
        if self._sheet_due:
            raise Wrong("sheet.due")
        if self._head_due:
            raise Wrong("head.due")

    def _need_due(self, said: content.Content) -> None:
        """Refuse any line but the one that is due."""
        if self._ended:
            raise Wrong("line")
        if self._sheet_due and not isinstance(said, content.SheetLine):
            raise Wrong("sheet.due")
        if self._head_due and not self._sheet_due and not isinstance(said, content.HeadLine):
            raise Wrong("head.due")
        if self._deal_at and not self._head_due and not isinstance(said, content.ShareLine):
            raise Wrong("share")

    def _played(self, number: int, line: Line) -> Played:
        """Return a public move, after the referee has checked it and its seat."""
        before = self.course.state
        try:
            move = self._secrets.record.parse(line.text)
        except NotUnderstood:
            raise Wrong("line") from None
        if self._game.rules.giver(before, move) != line.seat:
            raise Wrong("line")
        if line.seals:
            self._need_shared(number)
            self._need_new(line.nonce)
        return refereed(self.course, number, move, unread="line")

    def _need_shared(self, number: int) -> None:
        """Refuse a seal unless the share in force comes from exactly the other players.

        A table that asks for no proof may seal without words; that is noted. The first version
        asked for words once.
        """
        others = self._secrets.sharers(self.course.state)
        once = self._secrets.first_form and self._shares.newest
        if once or self._shares.holds(others):
            return
        if self.levels.now != content.NONE:
            raise Wrong("share")
        self.unshared[number] = ENDLESS

    def _need_new(self, nonce: str) -> None:
        """Refuse a nonce that another line has."""
        if nonce in self._nonces:
            raise Wrong("nonce")
        self._nonces.add(nonce)

    def take_move(self, number: int, line: Line, played: Played) -> None:
        """Note what is due after a move."""
        due = follows(self._game, played, self.levels.now)
        self._sheet_due, self._head_due = due.sheet, due.head
        if due.deal:
            self._deal_at = number
        if due.over:
            self.over_at = number

    def take_sheet(self, number: int, line: Line, name: str) -> None:
        """Check that the sheet is the one due."""
        if len(line.seals) != 1:
            raise Wrong("line")
        self._need_new(line.nonce)
        if name != self._sheet_due:
            raise Wrong("sheet.due")
        self._need_shared(number)
        self._sheet_due = ""

    def take_stop(self, number: int) -> None:
        """Check that the players stopped before the game was over."""
        if self._game.rules.outcome(self.course.state):
            raise Wrong("line")
        self.over_at, self._head_due = number, self._ending.head_due(number)

    def take_proof(self, number: int, level: str) -> None:
        """Check that the level of proof rises, or is lowered only in the second line."""
        if not may_follow(self.levels.now, level, number):
            raise Wrong("proof")

    def take_head(self, number: int, signature: str) -> None:
        """Check the signature of a head over all lines before it."""
        head = self._heads.behind(number - 1)
        if not genuine(self._first.key, seals.decoded(signature), head.text.encode()):
            raise Wrong("signature")
        self._head_due = False

    def _undoable(self, before: object, move: object) -> bool:
        """Say whether a move can be taken back: nobody heard it, and it opens nothing."""
        return self._game.rules.undoable(before, move) and not self.owed.behind(self.number)

    def take_back(self, number: int, first: int) -> None:
        """Check that the moves taken back were in no head and heard by nobody."""
        if not self._retractable.reaches(first):
            raise Wrong("retract")
        if first <= self.over_at:
            self.over_at = 0

    def take_end(self, number: int, seed: str) -> None:
        """Check the seed, and that the last head or the line that they stop precedes it."""
        over = self._game.rules.outcome(self.course.state) is not None
        if self._ending.head_due(number - 1):
            raise Wrong("head.due")
        silent = self._secrets.first_form  # no line said that the players stop
        if self._ending.stop_due(number - 1, over=over) and not silent:
            raise Wrong("line")
        if seals.hashed(seals.decoded(seed)) != self._first.seed:
            raise Wrong("seed")
        self._ended = True

    def take_share(self, number: int, line: Line, given: Mapping[str, share.Share]) -> None:
        """Check that exactly the other players gave words, and new ones for a deal."""
        if not share.is_enough(given, self._secrets.sharers(self.course.state)):
            raise Wrong("share")
        if self._deal_at and share.is_repeated(given, self._shares.given):
            raise Wrong("share")
        if self._deal_at:
            self.dealt[number] = self._deal_at
        self._deal_at = 0
        self.unshared = {at: min(by, number) for at, by in self.unshared.items()}

    def take_unknown(self, number: int) -> None:
        """Refuse an unknown line about the record."""
        raise Wrong("line")
