"""The lawful lines behind the curtain, numbered: the number plays the line."""

from companion.cli.deciding import decides_first
from companion.cli.evening import Evening
from companion.core import NotUnderstood
from companion.locale import _
from companion.telling.columns import columns

FEWEST_ROWS = 4


class Choices:
    """What can be chosen now, all of it or only what begins as somebody has typed."""

    def __init__(self, session: Evening) -> None:
        """Begin with everything."""
        self._session = session
        self._begins = ""

    @property
    def lines(self) -> list[str]:
        """Give the lines that can be chosen."""
        lines = self._session.table.lines(self._session.hidden)
        return [line for line in lines if line.lower().startswith(self._begins)]

    def rows(self, room: int) -> list[str]:
        """Write them with their numbers, as many as there is room for."""
        lines = self.lines
        desk, decides = self._session.desk, decides_first(self._session, self._session.hidden)
        named = ((number, line, decides.get(line, "")) for number, line in enumerate(lines, 1))
        cells = [f"{number} {line}{self._brings(line)}{first}" for number, line, first in named]
        rows = [row for line in columns(cells, desk.size[0]) for row in desk.wrapped(line)]
        room = max(room, FEWEST_ROWS)
        if len(rows) <= room:
            return rows
        more = _("… and more; type how it begins, such as {word}").format(word=self._example())
        return [*rows[: room - len(desk.wrapped(more))], more]

    def _brings(self, line: str) -> str:
        """Say in brackets what is good to know before a line is given."""
        table = self._session.table
        said = table.words.brings(table.read(line), table.view(self._session.hidden))
        return f" ({said})" if said else ""

    def _example(self) -> str:
        """Give a word with which several lines begin."""
        return self.lines[-1].rpartition(" ")[0] or self.lines[-1]

    def taken(self, typed: str) -> list[str]:
        """Play the line of a number, narrow the choice, or take any other line."""
        typed = typed.strip()
        try:
            line = self._meant(typed)
        except NotUnderstood as reason:
            return [str(reason)]
        if line is None:
            return []
        self._begins = ""
        return self._session.heard(self._session.hidden, line)

    def _meant(self, typed: str) -> str | None:
        """Give the line that is meant; nothing, where the choice was narrowed."""
        if self._session.sitting.unsaved:
            return typed
        lines = self.lines
        if typed.isascii() and typed.isdigit():
            number = int(typed[:9])
            if not 1 <= number <= len(lines):
                raise NotUnderstood(_("there is no such number"))
            return lines[number - 1]
        return self._narrowed(typed)

    def _narrowed(self, typed: str) -> str | None:
        """Narrow the choice, where this is only the beginning of some lines."""
        begins = self._session.table.tidied(typed).lower()
        lines = [line.lower() for line in self._session.table.lines(self._session.hidden)]
        if begins in lines or not any(line.startswith(begins) for line in lines):
            return typed
        self._begins = begins
        return None
