"""The points that the rulebook leaves open, in a few words: what is asked, and the answers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from companion.games.mind_mgmt.locale import _

Said = Callable[[], str]


@dataclass(frozen=True)
class Point:
    """What is asked, and what each choice means; the answers stand in the log by themselves."""

    asked: Said
    ways: Mapping[str, Said]


POINTS = {
    "mind-mgmt.setup.stuck": Point(
        lambda: _("stuck in the set-up?"),
        {"anew": lambda: _("the four steps anew"), "agents-win": lambda: _("the agents win")},
    ),
    "mind-mgmt.slip.second.visited": Point(
        lambda: _("an early visit?"),
        {"lost": lambda: _("an early visit is lost"), "earned": lambda: _("an early visit counts")},
    ),
    "mind-mgmt.dead-end.when": Point(
        lambda: _("when are they stuck?"),
        {"at-once": lambda: _("stuck at once"), "next-move": lambda: _("stuck at the next move")},
    ),
    "mind-mgmt.immortals.recruit.decline": Point(
        lambda: _("leave a recruit?"),
        {"may": lambda: _("recruits may be left"), "may-not": lambda: _("recruits must be taken")},
    ),
    "mind-mgmt.henry.mayhem": Point(
        lambda: _("Henry across mayhem?"),
        {
            "blocks": lambda: _("Henry acts past mayhem"),
            "cut-off": lambda: _("mayhem cuts Henry off"),
        },
    ),
    "mind-mgmt.bill.mayhem": Point(
        lambda: _("Bill across mayhem?"),
        {"may": lambda: _("Bill acts past mayhem"), "may-not": lambda: _("mayhem stops the shove")},
    ),
    "mind-mgmt.dusty.acted": Point(
        lambda: _("lead who has acted?"),
        {"may": lambda: _("who acted may be led"), "may-not": lambda: _("who acted is not led")},
    ),
    "mind-mgmt.dusty.self": Point(
        lambda: _("Dusty leads himself?"),
        {"may": lambda: _("Dusty may lead himself"), "may-not": lambda: _("only others are led")},
    ),
    "mind-mgmt.steps.ten": Point(
        lambda: _("more than ten steps?"),
        {
            "told": lambda: _("another mark will do"),
            "as-many": lambda: _("as many as there are"),
            "refused": lambda: _("no step, no question"),
        },
    ),
    "mind-mgmt.steps.spent": Point(
        lambda: _("where do steps go?"),
        {"back": lambda: _("spent steps come back"), "gone": lambda: _("spent steps are gone")},
    ),
    "mind-mgmt.notes.full": Point(
        lambda: _("more than 15 notes?"),
        {"told": lambda: _("told without a note"), "refused": lambda: _("first lift a white one")},
    ),
    "mind-mgmt.mistake.turns": Point(
        lambda: _("which turns count?"),
        {
            "hours": lambda: _("turns since then"),
            "with-its-own": lambda: _("its own turn counts"),
            "both-sides": lambda: _("the agents' turns, too"),
        },
    ),
    "mind-mgmt.mistake.step": Point(
        lambda: _("step under a note?"),
        {"taken": lambda: _("the step is given up"), "stays": lambda: _("the step stays")},
    ),
    "mind-mgmt.mistake.short": Point(
        lambda: _("no hours to show?"),
        {"enough": lambda: _("what is left pays"), "agents-win": lambda: _("the agents win")},
    ),
}


def point(rule: str) -> str:
    """Name a point that can be decided."""
    return _("Decide: {what}").format(what=POINTS[rule].asked() if rule in POINTS else rule)


def way(rule: str, choice: str) -> str:
    """Say a choice about a point in words."""
    said = POINTS[rule].ways.get(choice) if rule in POINTS else None
    return said() if said else choice
