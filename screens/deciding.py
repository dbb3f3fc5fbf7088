"""Where the rulebook is silent: its entry, and the choices that the players have."""

from collections.abc import Iterable

from companion import rulebook
from companion.locale import _
from screens.choice import Choice

RULING = "ruling"
WAYS = {
    "anew": _("the four steps are taken anew, from the same start"),
    "agents-win": _("the agents win"),
    "next-move": _("when his next move is due"),
    "at-once": _("at once"),
    "lost": _("the token is lost"),
    "earned": _("the token is earned"),
    "may": _("it is allowed"),
    "may-not": _("it is not allowed"),
    "told": _("it is told, and marked in another way"),
    "refused": _("it cannot be done"),
    "back": _("it goes back to the supply"),
    "gone": _("it is out of the game"),
    "blocks": _("Henry reaches across mayhem"),
    "cut-off": _("mayhem cuts Henry off"),
    "enough": _("what is left pays for it"),
}


class Deciding(Choice):
    """Explains a silent point, and gives what the players choose."""

    def __init__(self, rule: str, choices: Iterable[str]) -> None:
        """Ask about the rule with this id."""
        super().__init__(rulebook.reason(rule), {choice: way(choice) for choice in choices})


def way(choice: str) -> str:
    """Say a choice in words."""
    return WAYS.get(choice, choice)


def asked(lines: Iterable[str]) -> tuple[str, tuple[str, ...]]:
    """Give the first rule that the lawful lines ask about, and its choices; or nothing."""
    rulings = [line.split(" ") for line in lines if line.startswith(f"{RULING} ")]
    rule = rulings[0][1] if rulings else ""
    return rule, tuple(choice for _ruling, about, choice in rulings if about == rule)
