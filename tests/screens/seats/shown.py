"""Tables of the games without a board of their own, as far as a picture of them tells much."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from companion.play.table import Table
from tests.screens.every import Way
from tests.screens.seats.agents import agents
from tests.screens.seats.test_agents_face import MET, READY
from tests.screens.seats.test_neighbour_spy import CHASE, chase
from tests.screens.seats.test_spy_score import LAST_ROUND, scored
from tests.screens.stage import Size, Stage

Begun = Callable[[Path, Size], AbstractAsyncContextManager[tuple[Stage, Table]]]


def _way(begun: Begun, *keys: str) -> Way:
    """Give the way to a table, and keys that are pressed there."""

    @asynccontextmanager
    async def begin(home: Path, size: Size) -> AsyncIterator[Stage]:
        async with begun(home, size) as (at, _table):
            yield at

    return Way(begin, keys)


def _agents(home: Path, size: Size, *lines: str) -> Any:
    """Begin at a table of Agents that was played so far."""
    return agents(home, size, *lines, players="Petr Eva Adam")


def _scored(home: Path, size: Size, lines: tuple[str, ...]) -> Any:
    """Begin at a table of Spy Connection that was played so far."""
    return scored(home, size, lines)


ENDED = (*LAST_ROUND, "done", "take 1 oslo-rome=1", "done")
SHOWN = {
    "Agents": _way(lambda home, size: _agents(home, size, *MET)),
    "AgentsDie": _way(lambda home, size: _agents(home, size, READY), "5"),
    "AgentsMore": _way(lambda home, size: _agents(home, size, *MET), "f4"),
    "Chase": _way(chase, *CHASE[:5]),
    "ChaseTable": _way(chase, *CHASE[:5], "tab"),
    "ChaseMore": _way(chase, *CHASE[:5], "f4"),
    "ChaseEnd": _way(chase, *CHASE),
    "Scores": _way(partial(_scored, lines=LAST_ROUND)),
    "ScoresTable": _way(partial(_scored, lines=LAST_ROUND), "tab"),
    "ScoresEnd": _way(partial(_scored, lines=ENDED)),
}
