"""What comes next, in one sentence for the side that is looked at."""

from collections.abc import Mapping
from typing import Any

from companion.core import KEEPER, PUBLIC
from companion.locale import _
from screens.games.mind_mgmt import setup_words

Known = Mapping[str, Any]
WHOSE = {PUBLIC: _("EVERYBODY"), KEEPER: _("SECRET")}  # who may look, loud and short
EXAMPLE = "  "  # what stands behind two blanks is how a line is typed


def due(known: Known, awaited: str, taken: tuple[str, ...], *, here: bool) -> str:
    """Say what is asked of this side; or, where nothing is, where it goes on."""
    if known["outcome"]:
        return awaited
    if not here and "keeper" in known:
        return _("Nothing more is due here. Enter leads back to the others.")
    if known["phase"] == "setup":
        said = setup_words.question(known, taken) if here else setup_words.behind(known)
    else:
        said = awaited.partition(EXAMPLE)[0]
        here = here and ("keeper" in known or not known["waits_for"])
    return said if here else _("{what} Enter calls him.").format(what=said)


def progress(known: Known) -> str:
    """Say how far the game is."""
    if known["phase"] == "setup":
        return setup_words.progress(known)
    return f"{known['turn']:02}:00"
