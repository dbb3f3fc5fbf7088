"""Game text: a header of options, then one move a line, as people write and read it."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from companion.core import CompanionError, NotUnderstood, Options
from companion.locale import _
from companion.text.plaintext import need_plain

HEADER = re.compile(r"([a-z]+): (\S.*)")
MOST_LINES = 20_000
FENCE = "```game"  # stands above the whole game in a page of documentation


class StoppedAt(CompanionError):
    """The error of a game text that cannot go on: the number of the line, and why."""

    def __init__(self, number: int, reason: CompanionError) -> None:
        """Name the line and keep the reason."""
        super().__init__(_("line {number}: {reason}").format(number=number, reason=reason))
        self.number = number
        self.reason = reason


@dataclass(frozen=True)
class GameText:
    """A game text in parts: the game, its options and their lines, and the numbered moves."""

    game: str
    options: Options
    lines: Mapping[str, int]
    moves: tuple[tuple[int, str], ...]


def read(text: str) -> GameText:
    """Split a game text into its parts; empty lines and comments (`#`) are left out."""
    lines = [line.removesuffix("\r") for line in text.removeprefix("\ufeff").split("\n")]
    if len(lines) > MOST_LINES:
        raise NotUnderstood(_("more than {most} lines; no game is so long").format(most=MOST_LINES))
    header: dict[str, str] = {}
    places: dict[str, int] = {}
    moves: list[tuple[int, str]] = []
    for number, line in enumerate(lines, 1):
        try:
            need_plain(line)
            if option := _sorted(line, number, header, moves):
                places[option] = number
        except NotUnderstood as reason:
            raise StoppedAt(number, reason) from None
    if "game" not in header:
        raise NotUnderstood(
            _("a game text begins with the line `game: NAME`; see `companion notation NAME`")
        )
    return GameText(header.pop("game"), header, places, tuple(moves))


def _sorted(line: str, number: int, header: dict[str, str], moves: list[tuple[int, str]]) -> str:
    """Add a line to the header or to the moves; return the option's name if it is one."""
    if not line.strip() or line.startswith("#"):
        return ""
    option = HEADER.fullmatch(line)
    if option is None:
        moves.append((number, line))
        return ""
    if moves or option[1] in header:
        raise NotUnderstood(_("write each option once, above the first move"))
    header[option[1]] = option[2].rstrip()
    return option[1]


def written(game: str, options: Options, moves: tuple[str, ...]) -> str:
    """Return a game text that `read` can read again."""
    head = [f"game: {game}", *(f"{key}: {value}" for key, value in options.items())]
    return "\n".join([*head, "", *moves]) + "\n"


def example(page: str) -> str:
    """Return the whole game that a page of documentation shows between its fences."""
    return page.partition(f"{FENCE}\n")[2].partition("```")[0]
