"""The moves of the hidden side as a numbered list; typing a number plays the move."""

from collections.abc import Callable

from companion.cli.prompt.evening import PromptEvening
from companion.cli.prompt.offers import Offer, offers
from companion.locale import _
from companion.telling.columns import columns

FEWEST_ROWS = 4


class Choices:
    """The moves that can be chosen now: all, or those whose lines begin as was typed."""

    def __init__(self, session: PromptEvening) -> None:
        """Begin with all moves."""
        self._session = session
        self._begins = ""

    @property
    def offers(self) -> list[Offer]:
        """Return the moves that can be chosen."""
        return [each for each in self._all() if each.line.lower().startswith(self._begins)]

    def _all(self) -> tuple[Offer, ...]:
        """Return all moves of the hidden side."""
        return offers(self._session.table, self._session.hidden)

    def rows(self, room: int) -> list[str]:
        """Return numbered rows of the moves, as many as there is room for."""
        found, desk = self.offers, self._session.desk
        cells = [
            f"{number} {each.line}{self._brings(each)}{each.first}"
            for number, each in enumerate(found, 1)
        ]
        rows = [row for line in columns(cells, desk.size[0]) for row in desk.wrapped(line)]
        room = max(room, FEWEST_ROWS)
        if len(rows) <= room:
            return rows
        word = found[-1].line.rpartition(" ")[0] or found[-1].line  # several lines begin like this
        more = _("… and more; type how it begins, such as {word}").format(word=word)
        return [*rows[: room - len(desk.wrapped(more))], more]

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
                return self._numbered(int(typed[:9]))
            if self._narrowed(typed):
                return []
        return self._heard(lambda: self._session.take(self._session.hidden, typed))

    def _numbered(self, number: int) -> list[str]:
        """Play the move with this number, and return the answer."""
        found = self.offers
        if not 1 <= number <= len(found):
            return [_("there is no such number")]
        move = found[number - 1].move
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
