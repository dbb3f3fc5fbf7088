"""Files: looking at the top card, which goes under the file, and bonus cards."""

from dataclasses import replace

from companion.core import Illegal
from companion.games.agents.box import KEY
from companion.games.agents.keyring import SUPPLY
from companion.games.agents.moves.files import Checks, Finds
from companion.games.agents.rules.turn import need_bonus_used
from companion.games.agents.silence import ALL
from companion.games.agents.state import File, State


def checks(state: State, move: Checks) -> State:
    """Look at a half on top of a file."""
    file = state.files[move.agent]
    if must_be_bonus(file):
        raise Illegal("agents.bonus.must")
    looked = file.looked(state.player.name)
    return _used(state, move.agent, looked).has_looked(move.agent)


def finds(state: State, move: Finds) -> State:
    """Find a bonus card on top of a file, use it at once and remove it."""
    file = state.files[move.agent]
    if not file.bonus:
        raise Illegal("agents.bonus.gone")
    if move.bonus in state.bonuses:
        raise Illegal("agents.bonus.kind")
    state = _used(state, move.agent, file.without_bonus())
    if state.ruled("agents.bonus.counts") == "again":
        state = state.turned(due=(move.agent, *state.turn.due))
    state = replace(state, bonuses=state.bonuses | {move.bonus})
    if move.bonus == KEY:
        return _with_a_key(state)
    return state.begins(move.bonus, bonus=True) if state.detail == ALL else state


def must_be_bonus(file: File) -> bool:
    """Say whether the top card must be the bonus card, as all others were seen."""
    return file.bonus and file.halves == set(file.cards) - {file.top}


def _used(state: State, agent: str, file: File) -> State:
    """Use up a check that was due, and keep the file's new order."""
    need_bonus_used(state)
    turn = state.turn
    if agent in turn.due:
        at = turn.due.index(agent)
        state = state.turned(due=(*turn.due[:at], *turn.due[at + 1 :]))
    elif turn.free:
        state = state.turned(free=turn.free - 1)
    elif state.detail == ALL:
        state.need(False, "agents.check.due")
    return replace(state, files={**state.files, agent: file})


def _with_a_key(state: State) -> State:
    """Take a key from the supply, if there is one and the player may have more."""
    full = bool(state.player.keys) and state.ruled("agents.keys.several") == "one"
    return state if full or not state.supply else state.with_key(SUPPLY)
