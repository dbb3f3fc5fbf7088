"""The referee of MIND MGMT: which lines may come now, and what they change."""

from collections.abc import Callable

from companion.core import Illegal, Misshapen, NotUnderstood
from companion.games.mind_mgmt.board.plan import beside
from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.moves import agents as a
from companion.games.mind_mgmt.moves import answers as n
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.moves import veiled as v
from companion.games.mind_mgmt.moves.base import AGENTS, ALERT, RECRUITER, SETUP, MindMove
from companion.games.mind_mgmt.rules import (
    activation,
    agents,
    answers,
    corrections,
    immortals,
    mistakes,
    recruiter,
    setup,
    talk,
)
from companion.games.mind_mgmt.rules.ways import cornered
from companion.games.mind_mgmt.stages import ORDER, due
from companion.games.mind_mgmt.state import State
from companion.untyped import GamesOwn

TALK = (t.Note, t.Lift, t.Ruling, t.Override, t.Restore, t.Remark, t.MindHelp, t.MindHelpByAll)
DURING_QUESTION = (n.Answer, t.Dolphin, s.PlaceAgent, t.Mistake, *TALK)
CORRECTIONS = (
    t.CorrectMayhem,
    t.CorrectImmortal,
    t.CorrectAgent,
    t.CorrectToken,
    t.CorrectDraw,
)
DURING_MISTAKE = (s.ShowHour, t.Mended, *CORRECTIONS, *TALK)
CORNERED = (
    r.Step,
    r.Slip,
    v.Acted,
    r.Stuck,
    r.Done,
    r.DoneSlip,
    s.PlaceAgent,
    t.Mistake,
    s.ShowHour,
    t.Mended,
    *CORRECTIONS,
    *TALK,
)


def apply(state: State, move: MindMove) -> State:
    """Play a line, or refuse it by a rule or because of an unknown feature."""
    _need_features(state, move)
    _need_turn(state, move)
    return DOES[type(move)](state, move)


def _need_features(state: State, move: MindMove) -> None:
    """Refuse a feature that the board does not have."""
    if isinstance(move, s.DealFeatures):
        state.public.board.need(move.features)
    elif isinstance(move, (a.Asks, a.ShakesDown, r.Draw, r.ImmortalRecruit)):
        state.public.board.need((move.feature,))
    elif isinstance(move, t.CorrectDraw):
        state.public.board.need((move.drawn, move.feature))


def _need_turn(state: State, move: MindMove) -> None:
    """Refuse a line that cannot come now."""
    public = state.public
    if public.outcome and not isinstance(move, t.Remark):
        raise Illegal("mind-mgmt.end.over")
    if public.mistake and not isinstance(move, DURING_MISTAKE):
        raise Illegal("mind-mgmt.mistake.notes")
    if public.question and not public.mistake and not isinstance(move, DURING_QUESTION):
        raise Illegal("mind-mgmt.answer.first")
    if public.phase not in move.phases:
        _need_shape(state, move)
        raise Illegal(_off_turn(state, move))
    if public.phase == SETUP and not isinstance(move, (*TALK, r.Stuck)):
        setup.need_due(state, move)
    if _goes_on(state, move) and cornered(state):
        raise Illegal(recruiter.DEAD_END)


def _goes_on(state: State, move: MindMove) -> bool:
    """Say whether a line continues the game, which a dead end forbids."""
    if state.public.phase == SETUP:
        return isinstance(move, r.TellRecruits)
    return state.public.phase == RECRUITER and not isinstance(move, CORNERED)


def _need_shape(state: State, move: MindMove) -> None:
    """Show how to write an Immortal's line, which differs between set-up and play."""
    if isinstance(move, s.PlaceImmortal) and state.public.phase == RECRUITER:
        raise Misshapen(ORDER, f"immortal {move.place}-{beside(move.place)[-1]}")
    placing = state.public.phase == SETUP and due(state.public).kind is s.PlaceImmortal
    if isinstance(move, r.MoveImmortal) and placing:
        raise Misshapen(ORDER, f"immortal {move.way[0]}")


def _off_turn(state: State, move: MindMove) -> str:
    """Return the rule that says that a line comes at the wrong time."""
    if state.public.phase == SETUP or move.phases == (SETUP,):
        return ORDER
    if isinstance(move, n.Answer):
        return "mind-mgmt.answer.asked"
    if state.public.phase == ALERT or isinstance(move, r.TellRecruits):
        return "mind-mgmt.recruits.alert-only"
    if isinstance(move, r.ImmortalRecruit):
        return "mind-mgmt.immortals.recruit.turn"
    return "mind-mgmt.turn.order"


def _done(state: State, move: r.Done | r.DoneSlip) -> State:
    """End the turn of the current side."""
    if state.public.phase == AGENTS:
        return activation.finished(state)
    return recruiter.done(state, move)


def _veiled(pass_on: Callable[[State], State]) -> Callable[[State, MindMove], State]:
    """Return a function that accepts a secret move unseen; on the map it must be in clear."""

    def believed(state: State, move: MindMove) -> State:
        if state.hidden.seen:
            raise NotUnderstood(_("a hidden move can be refereed only when it is revealed"))
        return pass_on(state)

    return believed


DOES: dict[type[MindMove], Callable[[State, GamesOwn], State]] = {
    s.ChooseRecruiter: setup.choose_recruiter,
    s.Lay: setup.lay,
    s.Mayhem: setup.mayhem,
    s.Supply: setup.supply,
    v.CardTaken: _veiled(setup.passed),
    v.Started: _veiled(setup.passed),
    v.FeaturesTaken: _veiled(setup.passed),
    v.Acted: _veiled(recruiter.acted),
    s.TakeCard: setup.take_card,
    s.Start: setup.start,
    s.ShowHour: mistakes.show_hour,
    s.Deal: setup.deal,
    s.DealFeatures: setup.deal_features,
    s.PlaceImmortal: setup.place_immortal,
    s.Control: setup.control,
    s.PlaceAgent: agents.place_agent,
    s.PlaceToken: setup.place_token,
    s.Begin: setup.begin,
    r.Step: recruiter.step,
    r.Slip: recruiter.slip,
    r.TellRecruits: recruiter.tell_recruits,
    r.Draw: immortals.draw,
    r.MoveImmortal: immortals.move_immortal,
    r.ExtraImmortal: immortals.extra_immortal,
    r.ImmortalRecruit: immortals.recruit,
    r.Done: _done,
    r.DoneSlip: _done,
    r.Stuck: recruiter.stuck,
    a.Moves: agents.moves,
    a.Asks: agents.asks,
    a.Reveals: agents.reveals,
    a.ShakesDown: agents.shakes_down,
    a.Pushes: agents.pushes,
    a.Captures: agents.captures,
    a.Senses: agents.senses,
    a.Shoves: agents.shoves,
    a.Leads: agents.leads,
    a.Rests: agents.rests,
    n.Marks: answers.answer,
    n.CannotMark: answers.answer,
    n.TellsHour: answers.answer,
    n.Says: answers.answer,
    t.Dolphin: talk.dolphin,
    t.Note: talk.note,
    t.Lift: talk.lift,
    t.Ruling: talk.ruling,
    t.Override: talk.override,
    t.Restore: talk.restore,
    t.Remark: talk.remark,
    t.MindHelp: talk.help,
    t.MindHelpByAll: talk.help,
    t.Mistake: mistakes.NOTES.admit,
    t.Mended: mistakes.mended,
    t.CorrectMayhem: corrections.mayhem,
    t.CorrectImmortal: corrections.immortal,
    t.CorrectAgent: corrections.agent,
    t.CorrectToken: corrections.token,
    t.CorrectDraw: corrections.draw,
}
