"""What only the revealed game shows: late mistakes, false corrections, a loss that was not said."""

from collections.abc import Iterator, Sequence

from companion.core import Outcome
from companion.games.mind_mgmt.moves import agents as a
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.moves.base import RECRUITER, SETUP, MindMove
from companion.games.mind_mgmt.moves.recruiter import Step, TellRecruits
from companion.games.mind_mgmt.rules.recruiter import DEAD_END
from companion.games.mind_mgmt.rules.ways import cornered
from companion.games.mind_mgmt.stages import due
from companion.games.mind_mgmt.state import State

Played = Sequence[tuple[State, MindMove]]


def doubts(played: Played, outcome: Outcome | None) -> Iterator[tuple[int, str]]:
    """Go through the moves that break a rule as the whole game shows, in their order."""
    found = [*_own_cards(played), *(_late(played) if outcome else ())]
    yield from sorted(found)


def _own_cards(played: Played) -> Iterator[tuple[int, str]]:
    """Go through corrections by which a card of the Recruiter would lie open.

    Nobody refuses them at the table, as that would betray the card.
    """
    for number, (state, move) in enumerate(played):
        if isinstance(move, t.CorrectDraw) and move.feature in state.hidden.features:
            yield number, "mind-mgmt.deck.one-each"


def _late(played: Played) -> Iterator[tuple[int, str]]:
    """Go through mistakes of an ended game that were admitted too late to be of use."""
    if _ended_by_one(played):
        return
    acts = [number for number, (_state, move) in enumerate(played) if isinstance(move, a.AgentMove)]
    last = acts[-1] if acts else -1
    for number, (_state, move) in enumerate(played):
        if isinstance(move, t.Mistake) and number > last:
            yield number, "mind-mgmt.mistake.late"


def _ended_by_one(played: Played) -> bool:
    """Say whether the game ended with a mistake that could not be paid for."""
    moves = [move for _state, move in played if not isinstance(move, t.Remark)]
    return bool(moves) and isinstance(moves[-1], t.Mended)


def lost(state: State) -> str:
    """Return the rule by which the Recruiter must say now that they cannot go on; else nothing."""
    public = state.public
    stepping = public.phase == SETUP and due(public).kind in (Step, TellRecruits)
    if public.outcome or not (stepping or public.phase == RECRUITER):
        return ""
    return DEAD_END if cornered(state) else ""
