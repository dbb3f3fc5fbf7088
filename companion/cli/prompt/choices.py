"""The moves of a side as a numbered list; typing a number plays the move."""

from collections.abc import Callable, Iterator, Sequence

from companion.cli.desk.numbered import is_number
from companion.cli.prompt.evening import PromptEvening
from companion.cli.prompt.offers import Offer, offers
from companion.core import NotUnderstood, Seat
from companion.evening.turn_keys import TurnNumbers
from companion.locale import _
from companion.telling.columns import columns
from companion.text.keyboard import by_look

FEWEST_ROWS = 4
ROOM = 400  # letters of a move that is heard, with what is printed at its places


class Choices:
    """The moves that can be chosen now: all, or those whose lines begin as was typed."""

    def __init__(self, session: PromptEvening, *seats: Seat) -> None:
        """Begin with all moves of these seats; the first one types."""
        self._session = session
        self._seats = seats
        self._begins = ""
        self._numbers = TurnNumbers()
        self._told: dict[int, Offer] = {}  # by the numbers with which they were told

    @property
    def offers(self) -> list[Offer]:
        """Return the moves that can be chosen."""
        return [each for each in self._all() if each.line.lower().startswith(self._begins)]

    def _all(self) -> tuple[Offer, ...]:
        """Return all moves of these sides."""
        return offers(self._session.table, *self._seats)

    def matching(self, begins: str = "") -> list[Offer]:
        """Return the moves whose lines begin so."""
        return [each for each in self._all() if each.line.lower().startswith(begins)]

    def told(self, found: Sequence[Offer]) -> Iterator[str]:
        """Go through these moves as numbered sentences; none is numbered before it is told."""
        view = self._session.table.view(self._seats[0])
        row = self._session.table.words.row
        numbers = self._numbers.of((each.line for each in found), self._session.sitting.turn)
        for number, each in zip(numbers, found, strict=True):
            self._told[number] = each
            yield f"{number}: {row(each.move, view, ROOM)}{self._brings(each)}{each.first}"

    def rows(self, room: int) -> list[str]:
        """Return numbered rows of the moves, as many as there is room for."""
        desk, found = self._session.desk, self._numbered
        cells = [
            f"{number} {each.line}{self._brings(each)}{each.first}"
            for number, each in found.items()
        ]
        rows = [row for line in columns(cells, desk.size[0]) for row in desk.wrapped(line)]
        room = max(room, FEWEST_ROWS)
        if len(rows) <= room:
            return rows
        last = self.offers[-1].line
        word = last.rpartition(" ")[0] or last  # several lines begin like this
        more = _("… and more; type how it begins, such as {word}").format(word=word)
        return [*rows[: room - len(desk.wrapped(more))], more]

    @property
    def _numbered(self) -> dict[int, Offer]:
        """Return the moves by their numbers, which mean the same in each list of this turn."""
        every = [each.line for each in self._all()]
        numbers = dict(zip(every, self._numbers.of(every, self._session.sitting.turn), strict=True))
        return {numbers[each.line]: each for each in self.offers}

    def _brings(self, offer: Offer) -> str:
        """Return the hint about a move in brackets."""
        table = self._session.table
        said = table.words.brings(offer.move, table.view(self._seats[0]))
        return f" ({said})" if said else ""

    def taken(self, typed: str) -> list[str]:
        """Play the move with a number, narrow the list, or take any other line; return replies."""
        typed = typed.strip()
        if not self._session.sitting.failed_save:
            if is_number(typed):
                return self._heard(lambda: self.play(typed))
            if not self._session.desk.plain and self._narrowed(typed):
                return []
        return self._heard(lambda: self._session.take(self._seats[0], typed))

    def play(self, typed: str) -> None:
        """Play the move with this number."""
        plain = self._session.desk.plain
        known = {each.line for each in self._all()}
        told = {number: each for number, each in self._told.items() if each.line in known}
        found = told if plain else self._numbered
        if (number := int(typed[:9])) not in found:
            raise NotUnderstood(_("there is no such number"))
        self._session.play(self._seats[0], found[number].move)

    def _heard(self, act: Callable[[], None]) -> list[str]:
        """Do something, list all moves again, and return the answer."""
        self._begins = ""
        return self._session.heard(self._seats[0], act)

    def _narrowed(self, typed: str) -> bool:
        """Narrow the list if the text is only the beginning of some lines; say whether it is."""
        begun = self._session.table.tidied(typed).lower()
        lines = [each.line.lower() for each in self._all()]
        for begins in (begun, by_look(begun)):
            if begins not in lines and any(line.startswith(begins) for line in lines):
                self._begins = begins
                return True
        return False
