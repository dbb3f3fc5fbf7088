"""The moves of the hidden side as a numbered list; typing a number plays the move."""

from collections.abc import Callable

from companion.cli.prompt.evening import PromptEvening
from companion.cli.prompt.offers import Offer, offers
from companion.evening.turn_keys import TurnNumbers
from companion.locale import _
from companion.telling.columns import columns

FEWEST_ROWS = 4


class Choices:
    """The moves that can be chosen now: all, or those whose lines begin as was typed."""

    def __init__(self, session: PromptEvening) -> None:
        """Begin with all moves."""
        self._session = session
        self._begins = ""
        self._numbers = TurnNumbers()

    @property
    def offers(self) -> list[Offer]:
        """Return the moves that can be chosen."""
        return [each for each in self._all() if each.line.lower().startswith(self._begins)]

    def _all(self) -> tuple[Offer, ...]:
        """Return all moves of the hidden side."""
        return offers(self._session.table, self._session.hidden)

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
        said = table.words.brings(offer.move, table.view(self._session.hidden))
        return f" ({said})" if said else ""

    def taken(self, typed: str) -> list[str]:
        """Play the move with a number, narrow the list, or take any other line; return replies."""
        typed = typed.strip()
        if not self._session.sitting.failed_save:
            if typed.isascii() and typed.isdigit():
                return self._play(int(typed[:9]))
            if self._narrowed(typed):
                return []
        return self._heard(lambda: self._session.take(self._session.hidden, typed))

    def _play(self, number: int) -> list[str]:
        """Play the move with this number, and return the answer."""
        found = self._numbered
        if number not in found:
            return [_("there is no such number")]
        move = found[number].move
        return self._heard(lambda: self._session.play(self._session.hidden, move))

    def _heard(self, act: Callable[[], None]) -> list[str]:
        """Do something, list all moves again, and return the answer."""
        self._begins = ""
        return self._session.heard(self._session.hidden, act)

    def _narrowed(self, typed: str) -> bool:
        """Narrow the list if the text is only the beginning of some lines; say whether it is."""
        begins = self._session.table.tidied(typed).lower()
        lines = [each.line.lower() for each in self._all()]
        narrows = begins not in lines and any(line.startswith(begins) for line in lines)
        if narrows:
            self._begins = begins
        return narrows
