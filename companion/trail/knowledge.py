"""What the others can know in a hunt: every trail that its declared claims leave possible.

It plays each trail on as the referee would, and keeps those in which all that is told is true.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from companion.contract.knowledge import Heard, Knowledge, Picture, Preview
from companion.contract.move import Move
from companion.trail.claims import Claim
from companion.trail.graph import Place
from companion.trail.hunt import Hunt, Hunted, HuntRules
from companion.trail.moves import Acted, Done, DoneBy, Stuck

ASKING, MOVING = "asking", "moving"
NOWHERE = (Hunted(),)


@dataclass(frozen=True)
class HuntKnowledge(Knowledge[Hunt]):
    """Every world of a hunt that agrees with what is public.

    Of a move that does not stand yet, `ahead` holds where it can have led.
    """

    rules: HuntRules = field(repr=False)
    public: Hunt
    fitting: tuple[Hunted, ...] = NOWHERE
    ahead: tuple[Hunted, ...] = ()

    def after(self, heard: Heard[Hunt]) -> "HuntKnowledge":
        """Go on by an hour, or keep the worlds in which all that is told is true."""
        then = replace(self, public=heard.after)
        if isinstance(heard.move, Acted):
            return then._left(tuple(self._moved()))
        if isinstance(heard.move, Done):
            told = heard.move.way if isinstance(heard.move, DoneBy) else ""
            stands = tuple(each for each in self.ahead if self.rules.told(each) == told)
            return replace(then, fitting=stands, ahead=())
        if isinstance(heard.move, Stuck):
            corners = tuple(each for each in self.fitting if self.rules.is_stuck(each.path))
            return replace(then, fitting=corners)
        if claim := self._claim(heard):
            public, said = heard.before, heard.move
            fits = (each for each in self.ahead or self.fitting if claim.true(public, each, said))
            return then._left(tuple(fits)) if self.ahead else replace(then, fitting=tuple(fits))
        return then

    @property
    def worlds(self) -> int:
        """Return how many worlds are possible: trails, each with the ways that it took."""
        return len(self.fitting)

    def picture(self) -> Picture:
        """Count the trails of all hours that stand."""
        public = self.public
        trails = {each.path for each in self.fitting}
        visited = Counter(place for path in trails for place in path)
        return Picture(
            hour=len(public.ways),
            phase=ASKING if public.asking else MOVING,
            exact=True,
            trails=len(trails),
            worlds=self.worlds,
            here=self._ending(trails),
            visited=self._in_order(visited),
        )

    def previews(self, *asked: Move) -> tuple[Preview, ...]:
        """Sort the worlds by the answers that are true in them."""
        public = replace(self.public, asked=asked[-1]) if asked else self.public
        if public.asked is None:
            return ()
        question, found = self.rules.questions[type(public.asked)], dict[Move, list[Hunted]]()
        for world in self.fitting:
            for said in question.lawful(public, world):
                found.setdefault(said, []).append(world)
        return tuple(self._preview(said, found[said]) for said in sorted(found, key=self._in_list))

    def _preview(self, said: Move, worlds: Sequence[Hunted]) -> Preview:
        """Count what an answer would leave."""
        trails = {each.path for each in worlds}
        return Preview(said, len(trails), len(worlds), self._ending(trails))

    def _in_list(self, said: Move) -> list[Any]:
        """Say where an answer stands in a list: yes before no, places as on the board."""
        order = self.rules.graph.order
        return [order.get(each, -int(each is True)) for each in vars(said).values()]

    def _ending(self, trails: Iterable[tuple[Place, ...]]) -> dict[Place, int]:
        """Count for each place the trails that end there."""
        return self._in_order(Counter(path[-1] for path in trails if path))

    def _in_order(self, counts: Mapping[Place, int]) -> dict[Place, int]:
        """Return counts in the order of the board."""
        order = self.rules.graph.order
        return dict(sorted(counts.items(), key=lambda count: order[count[0]]))

    def _moved(self) -> Iterator[Hunted]:
        """Go through all worlds after one more move."""
        for world in self.fitting:
            for kind in self.rules.goes if world.path else self.rules.goes[:1]:
                for place in self.rules.reach(world.path, kind.way):
                    if place not in world.path:
                        yield Hunted(True, (*world.path, place), (*world.ways, kind.way))

    def _left(self, ahead: tuple[Hunted, ...]) -> "HuntKnowledge":
        """Keep the worlds that lead to one of those ahead."""
        behind = {(each.path[:-1], each.ways[:-1]) for each in ahead}
        worlds = tuple(each for each in self.fitting if (each.path, each.ways) in behind)
        return replace(self, fitting=worlds, ahead=ahead)

    def _claim(self, heard: Heard[Hunt]) -> Claim[Hunt, Hunted, Any] | None:
        """Return the declaration of what a line tells, if it tells anything."""
        asked = heard.before.asked
        told = (*self.rules.duties, *((self.rules.questions[type(asked)],) if asked else ()))
        return next((each for each in told if isinstance(heard.move, each.forms)), None)
