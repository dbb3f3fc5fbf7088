"""One rest of a game, played quickly in thought: does a Recruiter who is there now get through?

The agents in it know some of the paths that fit, the true one among them. Each of them tries to
capture where enough of these end, and else asks what halves them best. Chance keeps both sides from
being foreseen. It is a sketch of the game, and only compares moves with each other.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from companion.contract.drawing import Drawing
from companion.games.mind_mgmt.board.plan import ORDER, PLACES, Feature
from companion.games.mind_mgmt.knowledge.fitting import LAYOUT
from companion.games.mind_mgmt.players.crowd import Crowd, crowd
from companion.games.mind_mgmt.players.ground import numbers
from companion.games.mind_mgmt.public import Public, is_red

SOME = 100  # so many paths the agents of the sketch know
WALK = 2
CAPTURED = 3  # an agent tries to capture where one in so many paths ends
WON = 1000
HOUR = 50  # what each hour is worth that was survived
TURNS = 2  # agents who act in an hour


@dataclass(frozen=True)
class Table:
    """What stays as it is while a game is played on in thought."""

    public: Public
    reach: Sequence[int]
    slips: Sequence[Sequence[int]]
    far: Sequence[Sequence[int]]
    recruits: Sequence[int]  # by locations: how many are contacted there

    @property
    def agents(self) -> dict[str, int]:
        """Return where the agents stand now."""
        return {name: ORDER[place] for name, place in self.public.agents.items() if place}

    def places(self, feature: Feature) -> list[int]:
        """Return the locations of a feature."""
        return [ORDER[place] for place in self.public.board.places(feature)]


class Rest:
    """A game that is played on in thought, from the end of a move of the Recruiter."""

    def __init__(
        self, table: Table, paths: Crowd, walked: tuple[int, ...], missing: int, chance: Drawing
    ) -> None:
        """Begin with the paths that fit after the move, and the recruits that are missing."""
        self._table, self._chance = table, chance
        self._walked = walked
        self._hour = table.public.hour + 1
        self._agents, self._acted = table.agents, {*table.public.activated}
        self._marked = {ORDER[place] for place in table.public.marked}
        # Counted twice, as Immortals contact about one recruit in two hours.
        self._missing = 2 * missing
        self._know(crowd(paths.paths, paths.hours, SOME).paths)

    def worth(self) -> int:
        """Play to the end, and return what came of it: a win, or the hours until then."""
        begun, last = self._hour, self._table.public.last_hour
        while self._hour < last and self._missing > 0:
            if self._hunted() or not self._went_on():
                return HOUR * (self._hour - begun)
        return WON

    def _know(self, paths: Sequence[int]) -> None:
        """Let the agents know some paths, with the true one."""
        self._paths = Crowd([*paths, LAYOUT.walked(self._walked)], len(self._walked))
        self._left = self._paths.everyone

    def _hunted(self) -> bool:
        """Let two agents act; say whether they captured the Recruiter."""
        for _turn in range(TURNS):
            free = [name for name in self._agents if name not in self._acted]
            if free and self._acts(free):
                return True
        if is_red(self._hour):
            self._acted.clear()
        return False

    def _acts(self, free: Sequence[str]) -> bool:
        """Let one agent capture or ask; say whether the Recruiter was captured."""
        here, far = self._paths.here, self._table.far
        near = {place: name for name in free for place in _within(far[self._agents[name]])}
        counts = {place: (here[place] & self._left).bit_count() for place in near}
        best = max(counts, key=lambda place: counts[place])
        if CAPTURED * counts[best] >= self._left.bit_count():
            self._stands(near[best], best)
            if best == self._walked[-1]:
                return True
            self._left = self._left & ~here[best] or self._left
            return False
        self._asks(near)
        return False

    def _stands(self, agent: str, place: int) -> None:
        """Let an agent act at a place."""
        self._agents[agent] = place
        self._acted.add(agent)

    def _asks(self, near: dict[int, str]) -> None:
        """Let an agent ask about the feature that halves the paths best, and answer truly."""
        table, been = self._table, self._paths.been
        size, best, where = self._left.bit_count(), -1, 0
        chosen: Sequence[int] = ()
        for place in near:
            for feature in table.public.board.features[PLACES[place]]:
                free = [each for each in table.places(feature) if each not in self._marked]
                none = self._left
                for each in free:
                    none &= ~been[each]
                halved = min(none.bit_count(), size - none.bit_count())
                worth = 8 * halved + self._chance.below(size + 1)
                if worth > best:
                    best, where, chosen = worth, place, free
        self._stands(near[where], where)
        self._answered(chosen)

    def _answered(self, free: Sequence[int]) -> None:
        """Mark a place that was visited, the one that leaves most; or none was."""
        been = self._paths.been
        true = [each for each in free if each in self._walked]
        if true:
            marked = max(true, key=lambda each: (been[each] & self._left).bit_count())
            self._marked.add(marked)
            self._left &= been[marked]
        else:
            for each in free:
                self._left &= ~been[each]

    def _went_on(self) -> bool:
        """Make the next step where the agents look least; say whether there was one."""
        table, here = self._table, self._walked[-1]
        visited = sum(1 << place for place in self._walked)
        ways, reaches = table.reach[here] & ~visited, [table.reach]
        if not ways:
            return False
        paths = self._paths.only(self._left).onward(reaches, SOME)
        near = {
            place
            for name, at in self._agents.items()
            if name not in self._acted
            for place in _within(table.far[at])
        }

        def cost(to: int) -> int:
            room = (table.reach[to] & ~visited).bit_count()
            guessed = paths.here[to].bit_count() * (4 if to in near else 1)
            return guessed - 4 * min(room, 3) - 6 * table.recruits[to] + self._chance.below(10)

        to = min(numbers(ways), key=cost)
        self._walked = (*self._walked, to)
        self._hour += 1
        self._missing -= (2 * table.recruits[to] + 1) if table.public.full else 0
        self._know(paths.paths)
        return True


def _within(far: Sequence[int]) -> list[int]:
    """Return the locations within a walk."""
    return [place for place, steps in enumerate(far) if steps <= WALK]
