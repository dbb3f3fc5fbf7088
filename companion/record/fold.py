"""The fold over a record: each line is understood once, and told to whoever follows the record."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from companion.core import NotUnderstood
from companion.locale import _
from companion.record import content
from companion.record.line import Line


@dataclass(frozen=True, repr=False)
class Played:
    """A move that counts: its line in the record, what it is, and what it changed."""

    number: int
    move: Any
    before: Any
    after: Any


class Listener:
    """Follows a record; whoever listens says here what a line of each kind means for it."""

    def take_move(self, number: int, line: Line, played: Played) -> None:
        """Take a move that the referee has let pass."""

    def take_share(self, number: int, line: Line, given: Mapping[str, tuple[int, ...]]) -> None:
        """Take the words of the other players."""

    def take_sheet(self, number: int, line: Line, name: str) -> None:
        """Take a sheet."""

    def take_head(self, number: int, signature: str) -> None:
        """Take a head over all lines before this one."""

    def take_back(self, number: int, first: int) -> None:
        """Let no move from the line `first` on count any more."""

    def take_proof(self, number: int, level: str) -> None:
        """Take how much proof the table asks for from here on."""

    def take_stop(self, number: int) -> None:
        """Take the players' word that they stop."""

    def take_end(self, number: int, seed: str) -> None:
        """Take the seed."""

    def take_unknown(self, number: int) -> None:
        """Take a line about the record that says nothing known."""


class Known(Listener):
    """Refuses a record that says what this version knows nothing of."""

    def take_unknown(self, number: int) -> None:
        """Name the line."""
        said = _("line {number} of the record is unknown here; update Companion")
        raise NotUnderstood(said.format(number=number))


@dataclass(frozen=True, repr=False)
class Taken:
    """A line with its number, and what was played by it where it is a move."""

    number: int
    line: Line
    played: Played | None = None

    def tell(self, *listeners: Listener) -> None:
        """Tell it to these, one after the other."""
        told = self._told()
        for listener in listeners:
            told(listener)

    def _told(self) -> Callable[[Listener], None]:
        """Give the call that the kind of the line is for."""
        number, line = self.number, self.line
        match line.content:
            case content.Move():
                played = self.played
                return lambda to: to.take_move(number, line, played) if played else None
            case content.Share(given):
                return lambda to: to.take_share(number, line, given)
            case content.Sheet(name):
                return lambda to: to.take_sheet(number, line, name)
            case said:
                return self._told_bare(said)

    def _told_bare(self, said: content.Bare) -> Callable[[Listener], None]:
        """Give the call that the kind of a line is for that says everything by itself."""
        number = self.number
        match said:
            case content.Head(signature):
                return lambda to: to.take_head(number, signature)
            case content.Retraction(first):
                return lambda to: to.take_back(number, first)
            case content.Proof(level):
                return lambda to: to.take_proof(number, level)
            case content.Stop():
                return lambda to: to.take_stop(number)
            case content.End(seed):
                return lambda to: to.take_end(number, seed)
            case content.Unknown():
                return lambda to: to.take_unknown(number)


def tell(record: Iterable[Line], *listeners: Listener) -> None:
    """Tell what a record says beside its moves, from its first line."""
    for number, line in enumerate(record, 1):
        if not isinstance(line.content, content.Move):
            Taken(number, line).tell(*listeners)
