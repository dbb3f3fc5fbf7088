"""The view of each seat: the table for everybody, the map only for the Recruiter."""

from companion.core import KEEPER, Seat
from companion.games.mind_mgmt.board.plan import in_order
from companion.games.mind_mgmt.moves.base import AGENTS, ALERT, SETUP, MindMove
from companion.games.mind_mgmt.moves.recruiter import Stuck, TellRecruits
from companion.games.mind_mgmt.people import BILL, DUSTY, MERU
from companion.games.mind_mgmt.public import TARGET, Public
from companion.games.mind_mgmt.rules.activation import EACH_TURN
from companion.games.mind_mgmt.rules.answers import lawful
from companion.games.mind_mgmt.rules.immortals import deck_left
from companion.games.mind_mgmt.rules.mistakes import turn_hour
from companion.games.mind_mgmt.rules.recruits import contacted_at, due_at
from companion.games.mind_mgmt.rules.ways import cornered
from companion.games.mind_mgmt.stages import due
from companion.games.mind_mgmt.state import State
from companion.games.mind_mgmt.supplies import notes_left, steps_left
from companion.games.mind_mgmt.view import (
    Active,
    Asked,
    KeeperView,
    Left,
    Map,
    OpenMistake,
    OpenQuestion,
    View,
)

NAME = "mind-mgmt"
ABLE = (MERU, BILL, DUSTY)  # agents whose ability is an action; Henry's is not


def view(state: State, seat: Seat) -> View:
    """Return the view of a seat; only the Recruiter's includes the map."""
    return keeper_view(state) if seat == KEEPER else public_view(state.public)


def keeper_view(state: State) -> KeeperView:
    """Return the Recruiter's view: the table and the map."""
    return KeeperView(**vars(public_view(state.public)), map=_map(state))


def public_view(public: Public) -> View:
    """Return the public view."""
    decisions = public.decisions
    return View(
        game=NAME,
        mode=public.mode,
        board=public.board,
        players=public.players,
        recruiter=public.recruiter,
        phase=public.phase,
        letter=due(public).letter if public.phase == SETUP else "",
        features_dealt=public.dealt,
        hour=public.hour,
        turn_hour=turn_hour(public),
        mayhem=public.mayhem,
        immortals=in_order(public.immortals),
        agents=public.agents,
        control=public.control,
        second_token=None if "second" in public.slips else public.second_token,
        steps=in_order(public.steps),
        confirmed=public.confirmed,
        notes=public.notes,
        steps_by=public.steps_by,
        asked=_asked(public),
        recruits_told=public.told,
        recruits_by_immortals=public.contacted,
        recruits_in_sight=public.in_sight,
        recruits_to_win=TARGET[public.mode],
        slips=public.slips,
        open_features=public.opened,
        shaken_down=public.shaken,
        ally=public.full and public.dolphin,
        activated=public.activated,
        active=_active(public),
        question=_question(public),
        left=_left(public),
        mistake=_mistake(public),
        rulings=decisions.rulings,
        until_ruled={r: c for r, c in decisions.standing.items() if r not in decisions.rulings},
        overrides=decisions.overrides,
        remarks=tuple(decisions.remarks),
        help=public.help,
        unchecked=tuple(decisions.unchecked),
        outcome=public.outcome,
        public=public,
    )


def listed(state: State) -> dict[str, str | int]:
    """Return the current turn and hour, or the letter of the set-up."""
    shown = public_view(state.public)
    hour = shown.turn_hour
    return {
        "phase": shown.phase,
        "setup": shown.letter,
        "turn": hour,
        "moment": f"{hour:02}:00",
    }


def _active(public: Public) -> Active | None:
    """Return the active agent, and what is left to do for it."""
    active = public.active
    if active is None:
        return None
    own = active.agent in ABLE and public.full and not active.ability
    return Active(
        agent=active.agent,
        movement=not active.moved,
        action=not active.acted,
        ability=own and not (active.agent == MERU and active.acted),
        push=active.may_push,
    )


def _question(public: Public) -> OpenQuestion | None:
    """Return the question that waits for an answer."""
    asked = public.question
    if asked is None:
        return None
    dolphin = asked.kind == "mind-mgmt.dolphin.all"
    return OpenQuestion(asked.kind, asked.feature, asked.place, dolphin)


def _asked(public: Public) -> tuple[Asked, ...]:
    """Return all questions with their answers."""
    return tuple(
        Asked(
            each.hour,
            each.agent,
            each.question.kind,
            each.question.feature,
            each.question.place,
            each.answer,
        )
        for each in public.answered
    )


def _mistake(public: Public) -> OpenMistake | None:
    """Return the admitted mistake."""
    debt = public.mistake
    return OpenMistake(debt.hour, debt.owed) if debt else None


def _left(public: Public) -> Left:
    """Return the tokens and cards that are left."""
    return Left(
        steps=steps_left(public),
        notes=max(0, notes_left(public)),
        recruits=max(0, TARGET[public.mode] - public.in_sight),
        feature_cards=max(0, deck_left(public)),
        agents=max(0, EACH_TURN - public.this_turn) if public.phase == AGENTS else 0,
    )


def _map(state: State) -> Map:
    """Return what is behind the Recruiter's screen."""
    hidden = state.hidden
    return Map(
        card=hidden.card,
        dealt=hidden.dealt,
        features=hidden.features,
        path=hidden.path,
        contacts=tuple(
            contacted_at(state.public, hidden, at + 1) for at in range(len(hidden.path))
        ),
        slip_this_turn=hidden.slipping,
        lawful_answers=_answers(state),
    )


def _answers(state: State) -> tuple[MindMove, ...]:
    """Return what the Recruiter may say now: the answers to a question, or the recruits."""
    public = state.public
    telling = public.phase == ALERT or (public.phase == SETUP and due(public).kind is TellRecruits)
    if telling and public.phase == SETUP and cornered(state):
        return (Stuck(),)
    if telling and not public.mistake:
        return (TellRecruits(due_at(public, state.hidden, public.hour)),)
    return lawful(state)
