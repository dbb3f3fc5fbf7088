"""The log: a long row goes on below, wherever the log stands."""

import asyncio
from contextlib import closing
from pathlib import Path
from unittest.mock import patch

from textual.app import App, ComposeResult
from textual.containers import Horizontal

from companion.core import KEEPER
from companion.evening.sitting import Sitting
from companion.locale import read_in
from companion.store.tables import Tables
from screens.table.panels.log import Log
from screens.table.seating import Seating
from tests.screens.stage import evening, played
from tests.store.evening import NAME

WIDE, NARROW = 200, 20

ROWS = (
    "01 Anka starts in London with London, Madrid (5 points)",
    "02 Boris takes Berlin, Paris (2 points, extra turn)",
)


class Shown(App[None]):
    """Shows a log, alone or beside another."""

    def __init__(self, logs: int) -> None:
        """Show so many."""
        super().__init__()
        self._logs = logs

    def compose(self) -> ComposeResult:
        """Lay them out side by side."""
        with Horizontal():
            for _log in range(self._logs):
                yield Log()


def seen(logs: int) -> list[str]:
    """Read what the first log shows in a narrow window."""

    async def play() -> list[str]:
        app = Shown(logs)
        async with app.run_test(size=(40, 10)) as pilot:
            log = app.query(Log).first()
            log.tell(ROWS)
            await pilot.pause()
            return [log.render_line(y).text.rstrip() for y in range(log.size.height)]

    return asyncio.run(play())


def test_a_long_row_goes_on_below() -> None:
    assert [row for row in seen(1) if row] == [
        "01 Anka starts in London with London,",
        "   Madrid (5 points)",
        "02 Boris takes Berlin, Paris (2 points,",
        "   extra turn)",
    ]


def test_beside_something_a_long_row_goes_on_below_too_and_nothing_is_cut() -> None:
    said = " ".join(row.strip() for row in seen(2))
    assert all(word in said for row in ROWS for word in row.split())


def test_a_row_is_said_once_and_anew_for_another_language_or_room(tmp_path: Path) -> None:
    with closing(Tables(tmp_path)) as tables:
        begun = played(tables, evening("card karl-box"))
        seating = Seating(Sitting(tables, tables.find(NAME), begun))
        words = seating.game.words
        with read_in("en"), patch.object(words, "row", wraps=words.row) as asked:
            english = seating.log(WIDE)
            assert asked.call_count == len(english)
            begun.play(KEEPER, begun.read("start D2"))
            longer = seating.log(WIDE)
            assert asked.call_count == len(longer) == len(english) + 1
            assert longer[:-1] == english
            assert seating.log(NARROW) != longer
        with read_in("cs"):
            assert not {*seating.log(WIDE)} & {*longer}
