"""The lines about files: meetings, and looks at the top card of a file."""

from dataclasses import dataclass
from typing import ClassVar

from companion.games.agents.moves.base import ACTION_KEYS, AGENT_KEYS, LOOK_KEYS, AgentsMove


@dataclass(frozen=True)
class Meets(AgentsMove):
    """The current player's secret agent and an agent pass each other; a check is due."""

    text = "meets {agent:agent}"
    example = "meets v"
    entry = "agents.meet.what"
    opened = True
    keys = AGENT_KEYS
    agent: str


@dataclass(frozen=True)
class Checks(AgentsMove):
    """A player looks at the top card of a file and puts it under the file."""

    text = "checks {agent:agent}"
    example = "checks v"
    entry = "agents.check.how"
    keys = LOOK_KEYS
    whole = True
    proposed = True
    agent: str


@dataclass(frozen=True)
class Finds(AgentsMove):
    """The top card of a file is a bonus card: it is used at once, and goes back to the box."""

    text = "checks {agent:agent} bonus {bonus:bonus}"
    example = "checks v bonus tram"
    entry = "agents.bonus.what"
    key = "b"
    keys: ClassVar = {**AGENT_KEYS, **ACTION_KEYS}
    agent: str
    bonus: str
