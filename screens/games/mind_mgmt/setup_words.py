"""The set-up in plain words, step by step as in the rulebook."""

from collections.abc import Callable

from companion.games.mind_mgmt.rules.setup import stages
from companion.games.mind_mgmt.view import View
from companion.locale import _

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


def behind(view: View) -> str:
    """Tell the others what the keeper does next behind the curtain."""
    dealt = view.features_dealt and view.letter == "O"
    return _("{name}, behind the curtain: {what}.").format(
        name=view.recruiter, what=DEALT if dealt else BEHIND[view.letter]()
    )


def progress(view: View) -> str:
    """Say how far the set-up is."""
    letters = stages(view.public)
    return _("Set-up {number}/{all}").format(number=view.public.stage + 1, all=len(letters))
