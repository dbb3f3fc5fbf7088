"""What every line of the game is: a move that everybody may see."""

from dataclasses import dataclass
from typing import ClassVar

from companion import game
from companion.games.agents.box import AGENTS, CARDS, DIE, HIDEOUTS

SETUP, TURN, OVER = "setup", "turn", "over"
DIE_KEYS = {number: str(number) for number in DIE}
AGENT_KEYS = {agent: agent for agent in AGENTS}
CARD_KEYS = {card: str(card) for card in CARDS}
CLAIM_KEYS = {each: str(each) for each in (*HIDEOUTS, *AGENTS)}
HIDEOUT_KEYS = {hideout: str(hideout) for hideout in (0, *HIDEOUTS)}


@dataclass(frozen=True)
class Move(game.Move):
    """A line of the game; `{name:sort}` in its text is a field, and `notation` knows the sorts."""

    phases: ClassVar[tuple[str, ...]] = (TURN,)
