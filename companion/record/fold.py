"""The fold over a record: each line is read once and told to listeners."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from companion.core import NotUnderstood
from companion.locale import _
from companion.record import content
from companion.record.line import Line
from companion.untyped import GamesOwn


@dataclass(frozen=True, repr=False)
class Played:
    """A move that counts: the number of its line, the move, and the states around it."""

    number: int
    move: GamesOwn
    before: GamesOwn
    after: GamesOwn


class Listener:
    """Follows a record; it has one method for each kind of line."""

    def take_move(self, number: int, line: Line, played: Played) -> None:
        """Handle a move that the referee accepted."""

    def take_share(self, number: int, line: Line, given: Mapping[str, tuple[int, ...]]) -> None:
        """Handle the words of the other players."""

    def take_sheet(self, number: int, line: Line, name: str) -> None:
        """Handle a sheet."""

    def take_head(self, number: int, signature: str) -> None:
        """Handle a head over all lines before this one."""

    def take_back(self, number: int, first: int) -> None:
        """Handle that no move from the line `first` on counts any more."""

    def take_proof(self, number: int, level: str) -> None:
        """Handle the level of proof from here on."""

    def take_stop(self, number: int) -> None:
        """Handle that the players stop."""

    def take_end(self, number: int, seed: str) -> None:
        """Handle the seed at the end."""

    def take_unknown(self, number: int) -> None:
        """Handle a line about the record that is not known."""


class KnownLinesOnly(Listener):
    """Refuses records with lines that this version does not know."""

    def take_unknown(self, number: int) -> None:
        """Refuse the line by its number."""
        said = _("line {number} of the record is unknown here; update Companion")
        raise NotUnderstood(said.format(number=number))


@dataclass(frozen=True, repr=False)
class NumberedLine:
    """A line with its number, and what was played by it if it is a move."""

    number: int
    line: Line
    played: Played | None = None

    def tell(self, *listeners: Listener) -> None:
        """Tell the line to these listeners in order."""
        if self.played and isinstance(self.line.content, content.MoveLine):
            for listener in listeners:
                listener.take_move(self.number, self.line, self.played)
            return
        told = self._told()
        for listener in listeners:
            told(listener)

    def _told(self) -> Callable[[Listener], None]:
        """Return a call of the listener's method for this content."""
        number, line = self.number, self.line
        match line.content:
            case content.MoveLine():
                return lambda _to: None  # nobody has played it
            case content.ShareLine(given):
                return lambda to: to.take_share(number, line, given)
            case content.SheetLine(name):
                return lambda to: to.take_sheet(number, line, name)
            case said:
                return self._told_bare(said)

    def _told_bare(self, said: content.BareLine) -> Callable[[Listener], None]:
        """Return a call of the listener's method for content that needs no more than its text."""
        number = self.number
        match said:
            case content.HeadLine(signature):
                return lambda to: to.take_head(number, signature)
            case content.RetractionLine(first):
                return lambda to: to.take_back(number, first)
            case content.ProofLine(level):
                return lambda to: to.take_proof(number, level)
            case content.StopLine():
                return lambda to: to.take_stop(number)
            case content.EndLine(seed):
                return lambda to: to.take_end(number, seed)
            case content.UnknownLine():
                return lambda to: to.take_unknown(number)


def tell(record: Iterable[Line], *listeners: Listener) -> None:
    """Tell the lines of a record that are not moves to listeners."""
    for number, line in enumerate(record, 1):
        if not isinstance(line.content, content.MoveLine):
            NumberedLine(number, line).tell(*listeners)
