"""Gathering evidence: the record once more from its first line, with what is to be opened."""

from collections.abc import Sequence
from typing import Any

from companion.course import in_clear
from companion.game import Game
from companion.record.line import ABOUT, Line
from companion.seal.dealer import Dealer
from companion.seal.evidence import Entry, Evidence, Shown, is_end
from companion.seal.first import FILE, First
from companion.seal.openings import made, sheet_openings
from companion.seal.scribe import sheet_facts
from companion.seal.walk import RETRACT, SHEET, Walk


def gathered(
    game: Game[Any, Any, Any],
    first: First,
    record: Sequence[Line],
    clear: Sequence[str],
    seed: bytes,
) -> Evidence:
    """Make evidence; `clear` gives each line in clear, or nothing where it hides nothing."""
    gathering = _Gathering(game, first, record[0], seed)
    entries = [Entry(record[0])]
    ended = is_end(record[-1])
    for line, text in zip(record[1:], clear[1:], strict=True):
        shown = gathering.take(line, text or line.text)
        entries.append(Entry(line, text if ended else "", shown))
    return Evidence(first.options.get(FILE, ""), tuple(entries))


class _Gathering:
    """A witness beside the keeper: the one says what is due, the other knows what it was."""

    def __init__(self, game: Game[Any, Any, Any], first: First, line: Line, seed: bytes) -> None:
        """Begin behind the first line."""
        self._game = game
        self._seed = seed
        self._walk = Walk(game, first, line)
        self._course = in_clear(game, first.options)
        self._dealer = Dealer(game, self._course, seed)
        self._sheets: dict[str, tuple[str, ...]] = {}

    def take(self, line: Line, text: str) -> tuple[Shown, ...]:
        """Take a line, and open what is due behind it."""
        number = self._walk.number
        due = self._walk.take(line)
        if line.seat != ABOUT:
            self._course.take(self._course.tried(number, self._game.notation.parse(text)))
        elif found := SHEET.fullmatch(line.text):
            facts = sheet_facts(self._game, found[1], self._course.state)
            self._sheets[line.nonce] = sheet_openings(self._seed, line.nonce, facts)
        elif found := RETRACT.fullmatch(line.text):
            self._course.take_back(int(found[1]))
        self._dealer.take(line)
        found_at = ((self._walk.ledger.find(label), (label, value)) for label, value in due)
        return tuple(
            made(self._seed, sealed, fact, self._sheets) for sealed, fact in found_at if sealed
        )
