"""How near the agents would be after a move: what they can know then, and who of them can come.

Measured against agents who know everything that can be known, this is most of a level's strength.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from companion.contract.program_seats import Sight
from companion.games.mind_mgmt.board.plan import ORDER, PLACES, near
from companion.games.mind_mgmt.knowledge.footing import footing
from companion.games.mind_mgmt.knowledge.known import Known
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.people import AGENT_NAMES, MERU
from companion.games.mind_mgmt.players.crowd import Crowd, crowd
from companion.games.mind_mgmt.players.ground import distances, steps_of
from companion.games.mind_mgmt.public import Public, is_red
from companion.games.mind_mgmt.view import View

WHOLE = 1000
WALK = 2  # so far an agent gets before acting


@dataclass(frozen=True)
class Net:
    """What the agents could know of the next hour, and whom of them it would bring where."""

    public: Public
    before: Crowd  # the paths up to now

    @cached_property
    def reach(self) -> tuple[int, ...]:
        """Return where steps lead."""
        return steps_of(self.public)

    @cached_property
    def far(self) -> tuple[tuple[int, ...], ...]:
        """Return how far it is between locations."""
        return distances(self.reach)

    @cached_property
    def agents(self) -> tuple[tuple[str, int], ...]:
        """Return who can act in the next turn, and where they stand."""
        acted = () if is_red(self.public.hour) else self.public.activated
        found = ((name, self.public.agents.get(name)) for name in AGENT_NAMES if name not in acted)
        return tuple((name, ORDER[place]) for name, place in found if place is not None)

    def after(self, token: str) -> Crowd:
        """Return the paths after a step, or after a mind slip with a token."""
        return self._slipped if token else self._stepped

    @cached_property
    def _stepped(self) -> Crowd:
        """Return the paths after a step."""
        return self.before.onward([self.reach])

    @cached_property
    def _slipped(self) -> Crowd:
        """Return the paths after a mind slip by either card."""
        return self.before.onward(footing(self.public).slips)

    def nearest(self, place: int) -> int:
        """Return how far the nearest agent is who can act next."""
        return min((self.far[at][place] for _name, at in self.agents), default=WALK + 2)

    def reached(self, place: int) -> int:
        """Return how many agents could come there next turn."""
        return sum(self.far[at][place] <= WALK for _name, at in self.agents)

    def share(self, paths: Crowd, place: int, kept: int) -> int:
        """Return which part of some paths ends at a place."""
        return WHOLE * (paths.here[place] & kept).bit_count() // max(1, kept.bit_count())

    @cached_property
    def reachable(self) -> tuple[int, ...]:
        """Return where any agent could come next turn."""
        return tuple(place for place in range(len(PLACES)) if self.reached(place))

    def asked(self, paths: Crowd, visited: int, place: int) -> Iterator[int]:
        """Go through what each question would leave of the paths, as the true answer is now.

        `visited` are the locations of the whole path, the new place among them.
        """
        public = self.public
        features = {
            feature: None for at in self.reachable for feature in public.board.features[PLACES[at]]
        }
        for feature in features:
            places = public.board.places(feature)
            if any(each in public.immortals for each in places):
                continue
            yield self._marked(paths, [ORDER[each] for each in places], visited)
        for name, at in self.agents:
            if name == MERU and public.full:
                yield from self._sensed(paths, at, place)

    def _marked(self, paths: Crowd, places: Sequence[int], visited: int) -> int:
        """Return what is left when one of these is marked, the best for whoever answers."""
        marked = {ORDER[each] for each in self.public.marked}
        free = [each for each in places if each not in marked]
        true = [paths.been[each] for each in free if visited >> each & 1]
        if true:
            return max(true, key=int.bit_count)
        none = paths.everyone
        for each in free:
            none &= ~paths.been[each]
        return none

    def _sensed(self, paths: Crowd, at: int, place: int) -> Iterator[int]:
        """Go through what Meru would leave from wherever Meru can get."""
        for stand in range(len(PLACES)):
            if self.far[at][stand] <= WALK and PLACES[stand] not in self.public.immortals:
                yes = 0
                for other in range(len(PLACES)):
                    if _near(stand, other):
                        yes |= paths.here[other]
                yield yes if _near(stand, place) else paths.everyone & ~yes


def _near(one: int, other: int) -> bool:
    """Say whether two locations are in one line, at most two apart."""
    return near(PLACES[one], PLACES[other])


def net(known: Known) -> Net:
    """Return what the agents know at the Recruiter's turn."""
    fitting = known.fitting
    return Net(known.public, crowd(fitting.paths, fitting.hours))


def known_of(sight: Sight[MindMove, View]) -> Known:
    """Return what the agents can know, as a decision reads it."""
    assert isinstance(sight.knowledge, Known)
    return sight.knowledge
