"""What a question is worth to the agents: how well they would know the place after its answer."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache

from companion.games.mind_mgmt.board.plan import ORDER, PLACES, Place, near
from companion.games.mind_mgmt.moves import agents as a
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.people import MERU
from companion.games.mind_mgmt.players.crowd import Crowd
from companion.games.mind_mgmt.public import Public

WHOLE = 1000  # shares are told of so many
LOG = 16  # so fine are logarithms
BIT = 120  # what it is worth to halve the paths
SHARP = 60  # in a hundred: what it is worth that one place becomes likelier
SENSED = tuple(
    tuple(ORDER[other] for other in PLACES if near(place, other)) for place in PLACES
)  # by locations: where Meru would sense somebody


def askable(public: Public, agent: str, place: Place) -> Iterator[MindMove]:
    """Go through what an agent who stands at a location can do there to learn more."""
    board, immortals = public.board, public.immortals
    if place in immortals:
        return
    yield a.Captures(agent, place)
    for feature in board.features[place]:
        if not any(each in immortals for each in board.places(feature)):
            yield a.Asks(agent, feature)
    if place in public.steps:
        yield a.Reveals(agent, place)
    if agent == MERU and public.full:
        yield a.Senses(agent, place)


@dataclass
class Worths:
    """What each question is worth to those who know a crowd; each is worked out once."""

    public: Public
    crowd: Crowd
    _known: dict[object, int] = field(default_factory=dict)

    def caught(self, place: Place) -> int:
        """Return the share of the paths that end at a location."""
        return self.crowd.here[ORDER[place]].bit_count() * WHOLE // max(1, self.crowd.size)

    def told(self, move: MindMove) -> int:
        """Return how much likelier the likeliest place is expected to be after the answer."""
        subject = _subject(move)
        if subject not in self._known:
            self._known[subject] = self._gain(tuple(self._answers(move)))
        return self._known[subject]

    def _gain(self, answers: Sequence[tuple[int, int]]) -> int:
        """Return what answers tell: of the path, and of the likeliest place."""
        size = max(1, self.crowd.size)
        sharper = sum(
            self._likeliest(kept) * number // kept.bit_count() for kept, number in answers if kept
        )
        sharper = max(0, sharper - self._likeliest(self.crowd.everyone)) * WHOLE // size
        told = sum(number * (log(size) - log(number)) for _kept, number in answers if number)
        return SHARP * sharper // 100 + BIT * told // (LOG * size)

    def _answers(self, move: MindMove) -> Iterator[tuple[int, int]]:
        """Go through the answers: the paths that each leaves, and in how many it is given."""
        here, been = self.crowd.here, self.crowd.been
        if isinstance(move, a.Asks):
            free = [
                been[ORDER[place]]
                for place in self.public.board.places(move.feature)
                if place not in self.public.marked
            ]
            yield from self._marked(free)
        elif isinstance(move, a.Senses):
            yes = 0
            for place in SENSED[ORDER[move.place]]:
                yes |= here[place]
            yield from self._two(yes)
        elif isinstance(move, a.Reveals):
            for there in self.crowd.hours_at(ORDER[move.place]).values():
                yield there, there.bit_count()
        elif isinstance(move, a.Captures):
            yield from self._two(here[ORDER[move.place]])

    def _two(self, yes: int) -> Iterator[tuple[int, int]]:
        """Give yes and no."""
        no = self.crowd.everyone & ~yes
        yield yes, yes.bit_count()
        yield no, no.bit_count()

    def _marked(self, free: Sequence[int]) -> Iterator[tuple[int, int]]:
        """Go through the answers that mark a place, each as often as it is true, and the other."""
        some = 0
        for there in free:
            some |= there
        none = self.crowd.everyone & ~some
        yield none, none.bit_count()
        true = sum(map(int.bit_count, free))
        for there in free:
            if there:
                yield there, there.bit_count() * some.bit_count() // true

    def _likeliest(self, paths: int) -> int:
        """Return how many of some paths end at the place where most of them do."""
        return max((there & paths).bit_count() for there in self.crowd.here) if paths else 0


@cache
def log(number: int) -> int:
    """Return the logarithm of a number to the base of two, in sixteenths, rounded down."""
    power: int = number**LOG
    return power.bit_length() - 1


def _subject(move: MindMove) -> object:
    """Return what a question is about, whoever asks it."""
    return type(move), getattr(move, "feature", ""), getattr(move, "place", "")
