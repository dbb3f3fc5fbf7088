"""The public picture of a game, for a second screen."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar

from textual.containers import Container

from companion.contract.move import Move
from companion.untyped import GamesOwn

Told = tuple[str, Move, GamesOwn]  # the hour of a move, the move in clear, and the view after it


@dataclass(frozen=True)
class Stage:
    """A line of a revealed game: its hour, what was done in it so far, and the view behind it."""

    name: str
    moves: tuple[GamesOwn, ...]
    view: GamesOwn
    line: int = 0  # among all that count, counted from 0
    phase: str = ""  # whose turn it is


class PublicPicture(Container, can_focus=False):
    """Draws the public view of one game."""

    wide: ClassVar[bool] = False
    """Whether it takes all the width that the words beside it can spare."""

    def tell(self, view: GamesOwn) -> None:
        """Draw this view."""
        raise NotImplementedError

    def page(self, pages: int) -> None:
        """Scroll what does not fit, if anything can be scrolled."""

    def stages(self, told: Iterable[Told]) -> Iterator[Stage]:
        """Go through the stages of a revealed game to draw one after the other; here none."""
        yield from ()

    def shade(self, places: Collection[str]) -> None:
        """Shade the places where the hidden seat can be, by all that was public then."""

    def signs(self) -> Iterable[tuple[str, Iterable[tuple[str, str]]]]:
        """Return the meaning of the signs: headings, each with signs and their meanings."""
        return ()
