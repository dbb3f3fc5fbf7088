"""What is said aloud about a move, and what the players do on the board because of it."""

from collections.abc import Sequence
from dataclasses import dataclass

DOT = " · "  # between the parts of one line


@dataclass(frozen=True)
class Announcement:
    """What is said aloud about a move, and what the players do on the board because of it."""

    aloud: str = ""
    sign: str = ""  # the part that is shown in large letters
    asked: str = ""  # the question that this asks or answers
    to_do: tuple[str, ...] = ()  # what the players do on the board, in order
    earlier: str = ""  # news that was said before the question
    since: int = 0  # the number of the line in the record that begins this announcement
    explained: str = ""  # an explanation, which is shown smaller

    @property
    def heard(self) -> str:
        """Return the question and the answer in capitals, then any explanation as it is."""
        loud = f"{self.asked} {self.aloud}".strip().upper() if self.asked else self.aloud
        return _joined(loud, self.explained)

    @property
    def told(self) -> str:
        """Return what was said and its explanation, without the question."""
        return _joined(self.aloud, self.explained)


def _joined(*parts: str) -> str:
    """Write the parts in one line, without those that are empty."""
    return DOT.join(filter(None, parts))


def together(said: Sequence[Announcement]) -> Announcement | None:
    """Join several announcements into one, with everything that was said and is to be done.

    The newest question stands only with its own answer: what was said before the question is kept
    apart as `earlier`, and where more was said after the answer, only that is shown.
    """
    if not said:
        return None
    asks = next((at for at in reversed(range(len(said))) if said[at].asked), None)
    last = len(said) - 1
    alone = said if asks is None else said[asks:] if asks == last else said[asks + 1 :]
    before = said[:asks] if asks == last else ()
    first, *others = [each for each in alone if each.aloud] or [Announcement()]
    return Announcement(
        aloud=first.aloud,
        explained=_joined(first.explained, *(each.told for each in others)),
        sign=said[-1].sign,
        asked=said[-1].asked,
        to_do=tuple(thing for each in said for thing in each.to_do),
        earlier=_joined(*(each.told for each in before if not each.asked)),
        since=said[0].since,
    )
