"""The secrets of a hunt, made from its referee alone."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from companion.contract.move import Move
from companion.core import KEEPER, PUBLIC
from companion.text.notation import Spelling
from companion.trail.exits import Exit, exits
from companion.trail.facts import Hours, Learned, learned
from companion.trail.graph import Graph, Place
from companion.trail.hunt.knowledge import ASKING, MOVING, HuntKnowledge
from companion.trail.hunt.rules import Hunt, HuntRules, HuntState
from companion.trail.moves import Acted
from companion.trail.rules import OpenView
from companion.trail.secrets import TrailSecrets


class HuntSecrets(TrailSecrets[HuntState, Move]):
    """The trail of a hunt, with a sheet at the end of each hour."""

    def __init__(self, rules: HuntRules, record: Spelling[Move]) -> None:
        """Take the referee, and the lines of the record."""
        self.record = record
        self._rules = rules
        self.trail = dict.fromkeys(rules.goes, Acted)
        self.claimed = (*rules.questions.values(), *rules.unasked)
        self.asks = tuple(rules.questions)

    def graph(self, public: Hunt) -> Graph:
        """Return the board."""
        return self._rules.graph

    def hour(self, public: Hunt, veiled: type[Move]) -> int:
        """Return the hour of this move."""
        return public.hour

    def sheet_due(self, before: HuntState, after: HuntState) -> str:
        """Ask for a sheet at the end of the hidden seat's move."""
        ended = after.public.asking and not before.public.asking
        return f"{after.public.hour:02}" if ended else ""

    def lost(self, state: HuntState) -> str:
        """Return the rule by which the hidden seat has lost where no way leads on."""
        public, path = state.public, state.hidden.path
        lost = public.moving and self._rules.is_stuck(path)
        return f"{self._rules.prefix}stuck" if lost else ""

    def exits(self, view: OpenView[Hunt]) -> tuple[Exit, ...]:
        """Return where the referee lets the trail go, while a hidden move is due."""
        path = self.path(view)
        return exits(self._rules.onward, path) if path and view.public.moving else ()

    def unknown(self, start: HuntState) -> HuntKnowledge:
        """Return that any trail is possible."""
        return HuntKnowledge(self._rules, start.public)

    def ended(self, state: HuntState, move: Move) -> tuple[tuple[Move, HuntState, HuntState], ...]:
        """Tell what is due after a move, and let it stand."""
        after = self._rules.apply(state, move)
        public = after.public
        if public.outcome:
            return ()
        if public.asking:
            return ((move, state, after),)
        due = (move for choice in self._rules.choices(after, KEEPER) for move in choice.moves())
        further = self.ended(after, next(due))
        return ((move, state, after), *further) if further else ()

    def askable(self, state: HuntState) -> Iterator[tuple[Move, ...]]:
        """Go through every question about every place."""
        for choice in self._rules.choices(state, PUBLIC):
            if choice.kind in self._rules.questions:
                yield from ((asked,) for asked in choice.moves())

    def asked_at(self, state: HuntState, place: Place) -> Iterator[tuple[Move, ...]]:
        """Go through every question about a place."""
        askable = self._rules.askable(state.public).values()
        yield from ((asked,) for question in askable for asked in question.about(place))

    def truths(self, state: HuntState, asked: Sequence[Move]) -> tuple[Move, ...]:
        """Return the answers that the trail makes true."""
        question = self._rules.questions[type(asked[-1])]
        return question.lawful(replace(state.public, asked=asked[-1]), state.hidden)

    def phase(self, public: Hunt) -> str:
        """Say whether the others ask, or the hidden seat moves."""
        return ASKING if public.asking else MOVING

    def learned(self, public: Hunt) -> Iterator[Learned]:
        """Go through what answers and duties have opened."""
        shown = [
            (replace(public, hour=hour, acted=True, told=(), asked=None), move)
            for hour, move in public.told
        ]
        answered = [
            (replace(public, hour=each.hour, asked=each.asked), each.answer)
            for each in public.answered
        ]
        for then, move in sorted((*shown, *answered), key=lambda each: each[0].hour):
            claim = self.claim(then, move)
            for fact in claim.opens(then, move) if claim else ():
                if found := learned(self._rules.graph, fact):
                    yield found

    def hours(self, public: Hunt) -> Hours:
        """Return the hours of the hunt, and those at which a duty comes."""
        last = self._rules.last_hour
        every = range(1, last + 1)
        due = frozenset(at for at in every if any(duty.comes(at) for duty in self._rules.duties))
        ways = {hour: way for hour, way in enumerate(public.ways, 1) if way}
        return Hours(last, public.hour, due, ways)

    def sharers(self, state: HuntState) -> tuple[str, ...]:
        """Return the hunters, who say words."""
        return state.public.players[1:]
