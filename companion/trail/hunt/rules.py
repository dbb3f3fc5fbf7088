"""A plain hunt: one seat moves unseen, hour by hour, and in each hour the others ask once.

A game that is played like this declares its board, its moves and its questions, and has a referee;
one that is played otherwise writes its own, as far as it differs.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, TypeVar

from companion.contract.move import Choice, Move
from companion.contract.player_names import Players
from companion.contract.probe import Probe
from companion.core import KEEPER, PUBLIC, Illegal, Options, Outcome, Seat
from companion.trail.claims import Claim, Duty, Question
from companion.trail.graph import Graph, Place
from companion.trail.help import PAPER, Help, HelpByAll, agreed, alone, together
from companion.trail.mistakes import (
    MISTAKEN,
    AdmitsMistake,
    Debt,
    MendsMistake,
    Mistakes,
    ShowsHour,
)
from companion.trail.moves import Acted, Done, DoneBy, Goes, Stuck
from companion.trail.rules import TrailRules
from companion.trail.world import TrailState, World
from companion.untyped import GamesOwn

Said = TypeVar("Said")
SPOKEN = {True: "yes", False: "no"}  # as their lines have it


@dataclass(frozen=True)
class Answered:
    """A question with its answer, and the hour that it was about."""

    hour: int
    asked: Move
    answer: Move


@dataclass(frozen=True)
class Hunt:
    """What everybody knows: the hour, what was asked and told, and how it ended."""

    players: tuple[str, ...]
    hour: int = 1  # of the hidden seat's move that is made now, or was made last
    acted: bool = False
    asking: bool = False  # whether it is the others' turn
    asked: Move | None = None  # what waits for its answer
    answered: tuple[Answered, ...] = ()
    told: tuple[tuple[int, Move], ...] = ()  # what the hidden seat told unasked, by hours
    ways: tuple[str, ...] = ()  # by hours, each way that was announced; empty where none was
    mistake: Debt | None = None  # that was admitted, and is neither put right nor paid for
    outcome: Outcome | None = None
    help: str = PAPER  # how much of what can be known is shown

    @property
    def hidden(self) -> bool:
        """Say whether anything is hidden yet."""
        return self.hour > 1 or self.acted or self.asking

    @property
    def moving(self) -> bool:
        """Say whether a hidden move is due."""
        return not (self.acted or self.asking or self.outcome or self.mistake)


@dataclass(frozen=True, repr=False)
class Hunted(World):
    """The trail, and by which kind of link each hour was reached."""

    ways: tuple[str, ...] = ()


class HuntState(TrailState[Hunt, Hunted]):
    """The state of a hunt."""


class Asking(Question[Hunt, Hunted, Said]):
    """A question of a hunt, which knows all that can be asked by it."""

    def every(self) -> Iterator[Move]:
        """Go through everything that can be asked."""
        raise NotImplementedError

    def about(self, place: Place) -> Iterator[Move]:
        """Go through what of it is about a place."""
        raise NotImplementedError


class HuntRules(TrailRules[HuntState, Move]):
    """The referee of a hunt; the first player is the hunted one.

    Its own refusals are `over`, `order`, `way`, `again`, `way.told`, `stuck` and `help.all`, behind
    `prefix`; `tries`, where a question has a limit; and `mistake.when`, `mistake.tell`,
    `mistake.owed`, `mistake.free` and `mistake.true`, where mistakes can be admitted.
    """

    prefix: ClassVar[str]  # of the ids of its rules, such as "harbours."
    graph: ClassVar[Graph]
    goes: ClassVar[tuple[type[Goes], ...]]  # the hidden moves; a trail begins with the first kind
    announced: ClassVar[frozenset[str]] = frozenset()  # ways that are told at the end of an hour
    questions: ClassVar[Mapping[type[Move], Asking[GamesOwn]]]
    tries: ClassVar[Mapping[type[Move], int]] = {}  # how often a question can be asked in a hunt
    duties: ClassVar[tuple[Duty[Hunt, Hunted, GamesOwn], ...]] = ()
    mistakes: ClassVar[Mistakes[HuntState] | None] = None  # what they cost, where a game has them
    last_hour: ClassVar[int]
    takes: ClassVar[Players] = Players(2, 5)
    helped = Help
    helped_by_all = HelpByAll

    def caught(self, asked: Move, answer: Move) -> str:
        """Return the id of the rule by which an answer ends the hunt; empty where it goes on."""
        raise NotImplementedError

    def escaped(self) -> Outcome:
        """Return how the hunt ends after its last hour."""
        raise NotImplementedError

    def found(self, rule: str) -> Outcome:
        """Return how the hunt ends by a rule about an answer, or where no way leads on."""
        raise NotImplementedError

    def inherited(self) -> tuple[str, ...]:
        """Return the ids of the refusals of every hunt."""
        names = ("over", "order", "way", "again", "way.told", "stuck", "help.all")
        own = [self.prefix + name for name in (*names, *(["tries"] if self.tries else []))]
        if each := self.mistakes:
            own += [each.when, each.tell, each.owed, each.free, each.shown.rule]
        return tuple(own)

    @property
    def unasked(self) -> tuple[Duty[Hunt, Hunted, GamesOwn], ...]:
        """Return the declarations of all that is told unasked."""
        return (*self.duties, *([self.mistakes.shown] if self.mistakes else []))

    def start(self, options: Options) -> HuntState:
        """Begin with an empty trail."""
        return HuntState(Hunt(self.takes.named(options)), Hunted())

    def outcome(self, state: HuntState) -> Outcome | None:
        """Return how the hunt ended."""
        return state.public.outcome

    def stamp(self, state: HuntState) -> str:
        """Return the hour."""
        return f"{state.public.hour:02}"

    def moment(self, state: HuntState) -> tuple[str, ...]:
        """Return the entries of all that may come now, whatever of it the trail allows."""
        public = state.public
        kinds: tuple[type[Move], ...] = tuple(self.questions) if public.asking else self.goes
        if public.asked:
            kinds = (type(public.asked),)
        entries = () if public.outcome else dict.fromkeys(kind.entry for kind in kinds)
        return tuple(filter(None, entries))

    def apply(self, state: HuntState, move: Move) -> HuntState:
        """Play one line, or refuse it by a rule."""
        public = state.public
        self._need(public.outcome is None, "over")
        if isinstance(move, Help):
            rule = f"{self.prefix}help.all"
            level = agreed(public.help, move, hidden=public.hidden, rule=rule)
            return state.openly(help=level)
        if isinstance(move, MISTAKEN):
            return self._mistaken(state, move)
        if public.mistake and self.mistakes:
            raise Illegal(self.mistakes.owed)
        if isinstance(move, (Goes, Acted, Stuck)):
            self._need(public.moving, "order")
            return self._stuck(state) if isinstance(move, Stuck) else self._gone(state, move)
        if isinstance(move, Done):
            return self._done(state, move)
        if duty := next((each for each in self.duties if isinstance(move, each.forms)), None):
            self._need(duty.waits(public), "order")
            self._need_true(state, duty, move)
            return state.openly(told=(*public.told, (public.hour, move)))
        if type(move) in self.questions:
            self._need(public.asking and not public.asked, "order")
            self._need(type(move) not in self._spent(public), "tries")
            self._need(type(move) in self.askable(public), "order")
            return state.openly(asked=move)
        return self._answered(state, move)

    def choices(self, state: HuntState, seat: Seat) -> Iterator[Choice[Move]]:
        """Go through what a seat may do."""
        public = state.public
        if seat == PUBLIC:
            yield Choice(Help, lambda: map(Help, alone(public.help, hidden=public.hidden)))
            yield Choice(HelpByAll, lambda: map(HelpByAll, together(public.help)))
            if public.asking and not public.asked and not public.mistake:
                for kind, asking in self.askable(public).items():
                    yield Choice(kind, asking.every)
        elif seat == KEEPER:
            yield from self._paying(state) if public.mistake else self._telling(state)

    def _telling(self, state: HuntState) -> Iterator[Choice[Move]]:
        """Go through what the hidden seat may do, unless a mistake is open."""
        public, world = state.public, state.hidden
        if public.asked:
            question = self.questions[type(public.asked)]
            yield Choice(question.forms[0], lambda: question.lawful(public, world))
        elif not public.asking:
            probe = Probe(self.apply, state, {f"{self.prefix}order", f"{self.prefix}over"})
            kinds = (*self.goes, *(form for duty in self.duties for form in duty.forms))
            for each in kinds:
                yield probe.offer(each, map(each, self.graph.places))
            yield probe.offer(Stuck, [Stuck()])
            yield probe.offer(Done, [Done()])
            yield probe.offer(DoneBy, map(DoneBy, sorted(self.announced)))
        if self.mistakes and public.hidden:
            yield self.mistakes.offered(state, AdmitsMistake)

    def happened(self, state: HuntState, move: Move) -> Move | None:
        """Return the admission of what was answered wrongly, if it was said aloud already."""
        public = state.public
        if not self.mistakes or public.mistake or public.asked is None:
            return None
        question = self.questions[type(public.asked)]
        if not isinstance(move, question.forms):
            return None
        if question.true(public, state.hidden, move):
            return None
        said = (SPOKEN.get(each, str(each)) for each in vars(move).values())
        return AdmitsMistake(public.hour, " ".join(("answered", *said)))

    def _paying(self, state: HuntState) -> Iterator[Choice[Move]]:
        """Go through what may come while a mistake is open."""
        probe = Probe(self.apply, state)
        yield probe.offer(MendsMistake, [MendsMistake()])
        if self.mistakes:
            yield probe.offer(ShowsHour, self.mistakes.payments(state, ShowsHour))

    def _mistaken(self, state: HuntState, move: Move) -> HuntState:
        """Admit a mistake, or go on with one that was admitted."""
        mistakes = self.mistakes
        if not mistakes or not state.public.hidden:
            raise Illegal(f"{self.prefix}order")
        if isinstance(move, AdmitsMistake):
            if state.public.mistake:
                raise Illegal(mistakes.owed)
            return mistakes.admit(state, move)
        return mistakes.show(state, move) if isinstance(move, ShowsHour) else mistakes.mend(state)

    def askable(self, public: Hunt) -> Mapping[type[Move], Asking[GamesOwn]]:
        """Return the questions that can be asked now."""
        spent = self._spent(public)
        return {kind: each for kind, each in self.questions.items() if kind not in spent}

    def _spent(self, public: Hunt) -> frozenset[type[Move]]:
        """Return the kinds of questions that were asked as often as they can be."""
        asked = [type(each.asked) for each in public.answered]
        return frozenset(kind for kind, most in self.tries.items() if asked.count(kind) >= most)

    def _gone(self, state: HuntState, move: Move) -> HuntState:
        """Follow a link; a witness does not see which."""
        if isinstance(move, Goes):
            path = state.hidden.path
            self._need(bool(path) or type(move) is self.goes[0], "way")
            self._need(move.place in self.reach(path, move.way), "way")
            self._need(move.place not in path, "again")
            state = state.secretly(path=(*path, move.place), ways=(*state.hidden.ways, move.way))
        return state.openly(acted=True)

    def _stuck(self, state: HuntState) -> HuntState:
        """End the hunt where no way leads on."""
        rule = f"{self.prefix}stuck"
        state.need_true(lambda: self.is_stuck(state.hidden.path), rule)
        return state.openly(outcome=self.found(rule))

    def is_stuck(self, path: tuple[Place, ...]) -> bool:
        """Say whether no way leads on from the end of a path."""
        return bool(path) and {*self.onward(path)} <= {*path}

    def onward(self, path: tuple[Place, ...]) -> Iterator[Place]:
        """Go through where any kind of link leads from the end of a path."""
        ways = dict.fromkeys(kind.way for kind in self.goes)
        return (to for way in ways for to in self.reach(path, way))

    def reach(self, path: tuple[Place, ...], way: str) -> tuple[Place, ...]:
        """Return where a kind of link leads from the end of a path, whatever led there."""
        return self.graph.reach(way, path[-1]) if path else self.graph.places

    def told(self, world: Hunted) -> str:
        """Return the way that the end of an hour tells; empty for one that is not announced."""
        way = world.ways[-1] if len(world.path) > 1 else ""
        return way if way in self.announced else ""

    def _done(self, state: HuntState, move: Done) -> HuntState:
        """End the hour; a way that is announced is told with it."""
        public = state.public
        self._need(public.acted, "order")
        self._need(not any(duty.waits(public) for duty in self.duties), "order")
        told = move.way if isinstance(move, DoneBy) else ""
        state.need_true(lambda: self.told(state.hidden) == told, f"{self.prefix}way.told")
        over = self.escaped() if public.hour == self.last_hour else None
        return state.openly(asking=True, acted=False, ways=(*public.ways, told), outcome=over)

    def _answered(self, state: HuntState, move: Move) -> HuntState:
        """Take an answer, and go on to the next hour unless it ends the hunt."""
        public = state.public
        if public.asked is None:
            raise Illegal(f"{self.prefix}order")
        question = self.questions[type(public.asked)]
        self._need(isinstance(move, question.forms), "order")
        self._need_true(state, question, move)
        answered = (*public.answered, Answered(public.hour, public.asked, move))
        rule = self.caught(public.asked, move)
        over, hour = self.found(rule) if rule else None, public.hour + (not rule)
        return state.openly(asking=False, asked=None, answered=answered, hour=hour, outcome=over)

    def _need(self, lawful: bool, rule: str) -> None:
        """Refuse by one of the rules of every hunt."""
        if not lawful:
            raise Illegal(self.prefix + rule)

    def _need_true(
        self, state: HuntState, claim: Claim[Hunt, Hunted, GamesOwn], said: Move
    ) -> None:
        """Refuse what the trail shows to be untrue."""
        state.need_true(lambda: claim.true(state.public, state.hidden, said), claim.rule)
