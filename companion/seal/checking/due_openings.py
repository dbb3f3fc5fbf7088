"""Says which facts must be opened after each line: at once, or when their sheet is made."""

from collections.abc import Container

from companion.contract.game import AnyGame
from companion.core import Fact
from companion.record.fold import Listener, Played
from companion.record.line import Line
from companion.seal.checking.ledger import Ledger


class Owed(Listener):
    """Follows a record after its ledger, and knows which openings are due after each line."""

    def __init__(self, game: AnyGame, ledger: Ledger) -> None:
        """Begin after the first line."""
        self._opened = game.sealing.opened
        self._ledger = ledger
        self._due: dict[int, tuple[Fact, ...]] = {}
        self._waiting: list[tuple[int, Fact]] = []

    @property
    def waiting(self) -> frozenset[int]:
        """Return the lines whose openings wait for a sheet."""
        return frozenset(number for number, _fact in self._waiting)

    def awaiting(self, sheet: Container[str]) -> tuple[Fact, ...]:
        """Return the facts that wait for a sheet with these labels."""
        return tuple(fact for _number, fact in self._waiting if fact[0] in sheet)

    def behind(self, number: int) -> tuple[Fact, ...]:
        """Return the facts that must be opened after this line."""
        return self._due.get(number, ())

    def take_move(self, number: int, line: Line, played: Played) -> None:
        """Note what a move opens; facts on a later sheet wait for it."""
        now = []
        for fact in self._opened(played.before, played.move):
            if self._ledger.awaits(fact[0]):
                self._waiting.append((number, fact))
            else:
                now.append(fact)
        self._due[number] = tuple(now)

    def take_sheet(self, number: int, line: Line, name: str) -> None:
        """Note that the facts that waited for this sheet are due now."""
        due = tuple(f for _at, f in self._waiting if self._ledger.on_sheet(f[0]) == name)
        self._waiting = [each for each in self._waiting if each[1] not in due]
        self._due[number] = due

    def take_back(self, number: int, first: int) -> None:
        """Remove waiting facts of lines that were taken back."""
        self._waiting = [each for each in self._waiting if each[0] < first]
