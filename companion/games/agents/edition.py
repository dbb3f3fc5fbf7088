"""The file in which the owner of a box enters what its cards and board show."""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise

from companion.core import WrongOption
from companion.games.agents.board import Board, Graph, Segment, Way
from companion.games.agents.box import ACTIONS, AGENTS, CARDS, HIDEOUTS, MOST_ACTIONS
from companion.games.agents.locale import _
from companion.text.plaintext import need_plain, toml_fault
from companion.untyped import Parsed

LARGEST = 20_000
MOST_SEGMENTS, MOST_SECRET = 24, 4
CIRCLE = re.compile("[a-z]{1,3}[0-9]{1,3}")
OPTION = "board"


@dataclass(frozen=True)
class Edition:
    """What is known about a box: the actions on its cards and its board, each perhaps missing."""

    name: str = ""
    cards: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    board: Board = field(default_factory=Board)

    def actions(self, card: int) -> tuple[str, ...]:
        """Return the actions on a card; all of them if nobody entered it."""
        return self.cards.get(card, ACTIONS)


@lru_cache(maxsize=4)
def read(text: str) -> Edition:
    """Return an edition from its file, or refuse an impossible one."""
    if len(text) > LARGEST:
        raise _wrong(_("an edition file is never larger than {most}").format(most=LARGEST))
    try:
        found = _edition(tomllib.loads(text))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise _wrong(
            _("the edition is no TOML file: {why}").format(why=toml_fault(error))
        ) from None
    except (KeyError, TypeError, ValueError, AttributeError):
        raise _wrong(
            _(
                "an edition holds `name`, and as far as they are known `[cards]`,"
                " `[[segments]]` and `[board]`; `companion notation agents` shows one"
            )
        ) from None
    for trouble in _troubles(found):
        raise _wrong(trouble)
    return found


def _wrong(why: str) -> WrongOption:
    """Return the error that the file is wrong."""
    return WrongOption(OPTION, why)


def _troubles(edition: Edition) -> Iterator[str]:
    """Go through what is impossible in an edition."""
    for card, actions in edition.cards.items():
        if card not in CARDS or not 1 <= len(set(actions)) == len(actions) <= MOST_ACTIONS:
            yield _("each of the five cards has one or two different actions")
        if not set(actions) <= set(ACTIONS):
            yield _("actions are: {known}").format(known=", ".join(ACTIONS))
    yield from _board_troubles(edition.board)


def _board_troubles(board: Board) -> Iterator[str]:
    """Go through what is impossible on a board."""
    named = {*board.keys, *board.start.values(), *board.secret}
    named |= {circle for doors in board.doors.values() for circle in doors}
    named |= {circle for segment in board.segments for circle in segment.circles}
    if not all(CIRCLE.fullmatch(circle) for circle in (*board.circles, *named)):
        yield _("a circle is called by letters and a number, such as a7")
    if board.circles and named - board.circles:
        odd = ", ".join(sorted(named - board.circles)[:4])
        yield _("no white line and no rails lead to: {circles}").format(circles=odd)
    if set(board.start) - set(AGENTS) or len(board.secret) > MOST_SECRET:
        yield _("the agents are v, x, y and z, and four secret agents have a place to start")
    if len(set(board.start.values())) < len(board.start) or len(set(board.secret)) < len(
        board.secret
    ):
        yield _("one circle holds one agent")
    lit = [segment.hideout for segment in board.segments if segment.hideout]
    if board.segments and (sorted(lit) != list(HIDEOUTS) or len(board.segments) > MOST_SEGMENTS):
        yield _("each hideout lies in one segment of the searchlight")
    if set(board.doors) - set(HIDEOUTS):
        yield _("the hideouts are numbered from 1 to 4")


def _edition(found: Mapping[str, Parsed]) -> Edition:
    """Return an edition from the values in its file, not checked yet."""
    if set(found) - {"name", "cards", "segments", "board"}:
        raise KeyError
    cards = {int(card): tuple(map(_word, row)) for card, row in found.get("cards", {}).items()}
    board = _board(tuple(map(_segment, found.get("segments", ()))), **found.get("board", {}))
    return Edition(_text(found["name"]), cards, board)


def _segment(row: Mapping[str, Parsed]) -> Segment:
    """Return a segment from its values."""
    if set(row) - {"hideout", "circles"}:
        raise KeyError
    return Segment(_number(row.get("hideout", 0)), frozenset(_circles(row.get("circles", ""))))


def _board(
    segments: tuple[Segment, ...],
    *,
    lines: Iterable[str] = (),
    rails: Iterable[str] = (),
    keys: str = "",
    secret: str = "",
    start: Mapping[str, str] | None = None,
    doors: Mapping[str, str] | None = None,
) -> Board:
    """Return the board from its values."""
    return Board(
        lines=_graph(lines),
        rails=_graph(rails),
        keys=frozenset(_circles(keys)),
        doors={int(number): frozenset(_circles(each)) for number, each in (doors or {}).items()},
        start={agent: _word(circle) for agent, circle in (start or {}).items()},
        secret=_circles(secret),
        segments=segments,
    )


def _graph(rows: Iterable[str]) -> Graph:
    """Return the circles that are joined by rows such as `a1-a2-a3`."""
    found: dict[str, set[str]] = {}
    for row in rows:
        for one, other in pairwise(row.split("-")):
            if one == other:
                raise ValueError
            found.setdefault(one, set()).add(other)
            found.setdefault(other, set()).add(one)
    return {circle: frozenset(near) for circle, near in found.items()}


def _circles(value: str) -> Way:
    """Return circles from a text with blanks between them."""
    return tuple(value.split())


def _number(value: object) -> int:
    """Return a value if it is a whole number."""
    if type(value) is not int:
        raise TypeError
    return value


def _word(value: object) -> str:
    """Return a value if it is text."""
    if not isinstance(value, str):
        raise TypeError
    return value


def _text(value: object) -> str:
    """Return a value if it is a short text."""
    if not isinstance(value, str) or not value.strip():
        raise TypeError
    need_plain(value, 60)
    return value
