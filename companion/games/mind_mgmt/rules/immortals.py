"""The Immortals in the Recruiter's turn: moves, recruits and cards."""

from dataclasses import dataclass, replace

from companion.core import Illegal
from companion.games.mind_mgmt.board.plan import Feature, Place, beside
from companion.games.mind_mgmt.board.walks import walled
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves.base import RECRUITER, SETUP, MindMove, Way
from companion.games.mind_mgmt.moves.setup import Begin
from companion.games.mind_mgmt.people import HENRY
from companion.games.mind_mgmt.public import Public
from companion.games.mind_mgmt.rules import setup
from companion.games.mind_mgmt.rules.tokens import need_paying
from companion.games.mind_mgmt.rules.walking import hopped, need_hop
from companion.games.mind_mgmt.rules.winning import won_by_recruits
from companion.games.mind_mgmt.secrets.duties import PAYMENT
from companion.games.mind_mgmt.state import State
from companion.games.mind_mgmt.supplies import SPENT, TEN

OPEN = 2
ENOUGH = 2  # so many Immortals contact a recruit together
HELD = 3
HENRY_RULE = "mind-mgmt.immortals.recruit.henry"
HENRY_BEHIND_MAYHEM = "mind-mgmt.henry.mayhem"
DECLINE = "mind-mgmt.immortals.recruit.decline"
DECK_ORDER = "mind-mgmt.deck.order"
MET_BY_PROGRAM = (DECLINE, HENRY_BEHIND_MAYHEM, SPENT, TEN)  # what its turn depends on


@dataclass(frozen=True)
class Contact:
    """The Immortals on a feature, and those whom Henry stops.

    If Henry is behind mayhem and nothing was decided about that, he stops them.
    """

    standing: tuple[Place, ...]
    stopped: tuple[Place, ...] = ()
    undecided: tuple[Place, ...] = ()  # those whom an undecided Henry stops

    @property
    def enough(self) -> bool:
        """Say whether enough Immortals are not stopped."""
        return len(self.standing) - len(self.stopped) >= ENOUGH

    @property
    def may_be_enough(self) -> bool:
        """Say whether there would be enough if mayhem stops Henry."""
        return len(self.standing) - len(self.stopped) + len(self.undecided) >= ENOUGH


def contact(public: Public, feature: Feature) -> Contact:
    """Return the Immortals on a feature in board order, and those whom Henry stops."""
    here, henry = public.board.places(feature), public.agents.get(HENRY)
    standing = tuple(place for place in here if place in public.immortals)
    if henry is None or HENRY_RULE in public.decisions.overrides:
        return Contact(standing)
    near = tuple(place for place in standing if place in (henry, *beside(henry)))
    behind = tuple(place for place in near if walled(public, henry, place))
    match public.decisions.rulings.get(HENRY_BEHIND_MAYHEM):
        case "cut-off":
            return Contact(standing, tuple(place for place in near if place not in behind))
        case "blocks":
            return Contact(standing, near)
    return Contact(standing, near, behind)


def move_immortal(state: State, move: r.MoveImmortal) -> State:
    """Make the first Immortal move of the turn."""
    _need_not_drawing(state)
    state.need(state.public.turn.moves == 0, "mind-mgmt.immortals.one")
    return _moved(state, move.way)


def extra_immortal(state: State, move: r.ExtraImmortal) -> State:
    """Pay a step token for a second Immortal move."""
    _need_not_drawing(state)
    public = state.public
    if public.turn.moves == 0:
        raise Illegal("mind-mgmt.immortals.extra.after")
    state.need(not public.turn.paid, "mind-mgmt.immortals.extra.once")
    state.need_true(lambda: PAYMENT.true(public, state.hidden, move), PAYMENT.rule)
    if move.place in public.marked:
        raise Illegal("mind-mgmt.immortals.extra.free")
    moved = _moved(state, move.way)
    need_paying(state)
    turn = replace(moved.public.turn, paid=1)
    by = {**public.steps_by, move.place: public.sealed_hours}
    return moved.openly(steps=(*public.steps, move.place), steps_by=by, turn=turn)


def _moved(state: State, way: Way) -> State:
    """Move an Immortal in the Recruiter's turn."""
    need_hop(state, *way)
    state = need_no_recruit_left(state)
    turn = state.public.turn
    return hopped(state, *way).openly(turn=replace(turn, moves=turn.moves + 1))


def recruit(state: State, move: r.ImmortalRecruit) -> State:
    """Contact a recruit on an open feature, whose card is used up."""
    if move.feature in state.public.turn.drawn:
        raise Illegal("mind-mgmt.draw.later")
    _need_not_drawing(state)
    state = state.check(recruits(state, move.feature), HENRY_RULE)
    public = state.public
    opened = tuple(feature for feature in public.opened if feature != move.feature)
    contacted = (*public.contacted, move.feature)
    return won_by_recruits(state.openly(opened=opened, contacted=contacted))


def recruits(state: State, feature: Feature) -> bool | None:
    """Say whether a recruit can be contacted; None if Henry's unknown location decides it."""
    public = state.public
    if feature in public.contacted:
        raise Illegal("mind-mgmt.immortals.recruit.used")
    if feature not in public.opened:
        raise Illegal("mind-mgmt.immortals.recruit.open")
    met = contact(public, feature)
    state.need(len(met.standing) >= ENOUGH, "mind-mgmt.immortals.recruit.two")
    if public.agents[HENRY] is None and HENRY_RULE not in public.decisions.overrides:
        return None
    if met.may_be_enough and not met.enough:
        state.ruled(HENRY_BEHIND_MAYHEM)  # waits for a decision
    return met.enough


def need_no_recruit_left(state: State) -> State:
    """Refuse to go on before a recruit that the players decided must be contacted."""
    if state.public.decisions.rulings.get(DECLINE) == "may" or state.public.turn.drawn:
        return state
    for feature in state.public.opened:
        possible = _possible(state, feature)
        if possible is None:
            state = state.check(None, DECLINE)
        elif possible:
            state.need_ruled(DECLINE, "may")
    return state


def ask_of_recruits(state: State, move: MindMove) -> None:
    """Ask before an action whether the recruit that waits may be left.

    The referee takes the action of who was not asked, as records do that are written. The program
    never asks: what its turn can meet is decided before it begins.
    """
    if isinstance(move, Begin) and state.public.program and state.public.full:
        for point in MET_BY_PROGRAM:
            state.ruled(point)
    acts = isinstance(move, (r.Step, r.Slip)) and state.public.phase == RECRUITER
    if acts and state.public.full and not state.public.turn.acted:
        need_no_recruit_left(state)


def need_recruits_taken(state: State) -> State:
    """Refuse an action before a recruit, if the players decided that none may be left."""
    ruled = state.public.decisions.rulings.get(DECLINE) == "may-not"
    return need_no_recruit_left(state) if ruled else state


def _possible(state: State, feature: Feature) -> bool | None:
    """Say whether a recruit waits on an open feature; None if Henry's location decides it."""
    standing = contact(state.public, feature).standing
    return len(standing) >= ENOUGH and recruits(state, feature)


def draw(state: State, move: r.Draw) -> State:
    """Open a feature card, in the set-up or at the end of a turn."""
    _need_full(state)
    public = state.public
    if public.phase != SETUP:
        state = _need_drawing(state)
    taken = (*state.hidden.features, *public.opened, *public.contacted)
    state.need(move.feature not in taken, "mind-mgmt.deck.one-each")
    state.need_true(lambda: next_card(state) in ("", move.feature), DECK_ORDER)
    state = state.openly(opened=(*public.opened, move.feature))
    if public.phase == SETUP:
        return setup.passed(state)
    turn = replace(public.turn, drawn=(*public.turn.drawn, move.feature))
    return state.openly(turn=turn)


def _need_drawing(state: State) -> State:
    """Refuse a card before the action, a third open one, or one from an empty deck."""
    if not state.public.turn.acted:
        raise Illegal("mind-mgmt.draw.last")
    if len(state.public.opened) >= OPEN:
        raise Illegal("mind-mgmt.draw.refill")
    if not deck_left(state.public):
        raise Illegal("mind-mgmt.draw.empty")
    return need_no_recruit_left(state)


def next_card(state: State) -> Feature:
    """Return the card that opens next where the program dealt the deck; empty elsewhere."""
    seen = (*state.public.opened, *state.public.contacted)
    return next((card for card in state.hidden.deck if card not in seen), "")


def need_refilled(state: State) -> None:
    """Refuse the end of a turn while an open card is missing."""
    if card_missing(state.public):
        raise Illegal("mind-mgmt.draw.refill")


def card_missing(public: Public) -> bool:
    """Say whether an open card is missing, and the deck has one."""
    return public.full and len(public.opened) < OPEN and deck_left(public) > 0


def deck_left(public: Public) -> int:
    """Return how many feature cards nobody has seen."""
    return len(public.board.known) - HELD - len(public.opened) - len(public.contacted)


def _need_not_drawing(state: State) -> None:
    """Refuse moves of Immortals in training, and after new cards were drawn."""
    _need_full(state)
    if state.public.turn.drawn:
        raise Illegal("mind-mgmt.draw.last")


def _need_full(state: State) -> None:
    """Refuse what needs Immortals in training."""
    if not state.public.full:
        raise Illegal("mind-mgmt.training.immortals")
