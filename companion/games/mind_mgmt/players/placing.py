"""Where Immortals begin: two of them near as many features as possible."""

from companion.contract.drawing import Drawing
from companion.contract.program_seats import Candidate
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.players.immortals import spread
from companion.games.mind_mgmt.players.recruiter import MayBe, Sees, best, moves_of


def placed(sight: Sees, drawing: Drawing) -> MayBe:
    """Return the place for one more Immortal that is best for all features together."""
    found = (
        Candidate[MindMove](each, -spread(sight.view.public, each.place))
        for each in moves_of(sight, s.PlaceImmortal)
        if isinstance(each, s.PlaceImmortal)
    )
    return best(found, drawing)
