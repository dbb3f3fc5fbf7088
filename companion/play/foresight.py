"""What the others could learn after each move that a hidden seat can make now.

It is for the side of that seat alone: the true world is handed in. What can be known comes from the
public lines, and so it is the same for all moves that the others would hear in the same way.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce

from companion.contract.game import AnyGame
from companion.contract.knowledge import Knowledge, Preview
from companion.contract.move import Move


@dataclass(frozen=True, repr=False)
class Threat:
    """The question whose true answer would leave the fewest places."""

    asked: tuple[Move, ...]
    left: Preview  # by the true answer; of several, the one that leaves the most

    @property
    def places(self) -> int:
        """Return how many places would be left."""
        return self.left.places


class TurnAhead:
    """A turn of the others: all that they could ask in it, and what each answer would leave."""

    def __init__(self, known: Knowledge[object], asked: Iterable[tuple[Move, ...]]) -> None:
        """Take what can be known when it begins."""
        self.asked = tuple(asked)
        self._known = known
        self._previews: dict[tuple[object, ...], Mapping[object, Preview]] = {}

    def left(self, asked: tuple[Move, ...]) -> Mapping[object, Preview]:
        """Return by answers what a question would leave."""
        if asked not in self._previews:
            found = self._known.previews(*asked)
            self._previews[asked] = {preview.answer: preview for preview in found}
        return self._previews[asked]


class Foresight:
    """Looks ahead from one moment; what is worked out once is kept."""

    def __init__(self, game: AnyGame, known: Knowledge[object], state: object) -> None:
        """Take what can be known now, and the state with its secrets."""
        self._secrets, self._known, self._state = game.sealing, known, state
        self._turns: dict[tuple[object, ...], TurnAhead] = {}

    def threat(self, move: Move) -> Threat | None:
        """Return the worst that could be asked after a move; nothing where no question follows.

        Where several answers are true, the hidden seat gives the one that leaves the most places.
        """
        lines = self._secrets.ended(self._state, move)
        if not lines:
            return None
        turn, state = self._turn(lines), lines[-1][2]
        threats: list[Threat] = []
        for asked in turn.asked:
            left, truths = turn.left(asked), self._secrets.truths(state, asked)
            given = [left[said] for said in truths if said in left]  # of an estimate, some may lack
            threats += [Threat(asked, max(given, key=_places))] if given else []
        return min(threats, key=lambda threat: threat.places, default=None)

    def _turn(self, lines: Sequence[tuple[object, object, object]]) -> TurnAhead:
        """Return the turn that follows some lines, the same for all that are heard alike."""
        heard = tuple(self._secrets.heard(0, *line) for line in lines)
        said = tuple(each.move for each in heard)
        if said not in self._turns:
            known = reduce(type(self._known).after, heard, self._known)
            self._turns[said] = TurnAhead(known, self._secrets.askable(lines[-1][2]))
        return self._turns[said]


def _places(preview: Preview) -> int:
    """Return how many places an answer leaves."""
    return preview.places
