"""What the signs on the board and beside it mean; the help shows them where a board lies."""

from collections.abc import Iterable

from companion.games.mind_mgmt.locale import N_, _
from screens.games.mind_mgmt.board import MARK, TARGET
from screens.games.mind_mgmt.lettering import MORE, TEMPLE
from screens.games.mind_mgmt.offer import WARNING
from screens.games.mind_mgmt.picture import IMMORTAL, NOTE, SLIP, STEP, Picture
from screens.games.mind_mgmt.tracks import FREE, NOW, TAKEN

SIGNS = (
    (TEMPLE * 2, N_("a temple")),
    (IMMORTAL, N_("an Immortal")),
    ("M H B D", N_("the agents Meru, Henry, Bill and Dusty")),
    ("┃ ━ ▂", N_("mayhem between two locations")),
    (STEP, N_("a step token")),
    (SLIP, N_("a Mind Slip token; beside an hour, the hour of a Mind Slip")),
    (NOTE, N_("a note of the agents; the line below the board tells it where it is marked")),
    ("07", N_("the hour at which the Recruiter was there")),
    ("DB (…)", N_("a feature of the Recruiter's own cards, only on the secret map")),
    ("d× ×…", N_("a feature whose card was found by a Shakedown")),
    ("g", N_("in a corner, the key that chooses the location")),
    (TARGET, N_("can be chosen by its name, or by marking it")),
    (MARK, N_("what Enter chooses")),
    ("+1", N_("what a step there brings the Recruiter; beside an hour, the recruits announced")),
    (WARNING, N_("a dead end is near; only the Recruiter sees this")),
    (MORE, N_("more than has room: mark the location and read the line below")),
    (NOW, N_("the hour that is now; hours in brackets are red")),
    (f"{TAKEN} {FREE}", N_("in the bar, the recruits in sight and those still missing")),
)


def explained(picture: Picture) -> Iterable[tuple[str, Iterable[tuple[str, str]]]]:
    """Tell what the signs of a board mean, and the codes of its features."""
    codes = sorted((code, picture.names[feature]) for feature, code in picture.short.items())
    signs = [(sign, _(meaning)) for sign, meaning in SIGNS]
    return ((_("What the signs mean"), signs), (_("The features"), codes))
