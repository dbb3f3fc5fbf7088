"""What words of lines are called on the screen."""

import re
from collections.abc import Callable, Mapping

from companion.games.mind_mgmt.view import View
from companion.games.mind_mgmt.words.names import feature_names
from companion.games.mind_mgmt.words.points import RULING, point, way
from companion.locale import _, counted

Features = Mapping[str, str]  # what the features of a board are called

NAMES = {
    "lay": _("Lay out"),
    "step": _("Step"),
    "slip": _("Mind slip"),
    "immortal": _("Move an Immortal"),
    "immortal for": _("Move an Immortal, paid with a step token"),
    "draw": _("Draw a feature card"),
    "done": _("Done"),
    "done slip first": _("Done, mind-slip token 1 laid"),
    "done slip second": _("Done, mind-slip token 2 laid"),
    "stuck": _("I cannot move"),
    "answer": _("Answer"),
    "none": _("I cannot place one"),
    "yes": _("Yes"),
    "no": _("No"),
    "recruits": _("Recruits"),
    "first": _("token 1"),
    "second": _("token 2"),
    "meru": "Meru",
    "henry": "Henry",
    "bill": "Bill",
    "dusty": "Dusty",
    "moves": _("walks"),
    "moves ?": _("walks, not entered here"),
    "asks": _("asks about a feature"),
    "reveals": _("reveals a step"),
    "captures": _("tries to capture"),
    "senses": _("senses"),
    "shakes-down": _("shakes down an Immortal"),
    "pushes": _("pushes the Immortal"),
    "shoves": _("shoves an Immortal"),
    "leads": _("leads an agent"),
    "rests": _("rests"),
    "dolphin": _("The Spy Dolphin helps"),
    "begin": _("Begin"),
    "card": _("Card"),
    "features": _("Features"),
    "deal": _("Companion deals them"),
    "start": _("Start"),
    "mayhem": _("Mayhem"),
    "control": _("Agents"),
    "agent": _("Agent"),
    "token": _("Mind-slip token"),
    "recruiter": _("Recruiter"),
    "mended": _("It is put right"),
    "correct": _("Put right:"),
    "note": _("Note"),
    "shown": _("Show an hour"),
    "all": _("all together"),
    # As the Czech box has them; what the English cards say of his trade and of her was not seen.
    "karl-box": _("Karl Box, the ad man"),
    "pipe-girl": _("The girl with the pipe"),
    "?": _("not entered"),
}
ANSWER = "answer "
# Actions that are whole choices.
WITH = {
    "recruit": _("The Immortals contact a recruit: {what}"),
    "asks": _("asks: {what}"),
    "reveals": _("reveals the step on {what}"),
    "captures": _("tries to capture on {what}"),
    "senses": _("senses on {what}"),
}
NONE: Features = {}
HOUR = re.compile("[0-9]+")


def featured(view: View) -> Features:
    """Give the names of the board's features, as the reader's box prints them."""
    return feature_names(view.board.names)


def named(word: str, features: Features = NONE) -> str:
    """Give the name of a word; what has none is shown as it is."""
    if word in features:
        return features[word]
    verb, _blank, what = word.partition(" ")
    if what and verb == RULING:
        return point(what)
    if what and verb in WITH:
        return WITH[verb].format(what=named(what, features))
    if word.startswith(ANSWER):
        return _said(word.removeprefix(ANSWER))
    return NAMES.get(word, word)


def _said(answer: str) -> str:
    """Give the name of an answer: an hour, locations, yes, no, or that there is none."""
    if HOUR.fullmatch(answer):
        return f"{int(answer):02}:00"
    return NAMES.get(answer, answer.replace(" ", ", "))


NUMBERED: dict[str, Callable[[int], str]] = {
    "recruits": lambda number: counted("{number} recruit", "{number} recruits", number),
    "supply": lambda number: counted(
        "{number} recruit lies there", "{number} recruits lie there", number
    ),
}


def option_name(option: str, taken: tuple[str, ...], features: Features) -> str:
    """Give the name of an option behind what was taken."""
    before = taken[-1] if taken else ""
    if before in NUMBERED:
        return NUMBERED[before](int(option)).format(number=option)
    if before.startswith(RULING):
        return way(before.removeprefix(f"{RULING} "), option)
    if taken[:1] == ("shown",) and HOUR.fullmatch(option):
        return f"{int(option):02}:00"
    return named(option, features)
