"""The set-up in plain words, step by step as in the rulebook."""

from collections.abc import Callable

from companion.games.mind_mgmt.view import KeeperView, View
from companion.locale import _
from screens.games.mind_mgmt.choice_tree import PLACE
from screens.games.mind_mgmt.names import named

FULL_ONLY, TRAINING_ONLY = "CJRVWX", "GN"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXY"

# What is asked of whoever does the step: the public side, or the keeper on his own.
QUESTIONS: dict[str, Callable[[], str]] = {
    "A": lambda: _("Who is the Recruiter?"),
    "C": lambda: _(
        "{placer} lays mayhem token {number} of 5: pick a location, then its neighbour."
    ),
    "L": lambda: _("Which Recruiter card do you have?"),
    "M": lambda: _("Where do you start? In the middle you have more ways."),
    "N": lambda: _("Show the others where you start."),
    "O": lambda: _("Which three feature cards were you dealt?"),
    "P": lambda: _("Step {number} of 4: where do you go?"),
    "Q": lambda: _("Say aloud how many recruits your first five hours brought."),
    "R": lambda: _("Immortal {number} of 4: pick a location that is not on the edge."),
    "S": lambda: _("Who moves which agent?"),
    "T": lambda: _("{agent} begins on the edge: pick a location."),
    "W": lambda: _("The agents lay the second mind-slip token beside a temple: where?"),
    "X": lambda: _("Draw open feature card {number} of 2."),
    "Y": lambda: _("All is set. {name} has the first turn."),
}

# What grows with each line of a letter that has several; only the keeper sees his path.
COUNTED: dict[str, Callable[[View], int]] = {
    "C": lambda view: len(view.mayhem) + 1,
    "P": lambda view: len(view.map.path) if isinstance(view, KeeperView) else 0,
    "R": lambda view: len(view.immortals) + 1,
    "X": lambda view: len(view.open_features) + 1,
}

# What is said to everybody while the keeper does a step behind the curtain.
BEHIND: dict[str, Callable[[], str]] = {
    "L": lambda: _("the card"),
    "M": lambda: _("the start"),
    "N": lambda: _("the start is shown"),
    "O": lambda: _("the three features"),
    "P": lambda: _("the first four steps"),
    "Q": lambda: _("the recruits so far"),
    "R": lambda: _("the Immortals"),
    "X": lambda: _("two open features"),
}
DEALT = _("the three dealt cards, out of the real deck; another of you shuffles the rest")


def question(view: View, taken: tuple[str, ...]) -> str:
    """Ask for what the set-up needs next, behind what was already chosen."""
    letter = view.letter
    if letter not in QUESTIONS:
        return _("Lay this out:")
    if letter == "C" and PLACE.fullmatch(taken[-1]):
        return _("On which side of {place}? An arrow will do.").format(place=taken[-1])
    return QUESTIONS[letter]().format(
        name=view.recruiter,
        number=COUNTED[letter](view) if letter in COUNTED else 0,
        placer=_placer(view) if letter == "C" else "",
        agent=named(_next(view, taken)),
    )


def behind(view: View) -> str:
    """Tell the others what the keeper does next behind the curtain."""
    dealt = view.features_dealt and view.letter == "O"
    return _("{name}, behind the curtain: {what}.").format(
        name=view.recruiter, what=DEALT if dealt else BEHIND[view.letter]()
    )


def progress(view: View) -> str:
    """Say how far the set-up is."""
    letters = letters_of(view.mode)
    return _("Set-up {number}/{all}").format(
        number=letters.index(view.letter) + 1, all=len(letters)
    )


def letters_of(mode: str) -> str:
    """Give the letters of the rulebook that a mode has."""
    other = TRAINING_ONLY if mode == "full" else FULL_ONLY
    return "".join(letter for letter in LETTERS if letter not in other)


def _placer(view: View) -> str:
    """Name who lays the next mayhem token: the Recruiter first, then clockwise."""
    players = view.players
    return str(players[(players.index(view.recruiter) + len(view.mayhem)) % len(players)])


def _next(view: View, taken: tuple[str, ...]) -> str:
    """Name the agent who is placed: the one who was chosen, or the next one."""
    if taken[-1:] and taken[-1] in view.control:
        return taken[-1]
    return next((agent for agent in view.control if agent not in view.agents), "")
