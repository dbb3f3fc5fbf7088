"""The walk of a witness through a record: what follows from its public lines alone."""

from collections.abc import Mapping
from typing import Any

from companion.core import Illegal, NotUnderstood
from companion.game import Game
from companion.record import content
from companion.record.course import in_public
from companion.record.fold import Listener, Played, Taken
from companion.record.head import LineHeads
from companion.record.levels import Levels, may_follow
from companion.record.line import Line
from companion.record.retractable import Retractable
from companion.record.signature import genuine
from companion.seal import seals, share
from companion.seal.findings import Wrong
from companion.seal.first import First
from companion.seal.follows import Ending, follows
from companion.seal.ledger import Ledger
from companion.seal.owed import Owed

ENDLESS = 10_000  # beyond every line: of what has not come yet


class Walk(Listener):
    """Takes line after line, and stops at the first one that is wrong."""

    def __init__(
        self, game: Game[Any, Any, Any], first: First, line: Line, heads: LineHeads
    ) -> None:
        """Begin behind the first line of a record that has these heads."""
        self._game = game
        self._secrets = game.sealing
        self._first = first
        self.course = in_public(game, first.options)
        self.ledger = Ledger(game)
        self.owed = Owed(game, self.ledger)
        self._shares = share.Shares()
        self.levels = Levels()
        self.unshared: dict[int, int] = {}  # lines sealed before any share, each by that share
        self.lines = [line]
        self._heads = heads
        self._nonces: set[str] = set()
        self.over_at = 0  # the line that ends the game, or by which the players stop
        self.dealt: dict[int, int] = {}  # the line of a deal by that of the share it came from
        self._ended = False
        self._sheet_due = ""
        self._head_due = False
        self._deal_at = 0  # the line of a deal whose share has not come yet
        self._ending = Ending(self.levels)
        self._retractable = Retractable(self._undoable)

    @property
    def number(self) -> int:
        """Give the number of the line that comes next."""
        return len(self.lines) + 1

    def take(self, line: Line) -> Taken:
        """Take a line, or say what is wrong with it; `owed` knows what is opened behind it."""
        self._need_due(line.content)
        played = self._played(line) if isinstance(line.content, content.Move) else None
        taken = Taken(self.number, line, played)
        taken.tell(self.ledger, self.owed, self, self.course, self._shares, self.levels)
        taken.tell(self._ending, self._retractable)
        self.lines.append(line)
        return taken

    def finish(self) -> None:
        """Refuse an end of the record where a sheet or head is still due."""
        if self._sheet_due:
            raise Wrong("sheet.due")
        if self._head_due:
            raise Wrong("head.due")

    def _need_due(self, said: content.Content) -> None:
        """Refuse another line than the one that is due."""
        if self._ended:
            raise Wrong("line")
        if self._sheet_due and not isinstance(said, content.Sheet):
            raise Wrong("sheet.due")
        if self._head_due and not self._sheet_due and not isinstance(said, content.Head):
            raise Wrong("head.due")
        if self._deal_at and not self._head_due and not isinstance(said, content.Share):
            raise Wrong("share")

    def _played(self, line: Line) -> Played:
        """Referee a move as everybody hears it: of the right seat and with nothing hidden said."""
        before = self.course.state
        try:
            move = self._secrets.record.parse(line.text)
        except NotUnderstood:
            raise Wrong("line") from None
        if self._game.rules.giver(before, move) != line.seat:
            raise Wrong("line")
        if line.seals:
            self._need_shared(self.number)
            self._need_new(line.nonce)
        try:
            return self.course.tried(self.number, move)
        except Illegal as no:
            raise Wrong("rule", no.rule) from None
        except NotUnderstood:
            raise Wrong("line") from None

    def _need_shared(self, number: int) -> None:
        """Refuse a seal where the share in force is not one of exactly the others.

        A table that asks for no proof may seal without a share; it is noted that it did.
        """
        others = self._secrets.sharers(self.course.state)
        if self._shares.holds(others):
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
        """Note what must follow."""
        due = follows(self._game, played, self.levels.now)
        self._sheet_due, self._head_due = due.sheet, due.head
        if due.deal:
            self._deal_at = number
        if due.over:
            self.over_at = number

    def take_sheet(self, number: int, line: Line, name: str) -> None:
        """Take the sheet that is due."""
        if len(line.seals) != 1:
            raise Wrong("line")
        self._need_new(line.nonce)
        if name != self._sheet_due:
            raise Wrong("sheet.due")
        self._need_shared(number)
        self._sheet_due = ""

    def take_stop(self, number: int) -> None:
        """Take the players' word that they stop before the game is over."""
        if self._game.rules.outcome(self.course.state):
            raise Wrong("line")
        self.over_at, self._head_due = number, self._ending.head_due(number)

    def take_proof(self, number: int, level: str) -> None:
        """Take it that the table asks for more proof, or in its second line for less."""
        if not may_follow(self.levels.now, level, number):
            raise Wrong("proof")

    def take_head(self, number: int, signature: str) -> None:
        """Take the signature of a head over all lines before."""
        head = self._heads.behind(number - 1)
        if not genuine(self._first.key, seals.decoded(signature), head.text.encode()):
            raise Wrong("signature")
        self._head_due = False

    def _undoable(self, before: Any, move: Any) -> bool:
        """Say whether nobody has heard the move that is taken, and nothing is opened behind it."""
        return self._game.rules.undoable(before, move) and not self.owed.behind(self.number)

    def take_back(self, number: int, first: int) -> None:
        """Let moves count no more that no head has shown and nobody has heard."""
        if not self._retractable.reaches(first):
            raise Wrong("retract")
        if first <= self.over_at:
            self.over_at = 0

    def take_end(self, number: int, seed: str) -> None:
        """Take the seed, directly behind the head of the end, or of the word that they stop."""
        over = self._game.rules.outcome(self.course.state) is not None
        if self._ending.head_due(number - 1):
            raise Wrong("head.due")
        if self._ending.stop_due(number - 1, over=over):
            raise Wrong("line")
        if seals.hashed(seals.decoded(seed)) != self._first.seed:
            raise Wrong("seed")
        self._ended = True

    def take_share(self, number: int, line: Line, given: Mapping[str, share.Share]) -> None:
        """Take the words of exactly the others, new ones where something is dealt from them."""
        if not share.is_enough(given, self._secrets.sharers(self.course.state)):
            raise Wrong("share")
        if self._deal_at and share.is_repeated(given, self._shares.given):
            raise Wrong("share")
        if self._deal_at:
            self.dealt[number] = self._deal_at
        self._deal_at = 0
        self.unshared = {at: min(by, number) for at, by in self.unshared.items()}

    def take_unknown(self, number: int) -> None:
        """Refuse what is no line about the record."""
        raise Wrong("line")
