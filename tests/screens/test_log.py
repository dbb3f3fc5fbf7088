"""The log: a long row goes on below, wherever the log stands."""

import asyncio

from textual.app import App, ComposeResult
from textual.containers import Horizontal

from screens.table.log import Log

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
