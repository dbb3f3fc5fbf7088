"""What comes next, in one sentence for the side that is looked at."""

from companion.core import KEEPER, PUBLIC
from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.view import KeeperView, View
from companion.games.mind_mgmt.words import letters

WHOSE = {PUBLIC: _("EVERYBODY"), KEEPER: _("SECRET")}  # who may look, loud and short


def due(view: View, said: str, asked: str) -> str:
    """Say what is asked of this side, or what everybody waits for; or else where it goes on."""
    if view.outcome:
        return said
    secret = isinstance(view, KeeperView)
    if asked and view.phase == "setup":
        return asked
    if asked and (secret or not view.question):
        return said
    if secret and not asked:
        return _("Nothing more is due here. Enter leads back to the others.")
    what = letters.behind(view) if view.phase == "setup" else said
    return _("{what} Enter calls him.").format(what=what)


def progress(view: View) -> str:
    """Say how far the game is."""
    if view.phase == "setup":
        return letters.progress(view)
    return f"{view.turn_hour:02}:00"
