"""Levels at which the program plays any hunt: the hidden seat, and those who ask.

They are plain: a game that wants stronger ones writes levels of its own.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from companion.contract.drawing import Drawing
from companion.contract.move import Move
from companion.contract.program_seats import Candidate, Decision, Level, ProgramSeats, Sight
from companion.core import PUBLIC
from companion.trail.graph import Place, longest
from companion.trail.hunt.knowledge import HuntKnowledge
from companion.trail.hunt.rules import Hunt, HuntRules, HuntState
from companion.trail.moves import Done, Goes, Stuck
from companion.trail.rules import HiddenView, OpenView

Sees = Sight[Move, OpenView[Hunt]]
MayBe = Decision[Move] | None
MOVE, ANSWER, FORCED, ASK = "move", "answer", "forced", "ask"
DEAD_END = -1_000_000
AHEAD = 4  # so many moves are looked ahead for room
STEP = 100  # what each of them is worth
GUESSED = 300  # what it costs to be where most of the trails can go


class Hider(Level[Move, OpenView[Hunt]]):
    """The hidden seat: away from dead ends, and from where most trails that fit can go."""

    def __init__(self, rules: HuntRules, name: str) -> None:
        """Take the referee, and the name of this level."""
        self.name = name
        self._rules = rules
        self._answers = tuple(form for each in rules.questions.values() for form in each.forms)
        self.kinds = (*rules.goes, *self._answers)

    def deciding(self, view: OpenView[Hunt]) -> str:
        """Return which decision is due."""
        public = view.public
        if public.outcome or (public.asking and not public.asked):
            return ""
        if public.asked:
            return ANSWER
        return MOVE if public.moving else FORCED

    def thought(self, sight: Sees, drawing: Drawing) -> MayBe:
        """Go where the others look least, and say what has to be said."""
        due = self.deciding(sight.view)
        if due == ANSWER:
            return _any_of(sight, self._answers, drawing)
        found = _best(self._ways(sight), drawing) if due == MOVE else None
        forms = tuple(form for duty in self._rules.duties for form in duty.forms)
        return found or _any_of(sight, (*forms, Done, Stuck), drawing)

    def _ways(self, sight: Sees) -> Iterator[Candidate[Move]]:
        """Go through the moves, each with what it is worth."""
        view, rules = sight.view, self._rules
        assert isinstance(view, HiddenView)
        path = view.world.path
        guesses = self._guesses(sight)
        most = max(guesses.values(), default=0)
        for move in _moves(sight, rules.goes):
            assert isinstance(move, Goes)
            further = (*path, move.place)
            if rules.is_stuck(further) and view.public.hour < rules.last_hour:
                yield Candidate(move, DEAD_END)
                continue
            room = longest(rules.onward, further, AHEAD)
            guessed = GUESSED * guesses[move.place] // max(1, most)
            yield Candidate(move, STEP * room - guessed)

    def _guesses(self, sight: Sees) -> Counter[Place]:
        """Count by places the trails that can go there next."""
        known = sight.knowledge
        assert isinstance(known, HuntKnowledge)
        paths = (each.path for each in known.fitting if each.path)
        return Counter(to for path in paths for to in {*self._rules.onward(path)} if to not in path)


class Seeker(Level[Move, OpenView[Hunt]]):
    """Those who ask: about anything, or where the answers leave the fewest trails."""

    seat = PUBLIC

    def __init__(self, rules: HuntRules, name: str, *, knows: bool) -> None:
        """Take the referee, the name of this level, and whether it thinks of what is known."""
        self.name, self.knows = name, knows
        self.kinds = tuple(rules.questions)

    def deciding(self, view: OpenView[Hunt]) -> str:
        """Return whether a question is due."""
        public = view.public
        return ASK if public.asking and not public.asked and not public.outcome else ""

    def thought(self, sight: Sees, drawing: Drawing) -> MayBe:
        """Ask."""
        if not self.knows:
            return _any_of(sight, self.kinds, drawing)
        known = sight.knowledge
        assert isinstance(known, HuntKnowledge)
        found = (Candidate(move, -_left(known, move)) for move in _moves(sight, self.kinds))
        return _best(found, drawing)


def _left(known: HuntKnowledge, move: Move) -> int:
    """Return how many trails the answers to a question leave, the likelier ones more."""
    return sum(each.trails * each.trails for each in known.previews(move))


def _moves(sight: Sees, kinds: tuple[type[Move], ...]) -> Iterator[Move]:
    """Go through the moves of some kinds that can be made."""
    for choice in sight.legal.choices:
        if issubclass(choice.kind, kinds):
            yield from choice.listed


def _any_of(sight: Sees, kinds: tuple[type[Move], ...], drawing: Drawing) -> MayBe:
    """Return any move of some kinds."""
    moves = tuple(_moves(sight, kinds))
    return Decision(drawing.one_of(moves)) if moves else None


def _best(candidates: Iterable[Candidate[Move]], drawing: Drawing) -> MayBe:
    """Return the candidate that is worth most; among equals chance decides."""
    ranked = tuple(sorted(candidates, key=lambda each: -each.worth))
    equal = [each for each in ranked if each.worth == ranked[0].worth]
    return Decision(drawing.one_of(equal).move, ranked) if equal else None


def hunt_levels(rules: HuntRules) -> ProgramSeats[Move, OpenView[Hunt]]:
    """Return the levels of a hunt; its sides are called as those who win it."""
    (hidden,), (seeking,) = rules.escaped().winners, rules.found("").winners
    levels = (
        Hider(rules, f"{hidden}/easy-1"),
        Seeker(rules, f"{seeking}/random-1", knows=False),
        Seeker(rules, f"{seeking}/easy-1", knows=True),
    )
    short = {each.name.removesuffix("-1"): each.name for each in levels}

    def figures(state: HuntState) -> dict[str, int]:
        return {"hours": state.public.hour}

    return ProgramSeats(levels, short, figures=figures)
