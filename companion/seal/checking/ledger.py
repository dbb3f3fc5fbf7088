"""The ledger of a record: where each fact is sealed, and which seals are in force."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from companion.contract.game import AnyGame
from companion.record.fold import Listener, Played
from companion.record.line import Line
from companion.seal.checking.findings import Wrong

NAME = re.compile("[0-9]{2}")


@dataclass(frozen=True)
class SealedFact:
    """Where a fact is sealed: the line, the number of its seal, and the place on a sheet."""

    number: int
    line: Line
    index: int
    place: int | None = None

    @property
    def seal(self) -> str:
        """Return the seal, or the root of the sheet."""
        return self.line.seals[self.index]


class Ledger(Listener):
    """All seals and sheets so far; of several seals for a label, the newest one is in force."""

    def __init__(self, game: AnyGame, state: object) -> None:
        """Take the labels of the game's moves, and the places of the sheets from any state."""
        self._labels = game.sealing.labels
        places = game.sealing.places(state)
        self._places = {place: index for index, place in enumerate(places)}
        self.size = len(places)
        self._seals: dict[str, list[SealedFact]] = {}
        self._retracted: dict[str, list[SealedFact]] = {}
        self._sheets: dict[str, tuple[int, Line]] = {}

    def take_move(self, number: int, line: Line, played: Played) -> None:
        """Add the seals of a move's line."""
        labels = self._labels(played.before, played.move)
        if len(labels) != len(line.seals):
            raise Wrong("seals")
        self.seal(number, line, labels)

    def seal(self, number: int, line: Line, labels: Sequence[str]) -> None:
        """Add the seals of a line under these labels."""
        for index, label in enumerate(labels):
            self._seals.setdefault(label, []).append(SealedFact(number, line, index))

    def take_sheet(self, number: int, line: Line, name: str) -> None:
        """Add a sheet."""
        self._sheets[name] = (number, line)

    def take_back(self, number: int, first: int) -> None:
        """Remove the seals of this line and all after it, as they were taken back."""
        for label, entered in self._seals.items():
            struck = [each for each in entered if each.number >= first]
            self._retracted.setdefault(label, []).extend(struck)
            self._seals[label] = [each for each in entered if each.number < first]

    def on_sheet(self, label: str) -> str:
        """Return the name of the sheet that a label belongs to, even one not made yet."""
        name, _slash, place = label.partition("/")
        return name if place in self._places and NAME.fullmatch(name) else ""

    def awaits(self, label: str) -> bool:
        """Say whether a label belongs to a sheet that is not made yet."""
        name = self.on_sheet(label)
        return bool(name) and name not in self._sheets

    def find(self, label: str) -> SealedFact | None:
        """Return where a label is sealed now, or None."""
        name, _slash, place = label.partition("/")
        if place in self._places and name in self._sheets:
            number, line = self._sheets[name]
            return SealedFact(number, line, 0, self._places[place])
        entered = self._seals.get(label)
        return entered[-1] if entered else None

    def retracted(self, label: str) -> tuple[SealedFact, ...]:
        """Return where a label was sealed by lines that were taken back."""
        return tuple(self._retracted.get(label, ()))

    def earlier(self, label: str) -> tuple[SealedFact, ...]:
        """Return where a label was sealed before its newest seal."""
        return tuple(self._seals.get(label, ())[:-1])
