"""What the table does beside the turns: decisions, remarks, entering less."""

from dataclasses import replace

from companion.core import Illegal
from companion.games.agents.moves.talk import Bears, Less, Remark, Ruling
from companion.games.agents.rules.ending import settled
from companion.games.agents.silence import DECIDABLE, DETAILS
from companion.games.agents.state import State, Turn


def ruling(state: State, move: Ruling) -> State:
    """Record a decision about a silent point."""
    silence = DECIDABLE.get(move.rule)
    if silence is None or move.choice not in silence.choices:
        raise Illegal("agents.ruling.silent")
    return settled(replace(state, rulings={**state.rulings, move.rule: move.choice}))


def bears(state: State, move: Bears) -> State:
    """Record the actions on a card."""
    cards = {**state.edition.cards, move.card: move.actions}
    return replace(state, edition=replace(state.edition, cards=cards))


def remark(state: State, move: Remark) -> State:
    """Record a remark."""
    return replace(state, remarks=(*state.remarks, move.words))


def less(state: State, move: Less) -> State:
    """Enter less from now on; cards and places become unknown."""
    if DETAILS.index(move.detail) <= DETAILS.index(state.detail):
        raise Illegal("agents.detail.less")
    players = tuple(replace(each, up=None, at="") for each in state.players)
    turn = Turn(due=state.turn.due, free=state.turn.free)
    return replace(state, detail=move.detail, players=players, turn=turn, agents={})
