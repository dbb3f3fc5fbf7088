"""Things to do as a list that can be walked through: each with its key, its name, what it does."""

from collections.abc import Iterable

from rich.text import Text
from textual.widgets.option_list import Option

from screens.kit.commands import Command, described
from screens.kit.rows import Rows

KEYS, NAMES = 2, 11  # letters, or as many as the longest name has


class Menu(Rows):
    """Lists what there is, and below it what can be done."""

    _told: int | None = None  # the row whose words are not dimmed

    def __init__(self, *, id: str) -> None:
        """Begin empty."""
        super().__init__(id=id, compact=True)
        self._rows: dict[str, tuple[Command, int]] = {}  # each with the room for its name

    def offer(self, found: Iterable[tuple[str, Text]], commands: Iterable[Command]) -> None:
        """Show what was found, each with its id, and commands by their actions.

        The mark stays where it is, unless there is something else to choose from.
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
        """Dim nothing where the mark is, as its colour leaves little contrast."""
        super().watch_highlighted(highlighted)
        for at in {self._told, highlighted}:
            if at is not None and at < self.option_count:
                row = self._rows.get(self.get_option_at_index(at).id or "")
                if row:
                    self.replace_option_prompt_at_index(at, _row(*row, dim=at != highlighted))
        self._told = highlighted

    def action_cursor_up(self) -> None:
        """Mark what stands above; the first stays marked."""
        if self.highlighted:
            super().action_cursor_up()

    def action_cursor_down(self) -> None:
        """Mark what stands below; the last stays marked."""
        if self.highlighted != self.option_count - 1:
            super().action_cursor_down()

    def _ids(self) -> list[str | None]:
        """Name what can be chosen."""
        return [option.id for option in self.options]


def _row(command: Command, room: int, *, dim: bool = True) -> Text:
    """Write a command in one row, with so much room for its name."""
    key = command.keys.partition(",")[0]
    name, does = described(command)
    row = Text.assemble((f"{key:<{KEYS}}", "bold"), f" {name:<{room}}  ")
    row.append(does, "dim" if dim else "")
    return row
