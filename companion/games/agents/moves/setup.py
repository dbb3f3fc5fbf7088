"""The lines of the set-up, step by step; the halves of a file are drawn."""

from dataclasses import dataclass

from companion.games.agents.box import Half
from companion.games.agents.moves.base import SETUP, AgentsMove


@dataclass(frozen=True)
class Prepared(AgentsMove):
    """A step of the set-up is done."""

    text = "prepared {step:step}"
    example = "prepared light"
    entry = "agents.setup.board"
    phases = (SETUP,)
    whole = True
    proposed = True
    step: str


@dataclass(frozen=True)
class Built(AgentsMove):
    """A file is built of both halves of its hideout, and these of the other three."""

    text = "file {hideout:hideout} {halves:halves}"
    example = "file 2 1t 3b 4t"
    entry = "agents.setup.files"
    phases = (SETUP,)
    hideout: int
    halves: tuple[Half, ...]


@dataclass(frozen=True)
class Ready(AgentsMove):
    """Everything was set up without the program."""

    text = "set up"
    example = "set up"
    entry = "agents.setup.order"
    phases = (SETUP,)
    whole = True
