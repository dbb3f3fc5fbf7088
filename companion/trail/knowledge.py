"""What the others can know in a hunt: every trail that its declared claims leave possible.

It plays each trail on as the referee would, and keeps those in which all that is told is true.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from companion.contract.knowledge import Heard, Knowledge, Picture
from companion.trail.claims import Claim
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
    worlds: tuple[Hunted, ...] = NOWHERE
    ahead: tuple[Hunted, ...] = ()

    def after(self, heard: Heard[Hunt]) -> "HuntKnowledge":
        """Go on by an hour, or keep the worlds in which all that is told is true."""
        then = replace(self, public=heard.after)
        if isinstance(heard.move, Acted):
            return then._left(tuple(self._moved()))
        if isinstance(heard.move, Done):
            told = heard.move.way if isinstance(heard.move, DoneBy) else ""
            stands = tuple(each for each in self.ahead if self.rules.told(each) == told)
            return replace(then, worlds=stands, ahead=())
        if isinstance(heard.move, Stuck):
            corners = tuple(each for each in self.worlds if self.rules.is_stuck(each.path))
            return replace(then, worlds=corners)
        if claim := self._claim(heard):
            public, said = heard.before, heard.move
            fits = (each for each in self.ahead or self.worlds if claim.true(public, each, said))
            return then._left(tuple(fits)) if self.ahead else replace(then, worlds=tuple(fits))
        return then

    def picture(self) -> Picture:
        """Count the trails of all hours that stand."""
        trails = {each.path for each in self.worlds}
        here, visited = (
            Counter(path[-1] for path in trails if path),
            Counter(place for path in trails for place in path),
        )
        order, public = self.rules.graph.order, self.public
        return Picture(
            hour=len(public.ways),
            phase=ASKING if public.asking else MOVING,
            exact=True,
            trails=len(trails),
            worlds=len(self.worlds),
            here=dict(sorted(here.items(), key=lambda count: order[count[0]])),
            visited=dict(sorted(visited.items(), key=lambda count: order[count[0]])),
        )

    def _moved(self) -> Iterator[Hunted]:
        """Go through all worlds after one more move."""
        for world in self.worlds:
            for kind in self.rules.goes if world.path else self.rules.goes[:1]:
                for place in self.rules.reach(world.path, kind.way):
                    if place not in world.path:
                        yield Hunted(True, (*world.path, place), (*world.ways, kind.way))

    def _left(self, ahead: tuple[Hunted, ...]) -> "HuntKnowledge":
        """Keep the worlds that lead to one of those ahead."""
        behind = {(each.path[:-1], each.ways[:-1]) for each in ahead}
        worlds = tuple(each for each in self.worlds if (each.path, each.ways) in behind)
        return replace(self, worlds=worlds, ahead=ahead)

    def _claim(self, heard: Heard[Hunt]) -> Claim[Hunt, Hunted, Any] | None:
        """Return the declaration of what a line tells, if it tells anything."""
        asked = heard.before.asked
        told = (*self.rules.duties, *((self.rules.questions[type(asked)],) if asked else ()))
        return next((each for each in told if isinstance(heard.move, each.forms)), None)
