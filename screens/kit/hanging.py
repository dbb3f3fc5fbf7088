"""Lines of words that are wrapped to the room there is, with a hanging indent."""

from collections.abc import Sequence
from textwrap import wrap

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

UNDER = "  "
TOGETHER = "\u00a0"  # a blank that is never wrapped


class Hanging:
    """Lines of words with a hanging indent."""

    def __init__(self, lines: Sequence[str]) -> None:
        """Take the lines."""
        self._lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Wrap the lines to the current width."""
        room = options.max_width
        wrapped = [wrap(line, room, subsequent_indent=UNDER) or [""] for line in self._lines]
        return [Text(part.replace(TOGETHER, " ")) for parts in wrapped for part in parts]
