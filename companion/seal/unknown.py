"""A record of a game that nobody here knows: what can be checked without any rules."""

from collections.abc import Mapping

from companion.record import content
from companion.record.fold import Listener, Taken
from companion.record.head import LineHeads
from companion.record.line import Line
from companion.record.signature import genuine
from companion.seal import seals, share
from companion.seal.evidence import Entry, Evidence
from companion.seal.findings import Finding, Wrong
from companion.seal.first import First
from companion.seal.heard import Heard, telling
from companion.seal.levels import Levels, may_follow
from companion.seal.loose import LooseOpenings
from companion.seal.replayed import need_open


def checked(first: First, evidence: Evidence, heads: LineHeads, heard: Heard) -> list[Finding]:
    """Check the lines of a record as far as they need no game, and give what is wrong."""
    if evidence.file and seals.hash_of(evidence.file) not in first.options.values():
        return [Finding(1, "board")]
    walk = UnknownWalk(first, evidence, heads)
    for entry in telling("walk", evidence.entries[1:], heard):
        try:
            walk.take(entry)
        except Wrong as wrong:
            return [wrong.at(walk.number)]
    return [Finding(walk.number - 1, "head.due")] if walk.head_due else []


class UnknownWalk(Listener):
    """Takes line after line, and stops at the first one that would be wrong in any game."""

    def __init__(self, first: First, evidence: Evidence, heads: LineHeads) -> None:
        """Begin behind the first line."""
        self._first = first
        self._openings = LooseOpenings(first, evidence)
        self._heads = heads
        self.number = 2
        self.head_due = False
        self._head_at = self._sheet_at = 0
        self._ended = self._shared = False
        self._levels = Levels()
        self._counting: set[int] = set()
        self._nonces: set[str] = set()

    def take(self, entry: Entry) -> None:
        """Take a line, and what was opened behind it."""
        line = entry.line
        if not self._first.table:
            need_open(line)
        self._need_due(line.content)
        if isinstance(line.content, content.Move):
            self._move(line)
        Taken(self.number, line).tell(self, self._levels)
        if entry.shown and not self._first.table:
            raise Wrong("opening.superfluous")
        self._openings.take(line)
        self._openings.compare(entry.shown)
        self.number += 1

    def _need_due(self, said: content.Content) -> None:
        """Refuse a line behind the end, and another one where a head is due."""
        if self._ended:
            raise Wrong("line")
        asked = self._levels.now != content.NONE
        headless = asked and isinstance(said, content.End) and self._head_at != self.number - 1
        if headless or (self.head_due and not isinstance(said, content.Head)):
            raise Wrong("head.due")

    def _move(self, line: Line) -> None:
        """Take a move, whatever it is."""
        if line.seals and not self._shared and self._levels.now != content.NONE:
            raise Wrong("share")
        if line.seals:
            self._need_new(line.nonce)
        self._counting.add(self.number)

    def take_share(self, number: int, line: Line, given: Mapping[str, share.Share]) -> None:
        """Take the players' share; who must give it, only the game knows."""
        if not share.is_enough(given, tuple(given)):
            raise Wrong("share")
        self._shared = True

    def take_sheet(self, number: int, line: Line, name: str) -> None:
        """Take a sheet."""
        if len(line.seals) != 1:
            raise Wrong("line")
        self._need_new(line.nonce)
        self.head_due, self._sheet_at = self._levels.now == content.EVERY, number

    def take_head(self, number: int, signature: str) -> None:
        """Take the signature of a head over all lines before."""
        head = self._heads.behind(number - 1)
        if not genuine(self._first.key, seals.decoded(signature), head.text.encode()):
            raise Wrong("signature")
        self.head_due, self._head_at = False, number

    def take_back(self, number: int, first: int) -> None:
        """Let moves count no more that no head has shown."""
        if first not in self._counting or first <= max(self._head_at, self._sheet_at):
            raise Wrong("retract")
        self._counting = {each for each in self._counting if each < first}

    def take_stop(self, number: int) -> None:
        """Take the players' word that they stop."""
        self.head_due = bool(self._first.table) and self._levels.now != content.NONE

    def take_proof(self, number: int, level: str) -> None:
        """Take it that the table asks for more proof, or in its second line for less."""
        if not may_follow(self._levels.now, level, number):
            raise Wrong("proof")

    def take_end(self, number: int, seed: str) -> None:
        """Take the seed."""
        if seals.hashed(seals.decoded(seed)) != self._first.seed:
            raise Wrong("seed")
        self._ended = True

    def take_unknown(self, number: int) -> None:
        """Refuse a line about the record that says nothing known."""
        raise Wrong("line")

    def _need_new(self, nonce: str) -> None:
        """Refuse a nonce that another line has."""
        if nonce in self._nonces:
            raise Wrong("nonce")
        self._nonces.add(nonce)
