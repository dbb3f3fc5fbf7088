"""How far the game is, in a few words."""

from companion.games.mind_mgmt.moves.base import SETUP
from companion.games.mind_mgmt.view import View
from companion.games.mind_mgmt.words import letters


def progress(view: View) -> str:
    """Return the step of the set-up, or the hour."""
    if view.phase == SETUP:
        return letters.progress(view)
    return f"{view.turn_hour:02}:00"
