"""Takes over a running game from one line."""

from collections.abc import Iterator
from dataclasses import replace

from companion.core import Illegal
from companion.games.neighbour_spy.cards import AGENTS, HAND, MOLE, SIDEKICK
from companion.games.neighbour_spy.moves.hand import Joined, JoinedHolding
from companion.games.neighbour_spy.ring import SPACES, moved_to
from companion.games.neighbour_spy.state import ALL, State

MANY = AGENTS[:6]  # agents with several copies
OWNED = (SIDEKICK, MOLE)
CODE = len(MANY) * 2


def joined(state: State, move: Joined) -> State:
    """Take over a running game, before anything else was entered."""
    if state.begun or state.taken or state.number > 1:
        raise Illegal("neighbour-spy.join.start")
    if (move.first - move.second) % SPACES == 0:
        raise Illegal("neighbour-spy.correct.apart")
    state = replace(state, begun=True).with_side(0, copies={}).with_side(1, copies={})
    for side, agent, copies in _copies(move):
        if copies > state.unseen(agent):
            raise Illegal("neighbour-spy.box")
        state = state.with_copies(side, agent, copies)
    state = state.with_side(0, at=move.first)
    state = state.with_side(1, at=moved_to(move.second, move.first, 1))
    played = sum(sum(side.copies.values()) for side in state.sides)
    hands = move.hands if isinstance(move, JoinedHolding) else ""
    return replace(_counted(state, move.code[CODE:], hands), number=played // 2 + 1)


def _copies(move: Joined) -> Iterator[tuple[int, str, int]]:
    """Go through the copies of agents on each side."""
    for place, digit in enumerate(move.code[:CODE]):
        yield place // len(MANY), MANY[place % len(MANY)], int(digit)
    for agent, owner in zip(OWNED, move.owners, strict=True):
        if owner != "0":
            yield int(owner) - 1, agent, 1


def _counted(state: State, discards: str, hands: str) -> State:
    """Work out the deck from the discards and hands; without discards, all are unknown.

    If no hands are given, everybody holds four cards, or nobody knows how many of too few.
    """
    names = tuple(state.players)
    if discards and (state.detail != ALL or len(discards) != len(names)):
        raise Illegal("neighbour-spy.join.code")
    if hands and not len(hands) == len(discards) == len(names):
        raise Illegal("neighbour-spy.join.code")
    held = tuple(map(int, hands)) or (HAND,) * len(names)
    left = sum(map(state.unseen, AGENTS)) - sum(map(int, discards)) - sum(held)
    if hands and left < 0:
        raise Illegal("neighbour-spy.box")
    for name, made, hand in zip(names, discards or (None,) * len(names), held, strict=True):
        state = state.with_player(
            name,
            discards=None if made is None else int(made),
            hand=hand if discards and left >= 0 else None,
        )
    return replace(state, deck=max(left, 0) if discards else None)
