"""Lawful lines that no list holds: where an agent's place is not entered, or is entered later."""

from collections.abc import Iterator

from companion.core import PUBLIC, CompanionError
from companion.games.mind_mgmt.board import PLACES
from companion.games.mind_mgmt.view import View
from companion.table import Table
from screens.games.mind_mgmt.setup_runs import AGENTS

UNKNOWN = "?"


def unentered(table: Table, view: View, lines: tuple[str, ...]) -> Iterator[str]:
    """Give the lines with places that are not entered, as far as the referee takes them."""
    agents = [word for line in lines for word in line.split(" ")[:2] if word in AGENTS]
    for line in dict.fromkeys(_lines(view, agents)):
        if _taken(table, line):
            yield line


def _lines(view: View, agents: list[str]) -> Iterator[str]:
    """Go through such lines of the agents who are named now."""
    for agent in agents:
        if view.phase == "setup":
            yield f"agent {agent} {UNKNOWN}"
        elif view.phase == "agents":
            yield f"{agent} moves {UNKNOWN}"
            yield from (f"{agent} leads {other} {UNKNOWN}" for other in _led(view, agent))
    for agent, where in view.agents.items():
        if where is None and view.phase != "setup":
            yield from (f"agent {agent} {place}" for place in PLACES)


def _led(view: View, leader: str) -> Iterator[str]:
    """Name whom somebody may lead without anybody knowing where: one of the two is not entered."""
    where = view.agents
    yield from (each for each in AGENTS if None in (where.get(leader, ""), where.get(each, "")))


def _taken(table: Table, line: str) -> bool:
    """Say whether the referee would take a line of everybody's."""
    try:
        table.foreseen(PUBLIC, table.read(line))
    except CompanionError:
        return False
    return True
