"""What comes next, in one sentence for the side that is looked at."""

from companion.core import KEEPER, PUBLIC
from companion.games.mind_mgmt.view import KeeperView, View
from companion.locale import _
from screens.games.mind_mgmt import setup_words

WHOSE = {PUBLIC: _("EVERYBODY"), KEEPER: _("SECRET")}  # who may look, loud and short
EXAMPLE = "  "  # what stands behind two blanks is how a line is typed


def due(view: View, awaited: str, taken: tuple[str, ...], *, here: bool) -> str:
    """Say what is asked of this side; or, where nothing is, where it goes on."""
    if view.outcome:
        return awaited
    if not here and isinstance(view, KeeperView):
        return _("Nothing more is due here. Enter leads back to the others.")
    if view.phase == "setup":
        said = setup_words.question(view, taken) if here else setup_words.behind(view)
    else:
        said = awaited.partition(EXAMPLE)[0]
        here = here and (isinstance(view, KeeperView) or not view.question)
    return said if here else _("{what} Enter calls him.").format(what=said)


def progress(view: View) -> str:
    """Say how far the game is."""
    if view.phase == "setup":
        return setup_words.progress(view)
    return f"{view.turn_hour:02}:00"
