"""What the table does at any time: notes, the ally, decisions."""

from dataclasses import replace

from companion.core import Illegal
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.rules.corrections import need_settled
from companion.games.mind_mgmt.rules.mistakes import turn_hour
from companion.games.mind_mgmt.rules.setup import hidden
from companion.games.mind_mgmt.rules.tokens import need_joining
from companion.games.mind_mgmt.silence import MAY_BE_SET_ASIDE, SILENT
from companion.games.mind_mgmt.state import State
from companion.games.mind_mgmt.supplies import notes_left
from companion.trail.help import agreed


def dolphin(state: State, move: t.Dolphin) -> State:
    """Let the ally join a question, so that every location must be marked."""
    public = state.public
    if not public.full:
        raise Illegal("mind-mgmt.training.abilities")
    state.need(public.dolphin, "mind-mgmt.dolphin.once")
    question = public.question
    if question is None or question.kind != "mind-mgmt.ask.answer":
        raise Illegal("mind-mgmt.dolphin.ask")
    need_joining(state, len(set(public.board.places(question.feature)) - public.marked))
    return state.openly(dolphin=False, question=replace(question, kind="mind-mgmt.dolphin.all"))


def note(state: State, move: t.Note) -> State:
    """Lay an unconfirmed note."""
    if notes_left(state.public) <= 0:
        raise Illegal("mind-mgmt.notes.fifteen")
    return state.openly(notes=(*state.public.notes, (move.place, move.words)))


def lift(state: State, move: t.Lift) -> State:
    """Take an unconfirmed note back."""
    notes = list(state.public.notes)
    if (move.place, move.words) not in notes:
        touched = move.place in state.public.confirmed
        raise Illegal("mind-mgmt.notes.confirmed" if touched else "mind-mgmt.notes.there")
    notes.remove((move.place, move.words))
    return state.openly(notes=tuple(notes))


def ruling(state: State, move: t.Ruling) -> State:
    """Record a decision about a silent point."""
    silence = SILENT.get(move.rule)
    if silence is None or move.choice not in silence.choices:
        raise Illegal("mind-mgmt.ruling.silent")
    decisions, hour = state.public.decisions, turn_hour(state.public)
    return state.decided(
        rulings={**decisions.rulings, move.rule: move.choice},
        ruled_at={**decisions.ruled_at, move.rule: hour},
    )


def override(state: State, move: t.Override) -> State:
    """Set a rule aside from now on."""
    if move.rule not in MAY_BE_SET_ASIDE:
        raise Illegal("mind-mgmt.override.which")
    return state.decided(overrides={**state.public.decisions.overrides, move.rule: move.words})


def restore(state: State, move: t.Restore) -> State:
    """Restore a rule."""
    overrides = dict(state.public.decisions.overrides)
    if move.rule not in overrides:
        raise Illegal("mind-mgmt.override.which")
    if move.rule == "mind-mgmt.slip.second.earned":
        need_settled(state)
    del overrides[move.rule]
    return state.decided(overrides=overrides)


def remark(state: State, move: t.Remark) -> State:
    """Record a remark."""
    return state.decided(remarks=state.public.decisions.remarks.and_then(move.words))


def help(state: State, move: t.MindHelp) -> State:
    """Let the program show the agents more or less from now on."""
    public = state.public
    level = agreed(public.help, move, hidden=hidden(public), rule="mind-mgmt.help.all")
    return state.openly(help=level)
