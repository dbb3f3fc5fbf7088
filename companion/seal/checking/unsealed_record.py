"""Checks a record without seals: its moves are played again, and nothing is proven."""

from companion.contract.game import AnyGame
from companion.core import NotUnderstood
from companion.record import content
from companion.record.course import Course, in_clear
from companion.record.fold import Listener, NumberedLine, Played
from companion.record.line import Line
from companion.record.retractable import Retractable
from companion.seal.checking.findings import Finding, Wrong, refereed
from companion.seal.checking.progress import Heard, telling
from companion.seal.evidence import Evidence, EvidenceLine
from companion.seal.first import First


def replayed(
    game: AnyGame, first: First, evidence: Evidence, heard: Heard
) -> tuple[Course, list[Finding]]:
    """Play a record again from its first line; return its course, and what is wrong."""
    replay = RecordReplay(game, first)
    for entry in telling("walk", evidence.entries[1:], heard):
        try:
            replay.take(entry)
        except Wrong as wrong:
            return replay.course, [wrong.at(replay.number)]
    return replay.course, []


def need_open(line: Line) -> None:
    """Refuse a line that belongs only in records with seals."""
    known = isinstance(line.content, content.MoveLine | content.RetractionLine | content.StopLine)
    if line.seals or not known:
        raise Wrong("line")


class RecordReplay(Listener):
    """Checks line after line, up to the first wrong one."""

    def __init__(self, game: AnyGame, first: First) -> None:
        """Begin after the first line."""
        self._game = game
        self.course = in_clear(game, first.options)
        self._retractable = Retractable(game.rules.undoable)
        self.number = 2

    def take(self, entry: EvidenceLine) -> None:
        """Check a line, which has no openings."""
        line = entry.line
        need_open(line)
        played = self._played(line) if isinstance(line.content, content.MoveLine) else None
        NumberedLine(self.number, line, played).tell(self, self.course, self._retractable)
        if entry.shown:
            raise Wrong("opening.superfluous")
        self.number += 1

    def _played(self, line: Line) -> Played:
        """Return a move, after the referee has checked it and its seat."""
        try:
            move = self._game.record.parse(line.text)
        except NotUnderstood:
            raise Wrong("line") from None
        if self._game.rules.giver(self.course.state, move) != line.seat:
            raise Wrong("line")
        return refereed(self.course, self.number, move, unread="line")

    def take_back(self, number: int, first: int) -> None:
        """Check that the moves could still be taken back."""
        if not self._retractable.reaches(first):
            raise Wrong("retract")

    def take_stop(self, number: int) -> None:
        """Check that the players stopped before the game was over."""
        if self._game.rules.outcome(self.course.state):
            raise Wrong("line")
