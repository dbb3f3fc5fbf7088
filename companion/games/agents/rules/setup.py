"""The set-up, step by step; the four files are built in its middle."""

from dataclasses import replace

from companion.core import Illegal
from companion.games.agents.box import HIDEOUTS
from companion.games.agents.moves.base import TURN
from companion.games.agents.moves.setup import Built, Prepared, Ready
from companion.games.agents.silence import BEFORE, BEHIND, STEPS
from companion.games.agents.state import State

FILE = "file"


def next_step(state: State) -> str:
    """Return the name of the next step; `file` while files are to be built."""
    for step in BEFORE:
        if step not in state.prepared:
            return step
    if len(state.built) < len(HIDEOUTS):
        return FILE
    return next((step for step in BEHIND if step not in state.prepared), "")


def prepared(state: State, move: Prepared) -> State:
    """Record that a step is done."""
    if move.step in state.prepared:
        raise Illegal("agents.setup.once")
    state.need(next_step(state) == move.step, "agents.setup.order")
    done = (*state.prepared, move.step)
    return replace(state, prepared=done, phase=TURN if set(done) == set(STEPS) else state.phase)


def built(state: State, move: Built) -> State:
    """Record which halves go into a hideout's file, beside both of its own."""
    if move.hideout in state.built:
        raise Illegal("agents.setup.once")
    state.need(next_step(state) == FILE, "agents.setup.order")
    others = [hideout for hideout in HIDEOUTS if hideout != move.hideout]
    if [hideout for hideout, _part in move.halves] != others:
        raise Illegal("agents.setup.halves")
    return replace(state, built={**state.built, move.hideout: move.halves})


def ready(state: State, _move: Ready) -> State:
    """Begin to play, as everything was set up without the program."""
    return replace(state, phase=TURN)
