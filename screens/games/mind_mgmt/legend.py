"""What the signs on the board and beside it mean; the help shows them where a board lies."""

from collections.abc import Iterable

from companion.games.mind_mgmt.locale import _
from screens.games.mind_mgmt.board import MARK, TARGET
from screens.games.mind_mgmt.lettering import MORE, TEMPLE
from screens.games.mind_mgmt.offer import WARNING
from screens.games.mind_mgmt.picture import IMMORTAL, NOTE, SLIP, STEP, Picture
from screens.games.mind_mgmt.tracks import FREE, NOW, TAKEN

SIGNS = (
    (TEMPLE * 2, _("a temple")),
    (IMMORTAL, _("an Immortal")),
    ("M H B D", _("the agents Meru, Henry, Bill and Dusty")),
    ("┃ ━ ▂", _("mayhem between two locations")),
    (STEP, _("a step token")),
    (SLIP, _("a mind-slip token; beside an hour, the hour of a mind slip")),
    (NOTE, _("a note of the agents; the line below the board tells it where it is marked")),
    ("07", _("the hour at which the Recruiter was there")),
    ("DB (…)", _("a feature of the keeper's own cards, on his map alone")),
    ("d× ×…", _("a feature whose card was found by a Shakedown")),
    ("g", _("in a corner, the key that chooses the location")),
    (TARGET, _("can be chosen by its name, or by marking it")),
    (MARK, _("what Enter chooses")),
    ("+1", _("what a step there brings the keeper; beside an hour, the recruits told")),
    (WARNING, _("a dead end is near, for the keeper alone")),
    (MORE, _("more than has room: mark the location and read the line below")),
    (NOW, _("the hour that is now; hours in brackets are red")),
    (f"{TAKEN} {FREE}", _("in the bar, the recruits in sight and those that still lack")),
)


def explained(picture: Picture) -> Iterable[tuple[str, Iterable[tuple[str, str]]]]:
    """Tell what the signs of a board mean, and the codes of its features."""
    codes = sorted((code, picture.names[feature]) for feature, code in picture.short.items())
    return ((_("What the signs mean"), SIGNS), (_("The features"), codes))
