"""The points that the rulebook leaves open, in a few words: what is asked, and the answers."""

from collections.abc import Mapping
from dataclasses import dataclass

from companion.locale import _

RULING = "ruling"


@dataclass(frozen=True)
class Point:
    """What is asked, and what each choice means; the answers stand in the log by themselves."""

    asked: str
    ways: Mapping[str, str]


POINTS = {
    "mind-mgmt.setup.stuck": Point(
        _("stuck in the set-up?"),
        {"anew": _("the four steps anew"), "agents-win": _("the agents win")},
    ),
    "mind-mgmt.slip.second.visited": Point(
        _("an early visit?"),
        {"lost": _("an early visit is lost"), "earned": _("an early visit counts")},
    ),
    "mind-mgmt.dead-end.when": Point(
        _("when is he stuck?"),
        {"at-once": _("stuck at once"), "next-move": _("stuck at his next move")},
    ),
    "mind-mgmt.immortals.recruit.decline": Point(
        _("leave a recruit?"),
        {"may": _("recruits may be left"), "may-not": _("recruits must be taken")},
    ),
    "mind-mgmt.henry.mayhem": Point(
        _("Henry across mayhem?"),
        {"blocks": _("Henry acts past mayhem"), "cut-off": _("mayhem cuts Henry off")},
    ),
    "mind-mgmt.bill.mayhem": Point(
        _("Bill across mayhem?"),
        {"may": _("Bill acts past mayhem"), "may-not": _("mayhem stops the shove")},
    ),
    "mind-mgmt.dusty.acted": Point(
        _("lead who has acted?"),
        {"may": _("who acted may be led"), "may-not": _("who acted is not led")},
    ),
    "mind-mgmt.dusty.self": Point(
        _("Dusty leads himself?"),
        {"may": _("Dusty may lead himself"), "may-not": _("only others are led")},
    ),
    "mind-mgmt.steps.ten": Point(
        _("more than ten steps?"),
        {
            "told": _("another mark will do"),
            "as-many": _("as many as there are"),
            "refused": _("no step, no question"),
        },
    ),
    "mind-mgmt.steps.spent": Point(
        _("where do steps go?"),
        {"back": _("spent steps come back"), "gone": _("spent steps are gone")},
    ),
    "mind-mgmt.notes.full": Point(
        _("more than 15 notes?"),
        {"told": _("told without a note"), "refused": _("first lift a white one")},
    ),
    "mind-mgmt.mistake.turns": Point(
        _("which turns count?"),
        {
            "hours": _("turns since then"),
            "with-its-own": _("its own turn counts"),
            "both-sides": _("the agents' turns, too"),
        },
    ),
    "mind-mgmt.mistake.step": Point(
        _("step under a note?"),
        {"taken": _("the step is given up"), "stays": _("the step stays")},
    ),
    "mind-mgmt.mistake.short": Point(
        _("no hours to show?"),
        {"enough": _("what is left pays"), "agents-win": _("the agents win")},
    ),
}


def point(rule: str) -> str:
    """Name a point that can be decided."""
    return _("Decide: {what}").format(what=POINTS[rule].asked if rule in POINTS else rule)


def way(rule: str, choice: str) -> str:
    """Say a choice about a point in words."""
    return POINTS[rule].ways.get(choice, choice) if rule in POINTS else choice
