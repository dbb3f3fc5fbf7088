"""How far a figure moves for an agent, and where it lands."""

from companion.games.neighbour_spy.cards import (
    CODEBREAKER,
    DISTRACTION,
    DOUBLE_AGENT,
    ENFORCER,
    GETAWAY,
    SABOTEUR,
    SUPERCOMPUTER,
    TWIN,
    WATCHTOWER,
)
from companion.games.neighbour_spy.ring import HOMES, SPACES
from companion.games.neighbour_spy.state import ADVANCED, State

FURTHER = {ENFORCER: (WATCHTOWER, 2), CODEBREAKER: (SUPERCOMPUTER, 3)}
TIMES = {SABOTEUR: (DISTRACTION, -1), DOUBLE_AGENT: (TWIN, 2)}
DRIVE = 3


def steps_of(state: State, side: int, agent: str, copies: int) -> int:
    """Return how far a side moves for this copy of an agent."""
    steps = state.box.agents[agent].icon(copies).steps
    lasting = state.sides[side].lasting
    card, further = FURTHER.get(agent, ("", 0))
    if card in lasting:
        steps += further
    card, times = TIMES.get(agent, ("", 1))
    return steps * times if card in lasting else steps


def walk(state: State, side: int, steps: int) -> tuple[State, bool]:
    """Move a figure, and return whether it landed on the market."""
    at, landed = reached(state, side, steps)
    return state.with_side(side, at=at), landed


def reached(state: State, side: int, steps: int) -> tuple[int, bool]:
    """Return where a figure would be after so many steps, and whether it landed on the market."""
    own = state.sides[side]
    at = own.at + steps
    goes = steps != 0 or state.ruled("neighbour-spy.getaway.zero") == "drives"
    driven = goes and GETAWAY in own.lasting and at % SPACES in HOMES
    at += DRIVE if driven else 0
    moved = steps != 0 or driven
    landed = moved and state.mode == ADVANCED and at % SPACES in state.box.market_spaces
    return at, landed


def hire(state: State, side: int, agent: str) -> tuple[State, bool]:
    """Put an agent on a side and move its figure."""
    grown = state.with_copies(side, agent, 1)
    return walk(grown, side, steps_of(grown, side, agent, grown.sides[side].copies[agent]))
