"""What a table hears of a move, and all that hands do at the board because of it."""

from collections.abc import Sequence
from dataclasses import dataclass

DOT = " · "  # before what explains something that is said


@dataclass(frozen=True)
class Announcement:
    """What the table hears of a move, and all that is done at the board because of it."""

    said: str = ""
    sign: str = ""  # what of it is shown large
    asked: str = ""  # the question that it asks or answers
    to_do: tuple[str, ...] = ()  # each thing that hands do, in its order
    earlier: str = ""  # what was said of its own before a question was answered
    since: int = 0  # the line of the record with which it begins

    @property
    def heard(self) -> str:
        """Write what was said with its question; both in capitals, but for what explains them."""
        said, _dot, explained = self.said.partition(DOT)
        loud = f"{self.asked} {said}".strip().upper() if self.asked else said
        return DOT.join(filter(None, (loud, explained)))


def together(said: Sequence[Announcement]) -> Announcement | None:
    """Make one announcement of several: all that was said, the last sign, all there is to do.

    A question stands with its own answer alone; what was said before it stands apart, and what
    is said after it is news that needs it no more.
    """
    if not said:
        return None
    asks = next((at for at in reversed(range(len(said))) if said[at].asked), None)
    last = len(said) - 1
    alone = said if asks is None else said[asks:] if asks == last else said[asks + 1 :]
    before = said[:asks] if asks == last else ()
    return Announcement(
        said=DOT.join(each.said for each in alone if each.said),
        sign=said[-1].sign,
        asked=said[-1].asked,
        to_do=tuple(thing for each in said for thing in each.to_do),
        earlier=DOT.join(each.said for each in before if each.said and not each.asked),
        since=said[0].since,
    )
