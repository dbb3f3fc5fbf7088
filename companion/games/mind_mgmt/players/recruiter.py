"""The Recruiter's seat: which decision is due, and who thinks about it."""

from collections.abc import Callable, Iterable, Mapping

from companion.contract.drawing import Drawing
from companion.contract.program_seats import Candidate, Decision, Level, Sight
from companion.core import PUBLIC, Seat
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves.answers import Answer
from companion.games.mind_mgmt.moves.base import AGENTS, ALERT, SETUP, MindMove
from companion.games.mind_mgmt.players.own_side import state_of
from companion.games.mind_mgmt.public import Public
from companion.games.mind_mgmt.rules.immortals import card_missing
from companion.games.mind_mgmt.rules.referee import apply
from companion.games.mind_mgmt.rules.setup import placer
from companion.games.mind_mgmt.rules.ways import cornered
from companion.games.mind_mgmt.stages import due
from companion.games.mind_mgmt.state import State
from companion.games.mind_mgmt.view import View

MayBe = Decision[MindMove] | None
Sees = Sight[MindMove, View]
MAYHEM, CARD, START, STEP, IMMORTAL = "mayhem", "card", "start", "step", "immortal"
TURN, ANSWER, FORCED = "turn", "answer", "forced"
# What leaves no choice, in the order in which it is looked for.
WITHOUT_CHOICE = (
    r.TellRecruits,
    s.ShowHour,
    s.DealFeatures,
    s.Deal,
    s.Lay,
    r.DoneSlip,
    r.Done,
    r.Stuck,
)
LETTERS: Mapping[type[MindMove], str] = {
    s.Mayhem: MAYHEM,
    s.TakeCard: CARD,
    s.Start: START,
    r.Step: STEP,
    s.PlaceImmortal: IMMORTAL,
    s.ShowHour: FORCED,
    s.DealFeatures: FORCED,
    r.TellRecruits: FORCED,
}
DECIDED = (
    s.Mayhem,
    s.TakeCard,
    s.Start,
    s.PlaceImmortal,
    r.Step,
    r.Slip,
    r.MoveImmortal,
    r.ExtraImmortal,
    r.ImmortalRecruit,
    Answer,
)


class Recruiter(Level[MindMove, View]):
    """A level at the Recruiter's seat; the cards that are drawn for the Immortals are not its own.

    In a turn the Immortals come first, then the step or mind slip, and then there is no choice.
    """

    kinds = DECIDED

    def deciding(self, view: View) -> str:
        """Return which decision is due; empty where somebody else acts, or a card is drawn."""
        public = view.public
        if public.outcome or public.mistake:
            return ""
        if public.question:
            return ANSWER
        if public.phase == SETUP:
            return _in_setup(public)
        if public.phase == ALERT:
            return FORCED
        if public.phase == AGENTS:
            return ""
        if not public.turn.acted:
            return TURN
        drawing = card_missing(public) and not cornered(state_of(view))
        return "" if drawing else FORCED

    def offered_to(self, view: View) -> Seat:
        """Return the Recruiter's seat, or the public one, whose lines say what is laid out."""
        laid = view.phase == SETUP and due(view.public).kind in (s.Mayhem, s.Lay)
        return PUBLIC if laid else self.seat

    def owns(self, view: View, move: MindMove) -> bool:
        """Say whether a move is the program's own; nobody lays a map for it."""
        return isinstance(move, self.kinds) or (isinstance(move, s.Lay) and move.thing in s.BEHIND)

    def thought(self, sight: Sees, drawing: Drawing) -> MayBe:
        """Return what this level does."""
        thinks: Mapping[str, Callable[[Sees, Drawing], MayBe]] = {
            MAYHEM: self.mayhem,
            CARD: self.card,
            START: self.start,
            STEP: self.first_step,
            IMMORTAL: self.immortal,
            TURN: self.turn,
            ANSWER: self.answer,
            FORCED: forced,
        }
        return thinks[self.deciding(sight.view)](sight, drawing)

    def fallback(self, sight: Sees, drawing: Drawing) -> Decision[MindMove]:
        """Return any move of the kinds that are decided here; a dead end only where all are."""
        moves = [each for each in sight.legal if isinstance(each, self.kinds)]
        if not moves:
            return forced(sight, drawing) or super().fallback(sight, drawing)
        state = state_of(sight.view)
        alive = [each for each in moves if not _dead(apply(state, each))]
        return Decision(drawing.one_of(alive or moves))

    def mayhem(self, sight: Sees, drawing: Drawing) -> MayBe:
        """C: lay a mayhem token anywhere."""
        return by_chance(sight, s.Mayhem, drawing)

    def card(self, sight: Sees, drawing: Drawing) -> MayBe:
        """L: take either card."""
        return by_chance(sight, s.TakeCard, drawing)

    def start(self, sight: Sees, drawing: Drawing) -> MayBe:
        """M: begin somewhere."""
        return by_chance(sight, s.Start, drawing)

    def first_step(self, sight: Sees, drawing: Drawing) -> MayBe:
        """P: make one of the first four steps."""
        raise NotImplementedError

    def immortal(self, sight: Sees, drawing: Drawing) -> MayBe:
        """R: place an Immortal."""
        return by_chance(sight, s.PlaceImmortal, drawing)

    def turn(self, sight: Sees, drawing: Drawing) -> MayBe:
        """Move Immortals, take recruits, and at last make a step or a mind slip."""
        raise NotImplementedError

    def answer(self, sight: Sees, drawing: Drawing) -> MayBe:
        """Give one of the true answers."""
        return by_chance(sight, Answer, drawing)


def _in_setup(public: Public) -> str:
    """Return which decision of the set-up is due; the Recruiter lays only the own mayhem."""
    stage = due(public)
    if stage.thing in s.BEHIND:
        return FORCED
    others = stage.kind is s.Mayhem and placer(public) != public.recruiter
    return "" if others else LETTERS.get(stage.kind, "")


def by_chance(sight: Sees, kind: type[MindMove], drawing: Drawing) -> MayBe:
    """Return any move of a kind."""
    moves = tuple(moves_of(sight, kind))
    return Decision(drawing.one_of(moves)) if moves else None


def forced(sight: Sees, _drawing: Drawing) -> MayBe:
    """Return what has to come next, where nothing is left to choose."""
    found = (move for kind in WITHOUT_CHOICE for move in moves_of(sight, kind))
    return next(map(Decision[MindMove], found), None)


def moves_of(sight: Sees, *kinds: type[MindMove]) -> Iterable[MindMove]:
    """Go through the moves of some kinds that can be made."""
    for choice in sight.legal.choices:
        if issubclass(choice.kind, kinds) and not choice.typed:
            yield from choice.listed


def best(worths: Iterable[Candidate[MindMove]], drawing: Drawing) -> MayBe:
    """Return the candidate that is worth most; among equals chance decides."""
    ranked = tuple(sorted(worths, key=lambda each: -each.worth))
    if not ranked:
        return None
    equal = [each for each in ranked if each.worth == ranked[0].worth]
    return Decision(drawing.one_of(equal).move, ranked)


def _dead(state: State) -> bool:
    """Say whether no way leads on, where there is a path at all."""
    return bool(state.hidden.path) and cornered(state)
