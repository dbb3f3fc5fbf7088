"""MIND MGMT: the Recruiter's secret path against four rogue agents."""

from companion.core import Game, Outcome
from companion.games.mind_mgmt.awaited import awaited
from companion.games.mind_mgmt.dealing import deal_due, dealt
from companion.games.mind_mgmt.legal import final, giver, legal
from companion.games.mind_mgmt.moves.base import Move
from companion.games.mind_mgmt.moves.veiled import veil
from companion.games.mind_mgmt.notation import NOTATION, RECORD
from companion.games.mind_mgmt.resting import rests
from companion.games.mind_mgmt.rules import apply
from companion.games.mind_mgmt.rules.mistakes import late, turn_hour
from companion.games.mind_mgmt.sealing import SHEET, claims, opened, secrets, sheet, sheet_due
from companion.games.mind_mgmt.start import complete, differences, start
from companion.games.mind_mgmt.state import State
from companion.games.mind_mgmt.view import view
from companion.games.mind_mgmt.witness import labels, others, unseen
from companion.games.mind_mgmt.words import WORDS


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
    veil=veil,
    giver=giver,
    final=final,
    hour=lambda state: f"{turn_hour(state.public):02}",
    secrets=secrets,
    sheet=sheet,
    places=SHEET,
    unseen=unseen,
    heard=RECORD.parse,
    written=RECORD.format,
    others=others,
    labels=labels,
    sheet_due=sheet_due,
    claims=claims,
    opened=opened,
    rests=rests,
    deal_due=deal_due,
    dealt=dealt,
    differences=differences,
    doubts=late,
    words=WORDS,
)
