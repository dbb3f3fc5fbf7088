"""The base of every line of My Neighbour Spy: all are public."""

from dataclasses import dataclass

from companion.contract import move
from companion.games.neighbour_spy.cards import AGENTS

AGENT_KEYS = {agent: str(number) for number, agent in enumerate(AGENTS, 1)}  # the same in all lists
NUMBER_KEYS = {number: f"{number:x}" for number in range(14)}  # one key for each space


@dataclass(frozen=True)
class NeighbourMove(move.Move):
    """A line of the game; `{name:sort}` in its text is a field, whose sort `notation` knows."""
