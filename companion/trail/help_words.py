"""The levels of help in words: their names, what each shows, and what more of it changes."""

from companion.locale import N_, _
from companion.trail.help import (
    COUNTS,
    EXCLUDED,
    PAPER,
    POSSIBLE,
    QUESTIONS,
    SAID,
    Help,
    HelpByAll,
)

NAMES = {
    PAPER: N_("none"),
    SAID: N_("what was said"),
    EXCLUDED: N_("ruled out"),
    POSSIBLE: N_("possible places"),
    COUNTS: N_("counted places"),
    QUESTIONS: N_("answers ahead"),
}
TOLD = {
    PAPER: N_("The program works nothing out for those who search; all of it is done on paper."),
    SAID: N_("The program lists all that was said, by places and hours."),
    EXCLUDED: N_("It also shows where one answer alone rules a place out."),
    POSSIBLE: N_("It also shows every place that still fits all that was said, hour by hour."),
    COUNTS: N_("It also counts how many paths lead to each place."),
    QUESTIONS: N_("It also shows, before a question is asked, what each answer would leave."),
}
CHANGES = N_("Allowed, as all notes are, but it makes those who search stronger.")


def name(level: str) -> str:
    """Name a level in a few words."""
    return _(NAMES[level])


def told(level: str) -> str:
    """Say what a level shows beside those below it."""
    return _(TOLD[level])


def changes() -> str:
    """Say what more help changes."""
    return _(CHANGES)


def sentence(move: Help) -> str:
    """Say that a level holds from now on."""
    if isinstance(move, HelpByAll):
        return _("Agreed, help: {level}").format(level=name(move.level))
    return _("Help: {level}").format(level=name(move.level))


def kind(kind: type[Help]) -> str:
    """Return the row of a kind in a list."""
    if issubclass(kind, HelpByAll):
        return _("Help, all agree")
    return _("Help from the program")
