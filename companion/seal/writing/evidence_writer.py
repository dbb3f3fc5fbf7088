"""Collects the evidence: goes through a record again and adds the openings that are due."""

from collections.abc import Sequence

from companion.contract.game import AnyGame
from companion.core import NotUnderstood
from companion.locale import _
from companion.record import content
from companion.record.course import in_clear
from companion.record.fold import Listener, NumberedLine
from companion.record.head import LineHeads
from companion.record.line import Line
from companion.seal.checking.findings import Wrong
from companion.seal.checking.openings import made, sheet_openings
from companion.seal.checking.walk import Walk
from companion.seal.evidence import Evidence, EvidenceLine, ShownOpening, shown_seed
from companion.seal.first import First
from companion.seal.writing.dealer import Dealer
from companion.seal.writing.scribe import sheet_facts


def gathered(
    game: AnyGame,
    first: First,
    record: Sequence[Line],
    clear: Sequence[str],
    seed: bytes,
) -> Evidence:
    """Return the evidence; `clear` gives each hidden line in clear, and others as empty text.

    A record whose lines follow each other neither by the rules of today nor by those of the first
    version is refused.
    """
    unfit = _Unfit(0)
    for written in filter(None, (game, game.first_version)):
        try:
            return _gathered(written, first, record, clear, seed)
        except _Unfit as reason:
            unfit = _Unfit(max(unfit.number, reason.number))
    raise NotUnderstood(
        _(
            "line {number} of this table follows the rules of an older Companion, so no"
            " evidence of it can be written here; its moves can still be exported"
        ).format(number=unfit.number)
    )


class _Unfit(Exception):
    """The error that a line does not follow the others by the rules of a version."""

    def __init__(self, number: int) -> None:
        """Keep the number of the line."""
        super().__init__(number)
        self.number = number


def _gathered(
    game: AnyGame, first: First, record: Sequence[Line], clear: Sequence[str], seed: bytes
) -> Evidence:
    """Return the evidence of a record that was written by the rules of this game."""
    gathering = _Gathering(game, first, record, seed)
    entries = [EvidenceLine(record[0])]
    ended = bool(shown_seed(record[-1]))
    for number, (line, text) in enumerate(zip(record[1:], clear[1:], strict=True), 2):
        try:
            shown = gathering.take(line, text or line.text)
        except Wrong:
            raise _Unfit(number) from None
        entries.append(EvidenceLine(line, text if ended else "", shown))
    return Evidence(first.options.get(game.filed, ""), tuple(entries))


class _Gathering(Listener):
    """Collects the openings that are due, with values from the game in clear."""

    def __init__(self, game: AnyGame, first: First, record: Sequence[Line], seed: bytes) -> None:
        """Begin after the first line of a record."""
        self._game = game
        self._seed = seed
        self._walk = Walk(game, first, record[0], LineHeads(first.table, record))
        self._course = in_clear(game, first.options)
        self._dealer = Dealer(game, self._course, seed)
        self._sheets: dict[str, tuple[str, ...]] = {}

    def take(self, line: Line, text: str) -> tuple[ShownOpening, ...]:
        """Return a line's openings."""
        number = self._walk.take(line).number
        is_move = isinstance(line.content, content.MoveLine)
        played = self._course.tried(number, self._game.notation.parse(text)) if is_move else None
        NumberedLine(number, line, played).tell(self, self._course, self._dealer)
        due = self._walk.owed.behind(number)
        found_at = ((self._walk.ledger.find(label), (label, value)) for label, value in due)
        return tuple(
            made(self._seed, sealed, fact, self._sheets) for sealed, fact in found_at if sealed
        )

    def take_sheet(self, number: int, line: Line, name: str) -> None:
        """Make the openings of a sheet."""
        facts = sheet_facts(self._game, name, self._course.state)
        self._sheets[line.nonce] = sheet_openings(self._seed, line.nonce, facts)
