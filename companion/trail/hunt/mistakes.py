"""Mistakes in a hunt: each costs a place for every hour since, unless a game sets a price."""

from collections.abc import Iterator

from companion.trail.graph import Graph, Place
from companion.trail.hunt.rules import Hunt, Hunted, HuntState
from companion.trail.mistakes import AdmitsMistake, Mistakes, ShowsHour, WasThere
from companion.trail.moves import Tells

PLACED = (Tells, ShowsHour)  # what tells a place with its hour


class HuntMistakes(Mistakes[HuntState]):
    """The referee of mistakes in a hunt; a game that sets another price overrides `price`."""

    def __init__(self, prefix: str, graph: Graph) -> None:
        """Take the beginning of the ids of all its rules, such as `harbours.`, and the board."""
        names = (f"{prefix}mistake.{name}" for name in ("when", "tell", "owed", "free"))
        self.when, self.tell, self.owed, self.free = names
        self.shown = ShownPlace(f"{prefix}mistake.true", graph)

    def now(self, public: Hunt) -> int:
        """Return the hour of now."""
        return public.hour

    def past(self, public: Hunt) -> int:
        """Return the last hour of which the move stands."""
        return len(public.ways)

    def price(self, state: HuntState, hour: int) -> int:
        """Return how many hours have gone by since."""
        return state.public.hour - hour

    def known(self, public: Hunt) -> Iterator[Place]:
        """Go through the places that were told with their hours."""
        return (move.place for _hour, move in public.told if isinstance(move, PLACED))

    def admit(self, state: HuntState, move: AdmitsMistake) -> HuntState:
        """Admit a mistake, which stands among what was told."""
        return super().admit(_told(state, move), move)

    def laid(self, state: HuntState, move: ShowsHour) -> HuntState:
        """Note where the trail was."""
        return _told(state, move)

    def spent(self, state: HuntState) -> bool:
        """Say whether each hour of which the move stands was told."""
        placed = (each for each in state.public.told if isinstance(each[1], PLACED))
        told = {getattr(move, "hour", hour) for hour, move in placed}
        return {*range(1, self.past(state.public) + 1)} <= told


class ShownPlace(WasThere[Hunt, Hunted]):
    """Where the trail was at an hour that pays for a mistake."""

    def __init__(self, rule: str, graph: Graph) -> None:
        """Take the rule that an untrue one breaks, and the board."""
        self.rule = rule
        self._graph = graph

    def graph(self, public: Hunt) -> Graph:
        """Return the board."""
        return self._graph


def _told(state: HuntState, move: AdmitsMistake | ShowsHour) -> HuntState:
    """Return the state in which this was told."""
    public = state.public
    return state.openly(told=(*public.told, (public.hour, move)))
