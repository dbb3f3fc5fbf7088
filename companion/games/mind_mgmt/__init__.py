"""MIND MGMT: the Recruiter's secret path against four rogue agents."""

from companion.core import Game, Outcome
from companion.games.mind_mgmt.awaited import awaited
from companion.games.mind_mgmt.legal import final, giver, legal
from companion.games.mind_mgmt.moves.base import Move
from companion.games.mind_mgmt.notation import NOTATION, redacted
from companion.games.mind_mgmt.rules import apply
from companion.games.mind_mgmt.sealing import opened, secrets, sheet
from companion.games.mind_mgmt.start import complete, start
from companion.games.mind_mgmt.state import State
from companion.games.mind_mgmt.view import view


def outcome(state: State) -> Outcome | None:
    """Say how the game ended, if it has."""
    return state.public.outcome


GAME: Game[State, Move] = Game(
    name="mind-mgmt",
    complete=complete,
    start=start,
    legal=legal,
    apply=apply,
    outcome=outcome,
    view=view,
    awaited=awaited,
    parse=NOTATION.parse,
    format=NOTATION.format,
    redact=redacted,
    giver=giver,
    secrets=secrets,
    sheet=sheet,
    final=final,
    opened=lambda state, move: opened(state.public, move),
)
