"""What the table does at any time: decisions, remarks, names, less detail."""

from dataclasses import replace

from companion.core import Illegal
from companion.games.neighbour_spy.edition import OWNER
from companion.games.neighbour_spy.moves import talk as t
from companion.games.neighbour_spy.rules.market import settled
from companion.games.neighbour_spy.silence import SILENT
from companion.games.neighbour_spy.state import DETAILS, FACTS, REFILL, State


def ruling(state: State, move: t.Ruling) -> State:
    """Record a decision about a silent point."""
    silence = SILENT.get(move.rule)
    if silence is None or move.choice not in silence.choices:
        raise Illegal("neighbour-spy.ruling.silent")
    return replace(state, rulings={**state.rulings, move.rule: move.choice})


def remark(state: State, move: t.Remark) -> State:
    """Record a remark."""
    return replace(state, remarks=(*state.remarks, move.words))


def renamed(state: State, move: t.Renamed) -> State:
    """Use a card's name from this box."""
    known = {**state.box.names(), **state.renamed}[move.card]
    name = replace(known, name=move.words, printed=OWNER)
    return replace(state, renamed={**state.renamed, move.card: name})


def detail(state: State, move: t.Detail) -> State:
    """Enter less from now on; earlier counts become unknown."""
    if DETAILS.index(move.detail) <= DETAILS.index(state.detail):
        raise Illegal("neighbour-spy.detail.lower")
    players = {
        name: replace(player, hand=None, discards=None) for name, player in state.players.items()
    }
    tasks = tuple(task for task in state.tasks if task.kind != REFILL)
    waiting = bool(state.tasks) and move.detail == FACTS
    lower = replace(state, detail=move.detail, players=players, deck=None, offer=None)
    lower = replace(lower, tasks=tasks if waiting else ())
    return settled(lower) if waiting else lower
