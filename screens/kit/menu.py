"""A list of things to do, each with its key, its name and its help."""

from collections.abc import Iterable

from rich.text import Text
from textual.widgets.option_list import Option

from screens.kit.keys.commands import Command, described
from screens.kit.rows import Rows

KEYS, NAMES = 2, 11  # columns for keys, and for names unless one is longer


class Menu(Rows):
    """Lists things that were found, and commands below them."""

    _told: int | None = None  # the row whose help is not dimmed

    def __init__(self, *, id: str) -> None:
        """Begin with an empty list."""
        super().__init__(id=id, compact=True)
        self._rows: dict[str, tuple[Command, int]] = {}  # each command with the width of its name

    def offer(self, found: Iterable[tuple[str, Text]], commands: Iterable[Command]) -> None:
        """Show what was found, by ids, and commands.

        The mark stays at its row unless the rows have changed.
        """
        before, marked = self._ids(), self.highlighted
        self.clear_options()
        self.add_options([Option(told, name) for name, told in found])
        if self.option_count:
            self.add_option(None)
        offered = tuple(commands)
        room = max([NAMES, *(len(described(each)[0]) for each in offered)])
        self._rows = {each.action: (each, room) for each in offered}
        self.add_options([Option(_row(each, room), each.action) for each in offered])
        self.highlighted = marked if self._ids() == before else 0

    def watch_highlighted(self, highlighted: int | None) -> None:
        """Show the marked row's help undimmed, as it would be hard to read on its colour."""
        super().watch_highlighted(highlighted)
        for at in {self._told, highlighted}:
            if at is not None and at < self.option_count:
                row = self._rows.get(self.get_option_at_index(at).id or "")
                if row:
                    self.replace_option_prompt_at_index(at, _row(*row, dim=at != highlighted))
        self._told = highlighted

    def action_cursor_up(self) -> None:
        """Mark the row above; the first stays marked at the top."""
        if self.highlighted:
            super().action_cursor_up()

    def action_cursor_down(self) -> None:
        """Mark the row below; the last stays marked at the bottom."""
        if self.highlighted != self.option_count - 1:
            super().action_cursor_down()

    def _ids(self) -> list[str | None]:
        """Return the ids of the rows."""
        return [option.id for option in self.options]


def _row(command: Command, room: int, *, dim: bool = True) -> Text:
    """Return the row of a command, with this width for its name."""
    key = command.keys.partition(",")[0]
    name, does = described(command)
    row = Text.assemble((f"{key:<{KEYS}}", "bold"), f" {name:<{room}}  ")
    row.append(does, "dim" if dim else "")
    return row
