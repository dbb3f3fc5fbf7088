"""What words of lines are called on the screen."""

from companion.locale import _

NAMES = {
    "step": _("Step"),
    "slip": _("Mind slip"),
    "immortal": _("Move an Immortal"),
    "recruit": _("Contact a recruit"),
    "draw": _("Draw a feature card"),
    "done": _("Done"),
    "stuck": _("I cannot move"),
    "answer": _("Answer"),
    "none": _("I cannot place one"),
    "yes": _("Yes"),
    "no": _("No"),
    "recruits": _("Recruits"),
    "first": _("the first token"),
    "second": _("the second token"),
    "for": _("paid with a step token on"),
    "meru": "Meru",
    "henry": "Henry",
    "bill": "Bill",
    "dusty": "Dusty",
    "moves": _("walks"),
    "asks": _("asks about a feature"),
    "reveals": _("reveals a step"),
    "captures": _("tries to capture"),
    "senses": _("senses"),
    "shakes-down": _("shakes an Immortal down"),
    "pushes": _("pushes the Immortal"),
    "shoves": _("shoves an Immortal"),
    "leads": _("leads an agent"),
    "rests": _("rests"),
    "dolphin": _("The Spy Dolphin helps"),
    "lay": _("Lay out"),
    "supply": _("Count the recruits"),
    "begin": _("Begin"),
    "mended": _("It is put right"),
    "shown": _("Show an hour"),
    "ruling": _("You decide"),
    "all": _("all together"),
    "karl-box": _("Karl, the box"),
    "pipe-girl": _("The girl with the pipe"),
    "?": _("not entered"),
}


def named(word: str) -> str:
    """Give the name of a word; what has none is shown as it is."""
    return NAMES.get(word, word)
