"""The walk of a witness through a record: what follows from its public lines alone."""

import re
from typing import Any

from companion.core import Fact, Illegal, NotUnderstood
from companion.course import Played, in_public
from companion.game import Game
from companion.record.head import Head
from companion.record.line import ABOUT, SEAL, Line
from companion.record.signature import genuine
from companion.record.tree import Tree, leaf
from companion.seal import seals, share
from companion.seal.findings import Wrong
from companion.seal.first import First
from companion.seal.ledger import Ledger

SHEET = re.compile("sheet ([0-9]{2})")
HEAD = re.compile("head ([A-Za-z0-9_-]{85}[AQgw])")
RETRACT = re.compile("retract ([1-9][0-9]{0,3})")
END = re.compile(rf"{seals.END}({SEAL})")
STOP = "stop"
SIGNATURE = 64


class Walk:
    """Takes line after line, and stops at the first one that is wrong."""

    def __init__(self, game: Game[Any, Any, Any], first: First, line: Line) -> None:
        """Begin behind the first line."""
        self._game = game
        self._secrets = game.sealing
        self._first = first
        self.course = in_public(game, first.options)
        self.ledger = Ledger(self._secrets.places)
        self.lines = [line]
        self._tree = Tree()
        self._tree.add(leaf(str(line).encode()))
        self._shares: list[dict[str, share.Share]] = []
        self.ended = False
        self.over_at = 0  # the line that ends the game, or by which the players stop
        self.sheet_due = ""
        self.head_due = False
        self.deal_at = 0  # the line of a deal whose share has not come yet
        self.head_at = 0
        self.heard_at = 0
        self.claims = False  # whether the last move told something about what is hidden
        self.rests: tuple[str, ...] = ()  # the labels of what it rests on
        self._nonces: set[str] = set()
        self._waiting: list[tuple[int, Fact]] = []

    @property
    def number(self) -> int:
        """Give the number of the line that comes next."""
        return len(self.lines) + 1

    @property
    def waiting(self) -> frozenset[int]:
        """Give the lines whose openings wait for a sheet."""
        return frozenset(number for number, _fact in self._waiting)

    def take(self, line: Line) -> tuple[Fact, ...]:
        """Take a line, and give what is to be opened behind it."""
        self._need_due(line)
        due = self._about(line) if line.seat == ABOUT else self._move(line)
        self.lines.append(line)
        self._tree.add(leaf(str(line).encode()))
        return due

    def finish(self) -> None:
        """Refuse an end of the record where a sheet or head is still due."""
        if self.sheet_due:
            raise Wrong("sheet.due")
        if self.head_due:
            raise Wrong("head.due")

    def _need_due(self, line: Line) -> None:
        """Refuse another line than the one that is due."""
        if self.ended:
            raise Wrong("line")
        about = line.text if line.seat == ABOUT else ""
        bare = "" if line.seals else about
        if self.sheet_due and not SHEET.fullmatch(about):
            raise Wrong("sheet.due")
        if self.head_due and not self.sheet_due and not HEAD.fullmatch(bare):
            raise Wrong("head.due")
        if self.deal_at and not self.head_due and share.read(bare) is None:
            raise Wrong("share")

    def _about(self, line: Line) -> tuple[Fact, ...]:
        """Do what a line about the record says."""
        if found := SHEET.fullmatch(line.text):
            return self._take_sheet(line, found[1])
        if line.seals:
            raise Wrong("line")
        if line.text == STOP:
            self._take_stop()
        elif found := HEAD.fullmatch(line.text):
            self._take_head(found[1])
        elif found := RETRACT.fullmatch(line.text):
            self._take_back(int(found[1]))
        elif found := END.fullmatch(line.text):
            self._take_end(found[1])
        else:
            self._take_share(line.text)
        return ()

    def _take_sheet(self, line: Line, name: str) -> tuple[Fact, ...]:
        """Take a sheet, and give what waited for it."""
        if len(line.seals) != 1:
            raise Wrong("line")
        self._need_new(line.nonce)
        if name != self.sheet_due:
            raise Wrong("sheet.due")
        self.ledger.sheet(self.number, line, name)
        self.sheet_due, self.head_due = "", True
        due = [fact for _at, fact in self._waiting if self.ledger.on_sheet(fact[0]) == name]
        self._waiting = [each for each in self._waiting if each[1] not in due]
        return tuple(due)

    def _take_stop(self) -> None:
        """Take the players' word that they stop before the game is over."""
        if self._game.rules.outcome(self.course.state):
            raise Wrong("line")
        self.over_at, self.head_due = self.number, True

    def _take_head(self, said: str) -> None:
        """Take the signature of a head over all lines before."""
        signature = seals.bytes_of(said, SIGNATURE)
        if signature is None or not genuine(self._first.key, signature, self.head.text.encode()):
            raise Wrong("signature")
        self.head_due, self.head_at = False, self.number

    @property
    def head(self) -> Head:
        """Give the head over all lines so far."""
        return Head(self._first.table, len(self.lines), self._tree.root)

    def _take_back(self, number: int) -> None:
        """Let moves count no more that no head has shown and nobody has heard."""
        counts = any(played.number == number for played in self.course.played)
        if not counts or number <= max(self.head_at, self.heard_at):
            raise Wrong("retract")
        self.course.take_back(number)
        self.ledger.take_back(number)
        self._waiting = [each for each in self._waiting if each[0] < number]

    def _take_end(self, said: str) -> None:
        """Take the seed, directly behind the head of the end, or of the word that they stop."""
        if self.head_at != len(self.lines):
            raise Wrong("head.due")
        if not self._game.rules.outcome(self.course.state) and self.over_at != self.head_at - 1:
            raise Wrong("line")
        seed = seals.bytes_of(said, seals.SEED)
        if seed is None or seals.hashed(seed) != self._first.seed:
            raise Wrong("seed")
        self.ended = True

    def _take_share(self, text: str) -> None:
        """Take the players' share."""
        given = share.read(text)
        if given is None:
            raise Wrong("line")
        if not share.is_enough(given, self._secrets.sharers(self.course.state)):
            raise Wrong("share")
        if self.deal_at and share.is_repeated(given, self._shares):
            raise Wrong("share")
        self._shares.append(given)
        self.deal_at = 0

    def _need_new(self, nonce: str) -> None:
        """Refuse a nonce that another line has."""
        if nonce in self._nonces:
            raise Wrong("nonce")
        self._nonces.add(nonce)

    def _move(self, line: Line) -> tuple[Fact, ...]:
        """Take a move as everybody hears it."""
        before, move = self._heard(line)
        if line.seals:
            self._need_shared()
            self._need_new(line.nonce)
        played = self._refereed(before, move)
        labels = self._secrets.labels(before, move)
        if len(labels) != len(line.seals):
            raise Wrong("seals")
        self.course.take(played)
        self.ledger.seal(self.number, line, labels)
        self.claims, self.rests = self._secrets.claims(move), self._secrets.rests(before, move)
        if not self._game.rules.undoable(before, move):
            self.heard_at = self.number
        self.sheet_due = self._secrets.sheet_due(before, played.after)
        if self._secrets.deal_due(before, played.after):
            self.deal_at = self.number
        over = self._over(played)
        if over:
            self.over_at = self.number
        self.head_due = bool(self.sheet_due or self.deal_at) or over
        return self._due(self._secrets.opened(before, move))

    def _need_shared(self) -> None:
        """Refuse a seal where the share in force is not one of exactly the others."""
        others = self._secrets.sharers(self.course.state)
        if not self._shares or tuple(self._shares[-1]) != tuple(others):
            raise Wrong("share")

    def _heard(self, line: Line) -> tuple[Any, Any]:
        """Give the state and the move of a line, of the right seat and with nothing hidden said."""
        state = self.course.state
        try:
            move = self._secrets.record.parse(line.text)
        except NotUnderstood:
            raise Wrong("line") from None
        if self._game.rules.giver(state, move) != line.seat:
            raise Wrong("line")
        return state, move

    def _refereed(self, before: Any, move: Any) -> Played:
        """Let the referee try the line."""
        try:
            return Played(self.number, move, before, self._game.rules.apply(before, move))
        except Illegal as no:
            raise Wrong("rule", no.rule) from None
        except NotUnderstood:
            raise Wrong("line") from None

    def _over(self, played: Played) -> bool:
        """Say whether the game has ended by this very move."""
        return self._game.rules.outcome(played.after) != self._game.rules.outcome(played.before)

    def _due(self, facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
        """Give what can be opened now; the rest waits for its sheet."""
        self._waiting += [(self.number, fact) for fact in facts if self.ledger.awaits(fact[0])]
        now = tuple(fact for fact in facts if not self.ledger.awaits(fact[0]))
        if now:
            self.heard_at = self.number
        return now
