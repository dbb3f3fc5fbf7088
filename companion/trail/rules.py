"""What the referees of hidden-movement games share: two seats, and what each of them sees."""

from dataclasses import dataclass, field
from typing import Generic, TypeVar

from companion.contract.game import Rules
from companion.contract.move import Move
from companion.core import KEEPER, PUBLIC, Seat
from companion.trail.help import Help
from companion.trail.moves import Acted, HiddenMove
from companion.trail.world import AnyPublic, AnyTrailState, Public, World

Kind = TypeVar("Kind", bound=Move)
State = TypeVar("State", bound=AnyTrailState)


@dataclass(frozen=True)
class OpenView(Generic[Public]):
    """What everybody may know."""

    public: Public


@dataclass(frozen=True)
class HiddenView(OpenView[Public]):
    """What the hidden seat knows."""

    world: World = field(repr=False)


class TrailRules(Rules[State, Kind, OpenView[AnyPublic]]):
    """A referee with one hidden seat; hidden moves can be taken back until the turn is over."""

    def seats(self, state: State) -> tuple[Seat, ...]:
        """Return the public seat and the hidden one."""
        return PUBLIC, KEEPER

    def view(self, state: State, seat: Seat) -> OpenView[AnyPublic]:
        """Return what is public; to the hidden seat its world, too."""
        if seat == KEEPER:
            return HiddenView(state.public, state.hidden)
        return OpenView(state.public)

    def undoable(self, state: State, move: Kind) -> bool:
        """Say whether a move can be taken back: nobody heard it."""
        return isinstance(move, (HiddenMove, Acted, Help))
