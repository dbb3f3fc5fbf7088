"""What an instant market card can do now, and when it may do nothing."""

from collections.abc import Callable

from companion.games.neighbour_spy.cards import (
    AGENTS,
    DOUBLE_TROUBLE,
    MIND_CONTROL,
    OUTPOST,
    SECRET_HIRE,
    SENTINEL,
    SMOKE_SCREEN,
    SPYCATION,
)
from companion.games.neighbour_spy.state import AGAIN, State, Task

CARD_RULES = {
    SMOKE_SCREEN: "neighbour-spy.card.smoke-screen",
    OUTPOST: "neighbour-spy.card.outpost",
    SECRET_HIRE: "neighbour-spy.card.secret-hire",
    DOUBLE_TROUBLE: "neighbour-spy.card.double-trouble",
    SPYCATION: "neighbour-spy.card.spycation",
    MIND_CONTROL: "neighbour-spy.card.mind-control",
}
FROM_HAND = (OUTPOST, SECRET_HIRE, DOUBLE_TROUBLE)  # only the player sees whether these can be done
BACK_TO_HAND = (SPYCATION, MIND_CONTROL)


def candidates(state: State, task: Task) -> tuple[str, ...]:
    """Return the agents that a card can hire or take back; empty if it has no effect."""
    if task.kind == AGAIN:
        return (task.agent,)
    return tuple(agent for agent in AGENTS if FITS[task.card](state, task, agent))


def declinable(state: State, task: Task) -> bool:
    """Say whether a card may have no effect."""
    if task.kind == AGAIN or task.card in FROM_HAND:
        return True
    return task.card == SMOKE_SCREEN and state.deck is None


def _on_deck(state: State, task: Task, agent: str) -> bool:
    """Say whether an agent can be the top card of the deck."""
    return state.deck != 0 and state.unseen(agent) > 0


def _in_hand(state: State, task: Task, cards: int, agent: str) -> bool:
    """Say whether the player can hold so many of an agent."""
    hand = state.players[task.player].hand
    return state.unseen(agent) >= cards and (hand is None or hand >= cards)


def _sentinel(state: State, task: Task, agent: str) -> bool:
    """Say whether the agent is a Sentinel that the player can hold."""
    return agent == SENTINEL and _in_hand(state, task, 1, agent)


def _new_name(state: State, task: Task, agent: str) -> bool:
    """Say whether the side lacks this agent, and the player can hold it."""
    return not state.sides[task.side].copies.get(agent) and _in_hand(state, task, 1, agent)


def _pair(state: State, task: Task, agent: str) -> bool:
    """Say whether the player can hold two of this agent."""
    return _in_hand(state, task, 2, agent)


def _own(state: State, task: Task, agent: str) -> bool:
    """Say whether this agent is on one's own side."""
    return bool(state.sides[task.side].copies.get(agent))


def _theirs(state: State, task: Task, agent: str) -> bool:
    """Say whether this agent is on the other side."""
    return bool(state.sides[1 - task.side].copies.get(agent))


FITS: dict[str, Callable[[State, Task, str], bool]] = {
    SMOKE_SCREEN: _on_deck,
    OUTPOST: _sentinel,
    SECRET_HIRE: _new_name,
    DOUBLE_TROUBLE: _pair,
    SPYCATION: _own,
    MIND_CONTROL: _theirs,
}
