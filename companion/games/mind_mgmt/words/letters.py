"""The set-up letter by letter: what is due, what is laid out, and what the Recruiter does."""

from collections.abc import Callable
from dataclasses import dataclass

from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.stages import Stage, due, stages
from companion.games.mind_mgmt.view import View
from companion.games.mind_mgmt.words.names import player_name

Said = Callable[[], str]


@dataclass(frozen=True)
class Letter:
    """The texts of one letter."""

    due: Said
    ready: Said | None = None  # what is laid out, if there is no choice
    behind: Said | None = None  # what the Recruiter does in secret, or says


def letter(stage: Stage) -> Letter:
    """Return the texts of a letter."""
    return LETTERS[stage.thing or stage.kind]


def behind(view: View) -> str:
    """Say what the Recruiter does in secret next, if anything."""
    stage = due(view.public)
    said = letter(stage).behind
    if said is None or view.public.program:
        return ""
    if view.features_dealt and stage.kind is s.DealFeatures:
        what = _("the three dealt cards, out of the real deck; another of you shuffles the rest")
    else:
        what = said()
    return _("{name} goes on behind the curtain: {what}.").format(
        name=player_name(view.recruiter), what=what
    )


def progress(view: View) -> str:
    """Return how far the set-up is."""
    letters = stages(view.public)
    return _("Set-up {number}/{all}").format(number=view.public.stage + 1, all=len(letters))


LETTERS: dict[str | type[MindMove], Letter] = {  # by what is laid out, or by the kind of move
    s.ChooseRecruiter: Letter(
        lambda: _("Who is the Recruiter?"),
    ),
    "board": Letter(
        lambda: _("Place the board with row 7 towards the Recruiter."),
        ready=lambda: _("the board, row 7 towards the Recruiter"),
    ),
    s.Mayhem: Letter(
        lambda: _("{placer} places mayhem token {count} of 5 between two locations."),
    ),
    "time": Letter(
        lambda: _("Place the time token on 01:00-05:00."),
        ready=lambda: _("the time token on 01:00-05:00"),
    ),
    "actions": Letter(
        lambda: _("Set out the action cards of both sides."),
        ready=lambda: _("the action cards of both sides"),
    ),
    "supplies": Letter(
        lambda: _("Put notes, step tokens and recruits beside the board."),
        ready=lambda: _("notes, step tokens and recruits beside the board"),
    ),
    "hours": Letter(
        lambda: _("Lay a recruit on 15:00 and one on 16:00, and put one into the box."),
        ready=lambda: _("a recruit on 15:00, one on 16:00, one in the box"),
    ),
    s.Supply: Letter(
        lambda: _("Count {target} recruits into the supply."),
        ready=lambda: _("{target} recruits in the supply"),
    ),
    "map": Letter(
        lambda: _("The Recruiter takes the secret map and the screen."),
        ready=lambda: _("the Recruiter's map and screen"),
    ),
    "marks": Letter(
        lambda: _("The Recruiter copies the mayhem to the secret map."),
        ready=lambda: _("the mayhem copied to the map"),
    ),
    "slip": Letter(
        lambda: _("The Recruiter places a Mind Slip token in front of the screen."),
        ready=lambda: _("a Mind Slip token in front of the screen"),
    ),
    s.TakeCard: Letter(
        lambda: _("The Recruiter enters the Recruiter card, unseen."),
        behind=lambda: _("the Recruiter card"),
    ),
    s.Start: Letter(
        lambda: _("The Recruiter enters a location to start on, unseen."),
        behind=lambda: _("the first location"),
    ),
    s.ShowHour: Letter(
        lambda: _("The Recruiter shows where they started."),
        behind=lambda: _("showing where they started"),
    ),
    s.Deal: Letter(
        lambda: _("The program deals, from the words that you say."),
    ),
    s.DealFeatures: Letter(
        lambda: _("The Recruiter enters their three features, unseen."),
        behind=lambda: _("the three features"),
    ),
    r.Step: Letter(
        lambda: _("The Recruiter enters step {count} of 4, unseen."),
        behind=lambda: _("the first four steps"),
    ),
    r.TellRecruits: Letter(
        lambda: _("The Recruiter says how many recruits the first five hours brought."),
        behind=lambda: _("the recruits so far"),
    ),
    s.PlaceImmortal: Letter(
        lambda: _("The Recruiter places Immortal {count} of 4, not on the edge."),
        behind=lambda: _("the Immortals"),
    ),
    s.Control: Letter(
        lambda: _("Who moves {name}?"),
    ),
    s.PlaceAgent: Letter(
        lambda: _("Where on the edge does {name} begin?"),
    ),
    "potentials": Letter(
        lambda: _("Set out the cards of the potential Recruiters."),
        ready=lambda: _("the cards of the potential Recruiters"),
    ),
    "ally": Letter(
        lambda: _("Set out the ally, the Spy Dolphin."),
        ready=lambda: _("the ally's card, the Spy Dolphin"),
    ),
    s.PlaceToken: Letter(
        lambda: _("The agents place the second Mind Slip token beside a temple."),
    ),
    r.Draw: Letter(
        lambda: _("The Recruiter draws open feature {count} of 2."),
        behind=lambda: _("two open features"),
    ),
    s.Begin: Letter(
        lambda: _("Everything is set up."),
    ),
}
