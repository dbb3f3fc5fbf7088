"""The set-up letter by letter: what is due, what lies ready, what is done behind the curtain."""

from collections.abc import Callable
from dataclasses import dataclass

from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.rules.setup import stages
from companion.games.mind_mgmt.view import View

Said = Callable[[], str]


@dataclass(frozen=True)
class Letter:
    """What is said of one letter."""

    due: Said
    ready: Said | None = None  # what is laid out, where that leaves no choice
    behind: Said | None = None  # what the Recruiter does unseen, or says himself


def behind(view: View) -> str:
    """Tell the others what the Recruiter does next behind the curtain."""
    said = LETTERS[view.letter].behind
    if view.features_dealt and view.letter == "O":
        what = _("the three dealt cards, out of the real deck; another of you shuffles the rest")
    else:
        what = said() if said else ""
    return _("{name}, behind the curtain: {what}.").format(name=view.recruiter, what=what)


def progress(view: View) -> str:
    """Say how far the set-up is."""
    letters = stages(view.public)
    return _("Set-up {number}/{all}").format(number=view.public.stage + 1, all=len(letters))


LETTERS = {
    "A": Letter(
        lambda: _("Who is the Recruiter?"),
    ),
    "B": Letter(
        lambda: _("Lay the board, its row 7 towards the Recruiter."),
        ready=lambda: _("the board, its row 7 towards the Recruiter"),
    ),
    "C": Letter(
        lambda: _("{placer} lays mayhem token {count} of 5 between two locations."),
    ),
    "D": Letter(
        lambda: _("Lay the time token on 01:00-05:00."),
        ready=lambda: _("the time token on 01:00-05:00"),
    ),
    "E": Letter(
        lambda: _("Lay out the action cards of both sides."),
        ready=lambda: _("the action cards of both sides"),
    ),
    "F": Letter(
        lambda: _("Lay notes, steps and recruits beside the board."),
        ready=lambda: _("notes, steps and recruits beside the board"),
    ),
    "G": Letter(
        lambda: _("Lay a recruit on 15:00, one on 16:00, and one into the box."),
        ready=lambda: _("a recruit on 15:00, one on 16:00, one in the box"),
    ),
    "H": Letter(
        lambda: _("Count {target} recruits into the supply."),
        ready=lambda: _("{target} recruits in the supply"),
    ),
    "I": Letter(
        lambda: _("The Recruiter takes his map and his screen."),
        ready=lambda: _("the Recruiter's map and screen"),
    ),
    "J": Letter(
        lambda: _("The Recruiter copies the mayhem to his map."),
        ready=lambda: _("the mayhem copied to the map"),
    ),
    "K": Letter(
        lambda: _("The Recruiter lays a mind-slip token before his screen."),
        ready=lambda: _("a mind-slip token before the screen"),
    ),
    "L": Letter(
        lambda: _("The Recruiter enters his card, unseen."),
        behind=lambda: _("the card"),
    ),
    "M": Letter(
        lambda: _("The Recruiter enters where he starts, unseen."),
        behind=lambda: _("the start"),
    ),
    "N": Letter(
        lambda: _("The Recruiter shows where he started."),
        behind=lambda: _("the start is shown"),
    ),
    "O": Letter(
        lambda: _("The Recruiter enters his three features, unseen."),
        behind=lambda: _("the three features"),
    ),
    "P": Letter(
        lambda: _("The Recruiter enters step {count} of 4, unseen."),
        behind=lambda: _("the first four steps"),
    ),
    "Q": Letter(
        lambda: _("The Recruiter says how many recruits his first five hours brought."),
        behind=lambda: _("the recruits so far"),
    ),
    "R": Letter(
        lambda: _("The Recruiter places Immortal {count} of 4, off the edge."),
        behind=lambda: _("the Immortals"),
    ),
    "S": Letter(
        lambda: _("Who moves {name}?"),
    ),
    "T": Letter(
        lambda: _("Where on the edge does {name} begin?"),
    ),
    "U": Letter(
        lambda: _("Lay out the cards of the potential Recruiters."),
        ready=lambda: _("the cards of the potential Recruiters"),
    ),
    "V": Letter(
        lambda: _("Lay out the ally, the Spy Dolphin."),
        ready=lambda: _("the ally's card, the Spy Dolphin"),
    ),
    "W": Letter(
        lambda: _("The agents lay the second mind-slip token beside a temple."),
    ),
    "X": Letter(
        lambda: _("The Recruiter draws open feature {count} of 2."),
        behind=lambda: _("two open features"),
    ),
    "Y": Letter(
        lambda: _("All is set."),
    ),
}
