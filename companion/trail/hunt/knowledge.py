"""What the others can know in a hunt: every trail that its declared claims leave possible.

It plays each trail on as the referee would, and keeps those in which all that is told is true. Of
too many it keeps a sample, and searches for what that does not hold.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial, reduce
from sys import maxsize

from companion.contract.knowledge import Heard, Knowledge, Picture, Preview
from companion.contract.move import Move
from companion.trail.counting.estimate import (
    FEW,
    at_least_one,
    salted,
    searched,
    thinner,
    worth,
)
from companion.trail.counting.packed import drawn
from companion.trail.graph import Place
from companion.trail.hunt.bounds import HuntBounds, bounds, claim_of
from companion.trail.hunt.rules import Hunt, Hunted, HuntRules
from companion.trail.moves import Acted, Done, DoneBy, Goes, Says, Stuck

ASKING, MOVING = "asking", "moving"
MOST = 50_000  # so many worlds are followed; of more, a sample is drawn
NOWHERE = (Hunted(),)
Goal = Callable[[Hunted], bool]


@dataclass(frozen=True)
class HuntKnowledge(Knowledge[Hunt]):
    """Every world of a hunt that agrees with what is public, or a sample of them.

    Of a move that does not stand yet, `ahead` holds where it can have led. The `course` is all
    that was heard, to work it out anew; then no trail leaves the `bounds` that it gives.
    """

    rules: HuntRules = field(repr=False)
    public: Hunt
    fitting: tuple[Hunted, ...] = NOWHERE
    ahead: tuple[Hunted, ...] = ()
    course: tuple[Heard[Hunt], ...] = ()
    most: int = MOST
    one_in: int = 1  # of a sample, for how many worlds each one stands
    salt: int = 0  # a hash of the lines so far, by which a sample is drawn
    tried: int = 0  # of how many worlds a sample was when they could not be counted
    bounds: HuntBounds | None = None

    def after(self, heard: Heard[Hunt]) -> "HuntKnowledge":
        """Return what can be known after one more line; try to count what a sample stands for."""
        then = self._followed(heard)
        then = replace(then, course=(*self.course, heard))
        if then.ahead or not worth(len(then.fitting), then.one_in, then.most, then.tried):
            return then
        anew = replace(then._anew(bounds(then.rules, then.course)), bounds=None)
        better = anew.one_in == 1 or len(anew.fitting) > len(then.fitting)
        tried = max(1, len(then.fitting) * then.one_in)
        return replace(anew if better else then, course=then.course, tried=tried)

    @property
    def worlds(self) -> int:
        """Return how many worlds are possible: trails, each with the ways that it took."""
        return self.one_in * len(self.fitting)

    def picture(self) -> Picture:
        """Count the trails of all hours that stand."""
        trails = {each.path for each in self.fitting}
        here, exact = self._here(trails), self.one_in == 1
        visited = self._counted((place for path in trails for place in path), self._may_be_visited)
        some = max(here.values(), default=1)
        return Picture(
            hour=len(self.public.ways),
            phase=ASKING if self.public.asking else MOVING,
            exact=exact,
            trails=max(self.one_in * len(trails), some),
            worlds=max(self.worlds, some),
            here=here,
            visited=visited,
            sample=0 if exact else len(trails),
        )

    def at(self, hour: int) -> dict[Place, int]:
        """Count for each place the trails that were there at an hour; of an estimate, or ever."""
        paths = {each.path for each in self.fitting}
        there = (path[hour - 1] for path in paths if hour <= len(path))
        return self._counted(there, self._may_be_visited)

    def previews(self, *asked: Move) -> tuple[Preview, ...]:
        """Sort the worlds by the answers that are true in them."""
        public = replace(self.public, asked=asked[-1]) if asked else self.public
        if public.asked is None:
            return ()
        question, found = self.rules.questions[type(public.asked)], dict[Move, list[Hunted]]()
        if self.one_in > 1 and Says in question.forms:
            found = {Says(truth): [] for truth in (True, False)}  # a sample may lack one of them
        for world in self.fitting:
            for said in question.lawful(public, world):
                found.setdefault(said, []).append(world)
        previews = (
            self._preview(Heard(0, said, public, self.public), found[said])
            for said in sorted(found, key=self._in_list)
        )
        return tuple(each for each in previews if each.trails)

    def _preview(self, said: Heard[Hunt], worlds: Sequence[Hunted]) -> Preview:
        """Count what an answer would leave."""
        course = self.course if self.ahead else (*self.course, said)  # it is of hours that stand
        then = replace(self, fitting=tuple(worlds), course=course)
        trails = {each.path for each in worlds}
        here = then._here(trails)
        some = max(here.values(), default=0)
        number = max(self.one_in * len(trails), some)
        return Preview(said.move, number, max(then.worlds, some), here, self.one_in == 1)

    def _in_list(self, said: Move) -> list[int]:
        """Say where an answer stands in a list: yes before no, places as on the board."""
        order = self.rules.graph.order
        return [order.get(each, -int(each is True)) for each in vars(said).values()]

    def _here(self, trails: Iterable[tuple[Place, ...]]) -> dict[Place, int]:
        """Count for each place the trails that end there."""
        return self._counted((path[-1] for path in trails if path), self._may_be_here)

    def _counted(self, found: Iterable[Place], may: Callable[[int], bool]) -> dict[Place, int]:
        """Count places in the order of the board; of an estimate, none that may be is left out."""
        counts, places = Counter(found), self.rules.graph.places
        scaled = at_least_one([counts[place] for place in places], self.one_in, may)
        return {place: count for place, count in zip(places, scaled, strict=True) if count}

    def _may_be_here(self, number: int) -> bool:
        """Say whether a trail may end in a place."""
        place = self.rules.graph.places[number]
        within = bounds(self.rules, self.course, here=place)
        return self._possible(within, lambda world: world.path[-1:] == (place,))

    def _may_be_visited(self, number: int) -> bool:
        """Say whether a trail may have visited a place."""
        place = self.rules.graph.places[number]
        within = bounds(self.rules, self.course, visited=place)
        return self._possible(within, lambda world: place in world.path)

    def _possible(self, within: HuntBounds, goal: Goal) -> bool:
        """Say whether one world fits; if that takes too long to find out, it may."""
        if not within.possible:
            return False
        start = replace(self._begun(within), most=maxsize)  # a search draws no sample

        def reached(knowledge: "HuntKnowledge") -> "HuntKnowledge":
            return replace(knowledge, fitting=tuple(filter(goal, knowledge.fitting)))

        follow: list[Stage] = [partial(_follow, heard) for heard in self.course]
        return searched(start, [*follow, reached], _pieces, _held) is not False

    def _anew(self, within: HuntBounds) -> "HuntKnowledge":
        """Follow the whole course once more, where nobody leaves the bounds."""
        return reduce(HuntKnowledge._followed, self.course, self._begun(within))

    def _begun(self, within: HuntBounds) -> "HuntKnowledge":
        """Return what can be known before the first line."""
        public = self.course[0].before
        return HuntKnowledge(self.rules, public, most=self.most, salt=self.salt, bounds=within)

    def _followed(self, heard: Heard[Hunt]) -> "HuntKnowledge":
        """Go on by an hour, or keep the worlds in which all that is told is true."""
        then = replace(self, public=heard.after, salt=salted(self.salt, repr(heard.move)))
        if isinstance(heard.move, Acted):
            then = then._thinned()
            return then._left(tuple(then._moved()))
        if isinstance(heard.move, Done):
            told = heard.move.way if isinstance(heard.move, DoneBy) else ""
            stands = tuple(each for each in self.ahead if self.rules.told(each) == told)
            return replace(then, fitting=stands, ahead=())
        if isinstance(heard.move, Stuck):
            corners = tuple(each for each in self.fitting if self.rules.is_stuck(each.path))
            return replace(then, fitting=corners)
        if claim := claim_of(self.rules, heard):
            public, said = heard.before, heard.move
            fits = (each for each in self.ahead or self.fitting if claim.true(public, each, said))
            return then._left(tuple(fits)) if self.ahead else replace(then, fitting=tuple(fits))
        return then

    def _thinned(self) -> "HuntKnowledge":
        """Keep no more worlds than can go on; each of a sample goes on in all of its ways."""
        one_in = thinner(sum(1 for world in self.fitting for _way in self._ways(world)), self.most)
        if one_in == 1:
            return self
        kept = drawn(one_in, self.salt)
        some = tuple(world for world in self.fitting if kept(self._number(world)))
        return replace(self, fitting=some, one_in=self.one_in * one_in)

    def _number(self, world: Hunted) -> int:
        """Return a world as a number."""
        order, kinds = self.rules.graph.order, [kind.way for kind in self.rules.goes]
        walked = zip(world.path, world.ways, strict=True)
        digits = (order[place] * len(kinds) + kinds.index(way) + 1 for place, way in walked)
        return reduce(lambda all_, one: all_ * (len(order) * len(kinds) + 1) + one, digits, 0)

    def _moved(self) -> Iterator[Hunted]:
        """Go through all worlds after one more move."""
        for world in self.fitting:
            for kind, place in self._ways(world):
                path = (*world.path, place)
                if self.bounds is None or self.bounds.hold(path):
                    yield Hunted(True, path, (*world.ways, kind.way))

    def _ways(self, world: Hunted) -> Iterator[tuple[type[Goes], Place]]:
        """Go through the moves that a world leaves."""
        for kind in self.rules.goes if world.path else self.rules.goes[:1]:
            for place in self.rules.reach(world.path, kind.way):
                if place not in world.path:
                    yield kind, place

    def _left(self, ahead: tuple[Hunted, ...]) -> "HuntKnowledge":
        """Keep the worlds that lead to one of those ahead."""
        behind = {(each.path[:-1], each.ways[:-1]) for each in ahead}
        worlds = tuple(each for each in self.fitting if (each.path, each.ways) in behind)
        return replace(self, fitting=worlds, ahead=ahead)


Stage = Callable[[HuntKnowledge], HuntKnowledge]


def _held(knowledge: HuntKnowledge) -> int:
    """Return how many worlds are held."""
    return len(knowledge.fitting)


def _follow(heard: Heard[Hunt], knowledge: HuntKnowledge) -> HuntKnowledge:
    """Take in a line."""
    return knowledge._followed(heard)


def _pieces(knowledge: HuntKnowledge) -> Iterator[HuntKnowledge]:
    """Split worlds into a few at once; those of a move that does not stand yet stay together."""
    if knowledge.ahead:
        yield knowledge
        return
    for at in range(0, len(knowledge.fitting), FEW):
        yield replace(knowledge, fitting=knowledge.fitting[at : at + FEW])
