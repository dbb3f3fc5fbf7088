"""The levels of proof in words: what each one costs and gives."""

from companion.contract.game import AnyGame
from companion.contract.seat_name import SeatName
from companion.locale import N_, _
from companion.record.content import EVERY, NONE, RED
from companion.record.levels import levels_of

ORDER = (RED, EVERY, NONE)  # in the order in which a new table offers them

NAMES = {EVERY: N_("every turn"), RED: N_("red hours"), NONE: N_("none for now")}
TOLD = {
    EVERY: N_("A receipt after each of {holder:genitive} turns: everything can be proven."),
    RED: N_(
        "A receipt at each red hour and at the end, about half as many: what is asked in between"
        " is not proven."
    ),
    NONE: N_(
        "We trust each other: no words and no receipts. Nothing is proven, but you can ask for"
        " receipts at any time."
    ),
}


BEGINS = {
    EVERY: N_("From {hour} on a receipt comes after each turn. Earlier hours stay as they are."),
    RED: N_("From {hour} on a receipt comes at each red hour. Earlier hours stay as they are."),
}


def choices(game: AnyGame) -> tuple[str, ...]:
    """Return the levels that a new table of a game is offered, the proposed one first."""
    known = levels_of(game)
    return tuple(level for level in ORDER if level in known)


def proposed(people: int, *, hides: bool) -> str:
    """Return the level proposed to so many people where the program plays, and perhaps hides."""
    if people < 2:  # nobody to show a receipt to
        return NONE
    return RED if hides else EVERY


def begins(level: str, hour: SeatName) -> str:
    """Say from which hour on the table has receipts, after it asked for more proof."""
    return _(BEGINS[level]).format(hour=hour)


def named(level: str) -> str:
    """Return the name of a level."""
    return _(NAMES[level])


def told(level: str, holder: SeatName) -> str:
    """Say in a sentence what a level costs and gives."""
    return _(TOLD[level]).format(holder=holder)
