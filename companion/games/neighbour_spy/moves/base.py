"""What every line of the game is: a move that everybody may see."""

from dataclasses import dataclass

from companion import game
from companion.games.neighbour_spy.cards import AGENTS

AGENT_KEYS = {agent: str(number) for number, agent in enumerate(AGENTS, 1)}  # always the same
NUMBER_KEYS = {number: f"{number:x}" for number in range(14)}  # one key also for spaces from 10 on


@dataclass(frozen=True)
class Move(game.Move):
    """A line of the game; `{name:sort}` in its text is a field, and `notation` knows the sorts."""
