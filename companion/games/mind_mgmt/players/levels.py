"""The levels of MIND MGMT by name."""

from companion.contract.program_seats import ProgramSeats
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.players.agents import Wandering
from companion.games.mind_mgmt.players.careful import Careful
from companion.games.mind_mgmt.view import View


class Easy(Careful):
    """The Recruiter for a first evening."""

    name = "recruiter/easy-1"


LEVELS = ProgramSeats[MindMove, View](
    (Careful(), Easy(), Wandering()), {"recruiter/easy": "recruiter/easy-1"}
)
