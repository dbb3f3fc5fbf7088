"""The meaning of the signs on the board, for the help."""

from collections.abc import Iterable

from companion.games.mind_mgmt.locale import N_, _
from screens.games.mind_mgmt.beside.time_track import FREE, RECRUIT
from screens.games.mind_mgmt.board.cell import IMMORTAL, NOTE, SLIP, STEP
from screens.games.mind_mgmt.board.lettering import TEMPLE
from screens.games.mind_mgmt.board.picture import Picture
from screens.trail.grid.trace import ACROSS, ASLANT, UPRIGHT
from screens.trail.grid.widget import MARK
from screens.trail.signs import CONFIRMED, DUE, HERE, KEY, MORE, NOW, SHADE, TARGET, WARNING

SIGNS = (
    (TEMPLE, N_("a temple")),
    (IMMORTAL, N_("an Immortal")),
    (N_("M H B D"), N_("the agents Meru, Henry, Bill and Dusty")),
    ("┃ ━", N_("mayhem between two locations; where rows are close, the upper one is underlined")),
    (STEP, N_("a step token")),
    (SLIP, N_("a Mind Slip token; below an hour, the hour of a Mind Slip")),
    (NOTE, N_("a note of the agents; the line below the board tells it where it is marked")),
    ("07", N_("the hour at which the Recruiter was there")),
    (f"07 {CONFIRMED}", N_("the agents know this hour for sure: it was shown to them")),
    (f"{HERE}07{HERE}", N_("where the Recruiter is now, only on the secret map")),
    (N_("CAF"), N_("a feature of the Recruiter's own cards, only on the secret map")),
    (N_("ca× ×…"), N_("a feature whose card was found by a Shakedown")),
    (KEY.format("g"), N_("the key that chooses the location, the same all turn")),
    (TARGET, N_("can be chosen by its name, such as B4, or by marking it")),
    (N_("caf"), N_("a feature; these letters ask about it, or choose it in a list")),
    (" ".join(MARK), N_("between them, what Enter chooses")),
    ("+1", N_("what a step there brings the Recruiter")),
    (WARNING, N_("a dead end is near; only the Recruiter sees this")),
    (MORE, N_("more than has room: mark the location and read the line below")),
    (NOW, N_("on the time track, the hour that is now")),
    (f"09{DUE}", N_("a red hour: recruits are announced")),
    (RECRUIT, N_("below an hour, the recruits announced there")),
    (f"{RECRUIT} {FREE}", N_("in the bar, the recruits in sight and those still missing")),
)


RETOLD = (
    (" ".join((*ACROSS.values(), *UPRIGHT.values(), *ASLANT.values())), N_("the Recruiter's path")),
    (SHADE * 2, N_("the Recruiter could be there, by all that was public")),
)


def explained(picture: Picture) -> Iterable[tuple[str, Iterable[tuple[str, str]]]]:
    """Return the meaning of the signs, and the codes of the features."""
    other = {code: f"{pair} {code}" for pair, code in picture.respelled}
    short = sorted(picture.short.items(), key=lambda each: each[1])
    codes = [(other.get(code, code), picture.names[feature]) for feature, code in short]
    every = (*SIGNS, *RETOLD) if picture.trace.borders else SIGNS
    signs = [(_(sign), _(meaning)) for sign, meaning in every]
    return ((_("What the signs mean"), signs), (_("The features"), codes))
