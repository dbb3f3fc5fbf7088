"""The rules of a game that people keep score of, written down at the one seat that all share."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from companion.contract.game import Rules
from companion.contract.move import Move
from companion.contract.referee import Referee, Waiving
from companion.core import Outcome


class ScoreView(Protocol):
    """A view of such a game."""

    @property
    def unchecked(self) -> Sequence[str]:
        """Return the rules that the players must check themselves."""


State = TypeVar("State", bound=Waiving)
Kind = TypeVar("Kind", bound=Move)
View = TypeVar("View", bound=ScoreView)


class Scorekeeper(Rules[State, Kind, View]):
    """Asks a referee before whom rules can be broken; what was entered can be corrected."""

    after_end = True
    referee: Referee[State, Kind]

    def apply(self, state: State, move: Kind) -> State:
        """Return the state after a move, or refuse it by a rule."""
        return self.referee.apply(state, move)

    def happened(self, state: State, move: Kind) -> Kind | None:
        """Return the move that accepts one which broke a rule on the board."""
        stands: Kind | None = self.referee.happened(state, move)
        return stands

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended."""
        return state.outcome

    def unchecked(self, view: View) -> Sequence[str]:
        """Return the rules that the players must check themselves."""
        return view.unchecked
