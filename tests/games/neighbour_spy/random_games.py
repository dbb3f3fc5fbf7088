"""Random lawful games: lines chosen by chance, with an aim that leads to one of the ends."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random

from companion.contract.move import CORRECTION, FREE
from companion.core import PUBLIC
from companion.games.neighbour_spy import GAME
from companion.games.neighbour_spy.cards import CODEBREAKER, DAREDEVIL, MARKET, SENTINEL
from companion.games.neighbour_spy.moves import KINDS
from companion.games.neighbour_spy.moves import hand as h
from companion.games.neighbour_spy.moves import market as m
from companion.games.neighbour_spy.moves import talk as t
from companion.games.neighbour_spy.moves import turn as u
from companion.games.neighbour_spy.moves.base import NeighbourMove
from companion.games.neighbour_spy.state import State

Score = Callable[[State, NeighbourMove], int]
LONGEST = 300


def wander(_state: State, _move: NeighbourMove) -> int:
    """Prefer nothing."""
    return 0


def chase(state: State, move: NeighbourMove) -> int:
    """Prefer what brings either figure close to the other."""
    return max(0, 7 - min(state.gaps)) if isinstance(move, (u.Took, u.Kept)) else 0


def gather(agent: str) -> Score:
    """Prefer one agent, on both sides."""

    def score(_state: State, move: NeighbourMove) -> int:
        return int(getattr(move, "agent", "") == agent)

    return score


def idle(state: State, move: NeighbourMove) -> int:
    """Prefer what moves nobody and ends nothing, and discard, until the cards are spent."""
    if isinstance(move, u.Discard):
        return 5
    if not isinstance(move, (u.Took, u.Kept)):
        return 0
    side = state.other if isinstance(move, u.Took) else state.turn
    copies = state.sides[side].copies.get(move.agent, 0)
    if move.agent in (CODEBREAKER, DAREDEVIL) and copies >= 2:
        return -9
    steps = state.box.agents[move.agent].icon(copies + 1).steps
    return -abs(state.gaps[side] - steps - 7)


def shop(state: State, move: NeighbourMove) -> int:
    """Prefer landing on the market, and cards that let one win."""
    if isinstance(move, m.Take):
        return 9 - MARKET.index(move.card) // 3
    if not isinstance(move, (u.Took, u.Kept)):
        return 0
    side = state.other if isinstance(move, u.Took) else state.turn
    coming = GAME.rules.view(state, PUBLIC).sides[side].next[move.agent]
    return 3 * coming.market - 4 * coming.reaches - 4 * bool(coming.result)


AIMS: dict[str, Score] = {
    "wander": wander,
    "chase": chase,
    "codebreakers": gather(CODEBREAKER),
    "daredevils": gather(DAREDEVIL),
    "sentinels": gather(SENTINEL),
    "idle": idle,
    "shop": shop,
}


@dataclass
class Played:
    """A game that was played: its options, where it stands, its lines."""

    options: dict[str, str]
    state: State
    lines: list[str] = field(default_factory=list)
    kinds: list[str] = field(default_factory=list)


def play(mode: str, aim: str, chance: Random, extras: bool = True) -> Played:
    """Play a game to its end."""
    names = ["Eva", "Adam", "Petr", "Jana"][: chance.randint(2, 4)]
    details = ["all"] * 8 + ["facts", "results"] if extras else ["all"]
    options = {
        "edition": chance.choice(["dubnany", "dubovaya-roshcha"]),
        "mode": mode,
        "players": " ".join(names),
        "first": chance.choice(names),
        "detail": chance.choice(details),
    }
    played = Played(options, GAME.rules.start(options))
    while not played.state.outcome and len(played.lines) < LONGEST:
        move = choose(played.state, AIMS[aim], chance, extras)
        played.lines.append(GAME.notation.format(move))
        played.kinds.append(type(move).__name__)
        played.state = GAME.rules.apply(played.state, move)
    return played


def choose(state: State, score: Score, chance: Random, extras: bool) -> NeighbourMove:
    """Choose a line: mostly the best of what is due, sometimes another kind."""
    choices = GAME.rules.legal(state, PUBLIC).choices
    beside = [c for c in choices if c.group in (FREE, CORRECTION)]
    if extras and chance.random() < 0.1 and any(c.kind is h.Joined for c in choices):
        joining = [c.kind for c in choices if issubclass(c.kind, h.Joined)]
        return filled(state, chance.choice(joining), chance)
    if extras and chance.random() < 0.06:
        kind = chance.choice(beside).kind
        return filled(state, kind, chance)
    due = [move for c in choices if c not in beside and not c.typed for move in c.moves()]
    if chance.random() < 0.1:
        return chance.choice(due)
    best = max(score(state, move) for move in due)
    return chance.choice([move for move in due if score(state, move) == best])


def filled(state: State, kind: type[NeighbourMove], chance: Random) -> NeighbourMove:
    """Choose a move of a kind, with the words or numbers that people type."""
    choices = GAME.rules.legal(state, PUBLIC).choices
    move = chance.choice([move for c in choices if c.kind is kind for move in c.moves()])
    if isinstance(move, t.Remark):
        return t.Remark("the cat moved a figure")
    if isinstance(move, t.Renamed):
        return t.Renamed(move.card, "Strážní věž")
    if isinstance(move, h.SetDeck):
        return h.SetDeck(chance.randint(0, sum(map(state.unseen, state.box.agents))))
    if isinstance(move, h.Joined):
        counted = "1" * len(state.players) if state.detail == "all" else ""
        whole = replace(move, code="211010011021" + counted)
        if isinstance(whole, h.JoinedHolding):
            return replace(whole, hands="5443"[: len(counted)])
        return whole
    if isinstance(move, t.Detail) and chance.random() < 0.8:
        return t.Remark("nobody tires")
    return move


ALL_KINDS = {kind.__name__ for kind in KINDS}
