"""The lines of a turn: die, card, moves over the board, and its end."""

from dataclasses import dataclass
from typing import ClassVar

from companion.games.agents.board import Way
from companion.games.agents.moves.base import ACTION_KEYS, CARD_KEYS, DIE_KEYS, AgentsMove


@dataclass(frozen=True)
class Throw(AgentsMove):
    """The number on the die, thrown on the table or by the program."""

    text = "die {number:die}"
    example = "die 5"
    entry = "agents.turn.die-first"
    whole = True
    keys = DIE_KEYS
    number: int


@dataclass(frozen=True)
class Play(AgentsMove):
    """The action card of the turn, with the action that is chosen."""

    text = "card {card:card} {action:action}"
    example = "card 3 tram"
    entry = "agents.turn.card"
    opened = True
    keys: ClassVar = {**CARD_KEYS, **ACTION_KEYS}
    card: int
    action: str


@dataclass(frozen=True)
class Goes(AgentsMove):
    """A figure moves from circle to circle; `own` is one's own secret agent."""

    text = "move {figure:figure} {way:way}"
    example = "move own b2-b3-b4"
    entry = "agents.move.joined"
    key = "g"
    figure: str
    way: Way


@dataclass(frozen=True)
class Stays(AgentsMove):
    """A figure cannot reach a free circle, and the move is lost."""

    text = "stays {figure:figure} {steps:die}"
    example = "stays own 5"
    entry = "agents.move.lost"
    figure: str
    steps: int


@dataclass(frozen=True)
class Done(AgentsMove):
    """The turn is over."""

    text = "done"
    example = "done"
    entry = "agents.turn.checks"
    key = "0"
    whole = True
    proposed = True
