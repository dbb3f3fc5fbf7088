"""What is to be opened: at once, or when the sheet has come on which it stands."""

from typing import Any

from companion.core import Fact
from companion.game import Game
from companion.record.fold import Listener, Played
from companion.record.line import Line
from companion.seal.ledger import Ledger


class Owed(Listener):
    """Follows a record behind its ledger, and knows which openings are due behind each line."""

    def __init__(self, game: Game[Any, Any, Any], ledger: Ledger) -> None:
        """Begin behind the first line."""
        self._opened = game.sealing.opened
        self._ledger = ledger
        self._due: dict[int, tuple[Fact, ...]] = {}
        self._waiting: list[tuple[int, Fact]] = []

    @property
    def waiting(self) -> frozenset[int]:
        """Give the lines whose openings wait for a sheet."""
        return frozenset(number for number, _fact in self._waiting)

    def behind(self, number: int) -> tuple[Fact, ...]:
        """Give what is to be opened behind a line."""
        return self._due.get(number, ())

    def take_move(self, number: int, line: Line, played: Played) -> None:
        """Open what can be opened now; the rest waits for its sheet."""
        facts = self._opened(played.before, played.move)
        self._waiting += [(number, fact) for fact in facts if self._ledger.awaits(fact[0])]
        self._due[number] = tuple(f for f in facts if not self._ledger.awaits(f[0]))

    def take_sheet(self, number: int, line: Line, name: str) -> None:
        """Open what waited for this sheet."""
        due = tuple(f for _at, f in self._waiting if self._ledger.on_sheet(f[0]) == name)
        self._waiting = [each for each in self._waiting if each[1] not in due]
        self._due[number] = due

    def take_back(self, number: int, first: int) -> None:
        """Let nothing wait for a line that counts no more."""
        self._waiting = [each for each in self._waiting if each[0] < first]
