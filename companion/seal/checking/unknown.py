"""Checks a record of an unknown game as far as that is possible without its rules."""

from collections.abc import Mapping

from companion.record import content
from companion.record.fold import Listener, NumberedLine, Played
from companion.record.head import LineHeads
from companion.record.levels import Levels, may_follow
from companion.record.line import Line
from companion.record.retractable import Retractable
from companion.record.signature import genuine
from companion.seal import seals, share
from companion.seal.checking.findings import Finding, Wrong
from companion.seal.checking.follows import Ending, head_behind_sheet
from companion.seal.checking.progress import Heard, telling
from companion.seal.checking.unknown_openings import LooseOpenings
from companion.seal.checking.unsealed_record import need_open
from companion.seal.evidence import Evidence, EvidenceLine
from companion.seal.first import First


def checked(first: First, evidence: Evidence, heads: LineHeads, heard: Heard) -> list[Finding]:
    """Check a record without the rules of its game, and return what is wrong."""
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
    """Checks line after line, up to the first that would be wrong in any game."""

    def __init__(self, first: First, evidence: Evidence, heads: LineHeads) -> None:
        """Begin after the first line."""
        self._first = first
        self._openings = LooseOpenings(first, evidence)
        self._heads = heads
        self.number = 2
        self.head_due = False
        self._shared = False
        self._levels = Levels()
        self._ending = Ending(self._levels)
        self._retractable = Retractable(lambda _before, _move: True)
        self._nonces: set[str] = set()

    def take(self, entry: EvidenceLine) -> None:
        """Check a line and its openings."""
        line = entry.line
        if not self._first.table:
            need_open(line)
        self._need_due(line.content)
        is_move = isinstance(line.content, content.MoveLine)
        played = Played(self.number, line.text, None, None) if is_move else None
        NumberedLine(self.number, line, played).tell(
            self, self._levels, self._ending, self._retractable
        )
        if entry.shown and not self._first.table:
            raise Wrong("opening.superfluous")
        self._openings.take(line)
        self._openings.compare(entry.shown)
        self.number += 1

    def _need_due(self, said: content.Content) -> None:
        """Refuse a line after the end, and any other line where a head is due."""
        if self._ending.ended:
            raise Wrong("line")
        headless = isinstance(said, content.EndLine) and self._ending.head_due(self.number - 1)
        if headless or (self.head_due and not isinstance(said, content.HeadLine)):
            raise Wrong("head.due")

    def take_move(self, number: int, line: Line, played: Played) -> None:
        """Check the seals of a move; the move itself can be anything."""
        if line.seals and not self._shared and self._levels.now != content.NONE:
            raise Wrong("share")
        if line.seals:
            self._need_new(line.nonce)

    def take_share(self, number: int, line: Line, given: Mapping[str, share.Share]) -> None:
        """Check a share; only the game knows who has to give it."""
        if not share.is_enough(given, tuple(given)):
            raise Wrong("share")
        self._shared = True

    def take_sheet(self, number: int, line: Line, name: str) -> None:
        """Check a sheet."""
        if len(line.seals) != 1:
            raise Wrong("line")
        self._need_new(line.nonce)
        self.head_due = head_behind_sheet(self._levels.now)

    def take_head(self, number: int, signature: str) -> None:
        """Check the signature of a head over all lines before it."""
        head = self._heads.behind(number - 1)
        if not genuine(self._first.key, seals.decoded(signature), head.text.encode()):
            raise Wrong("signature")
        self.head_due = False

    def take_back(self, number: int, first: int) -> None:
        """Check that the moves taken back were in no head yet."""
        if not self._retractable.reaches(first):
            raise Wrong("retract")

    def take_stop(self, number: int) -> None:
        """Note that the players stopped, and whether a head is due."""
        self.head_due = bool(self._first.table) and self._ending.head_due(number)

    def take_proof(self, number: int, level: str) -> None:
        """Check that the level of proof rises, or is lowered only in the second line."""
        if not may_follow(self._levels.now, level, number):
            raise Wrong("proof")

    def take_end(self, number: int, seed: str) -> None:
        """Check the seed."""
        if seals.hashed(seals.decoded(seed)) != self._first.seed:
            raise Wrong("seed")

    def take_unknown(self, number: int) -> None:
        """Refuse an unknown line about the record."""
        raise Wrong("line")

    def _need_new(self, nonce: str) -> None:
        """Refuse a nonce that another line has."""
        if nonce in self._nonces:
            raise Wrong("nonce")
        self._nonces.add(nonce)
