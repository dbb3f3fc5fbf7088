"""Why the program moves agents as it does, where no question follows that says it."""

from companion.games.mind_mgmt.locale import N_, _
from companion.games.mind_mgmt.moves import agents as a
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.moves.base import MindMove

CLOSER = N_("to stand closer to where the Recruiter can be next")
REASONS: dict[type[MindMove], str] = {
    a.Moves: CLOSER,
    a.Leads: CLOSER,
    a.Shoves: N_("away from where it could contact a recruit"),
    r.Done: N_("two agents have acted"),
    s.PlaceAgent: N_("nothing is known yet, so any place at the edge does"),
    t.Dolphin: N_("so late it tells most"),
}


def reason(move: MindMove) -> str:
    """Return the reason of a move; empty where it has no choice."""
    said = REASONS.get(type(move))
    return _(said) if said else ""
