"""The base of every line of Agents: all are public."""

from dataclasses import dataclass
from typing import ClassVar

from companion.contract import move
from companion.games.agents.box import (
    AGENT,
    AGENTS,
    ALL_FOUR,
    CARDS,
    CHECK,
    DIE,
    HIDEOUTS,
    KEY,
    LIGHT,
    OWN,
    TRAM,
)

SETUP, TURN, OVER = "setup", "turn", "over"
DIE_KEYS = {number: str(number) for number in DIE}
AGENT_KEYS = {agent: agent for agent in AGENTS}
LOOK_KEYS = {agent: str(number) for number, agent in enumerate(AGENTS, 1)}
ACTION_KEYS = {
    OWN: "o",
    AGENT: "a",
    TRAM: "m",
    ALL_FOUR: "f",
    LIGHT: "s",
    CHECK: "c",
    KEY: "u",
}
CARD_KEYS = {card: str(card) for card in CARDS}
CLAIM_KEYS = {each: str(each) for each in (*HIDEOUTS, *AGENTS)}
HIDEOUT_KEYS = {hideout: str(hideout) for hideout in (0, *HIDEOUTS)}


@dataclass(frozen=True)
class AgentsMove(move.Move):
    """A line of Agents; `{name:sort}` in its text is a field, whose sort `notation` knows."""

    phases: ClassVar[tuple[str, ...]] = (TURN,)
