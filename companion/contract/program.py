"""What the program plays: the options of the first line that say so, and its player."""

import re
from collections.abc import Sequence

from companion.contract.player_names import COMPANION, MOVED, OPTION, PROGRAM, names
from companion.core import Options, WrongOption
from companion.locale import _

EVERYBODY = "all"  # of those whom the program can move
STRENGTH = re.compile("[a-z]{1,16}-[1-9][0-9]?")
LEVEL = re.compile(f"[a-z]{{1,16}}/{STRENGTH.pattern}")


def played(options: Options, seat: str) -> str:
    """Return the level at which the program plays a seat; empty where nobody is played by it.

    Such a table has the program's player among the others.
    """
    level = options.get(PROGRAM, "")
    if not level:
        return ""
    if not (LEVEL.fullmatch(level) and level.startswith(f"{seat}/")):
        said = _("say the level of the program, such as `{seat}/easy-1`")
        raise WrongOption(PROGRAM, said.format(seat=seat))
    if COMPANION not in names(options):
        said = _("where the program plays, `{name}` is one of the players")
        raise WrongOption(OPTION, said.format(name=COMPANION))
    return level


def moved(options: Options, able: Sequence[str]) -> tuple[str, ...]:
    """Return whom of these the program moves for all to see; nobody where people move all.

    Its player is there only where it moves all of them for one person, who hides.
    """
    value = options.get(MOVED, "")
    if not value:
        return ()
    who, _slash, level = value.partition("/")
    found = tuple(able) if who == EVERYBODY else tuple(who.split("+"))
    ordered = tuple(each for each in able if each in found)
    listed = who != EVERYBODY and found == tuple(able)
    if found != ordered or listed or not STRENGTH.fullmatch(level):
        said = _("say whom the program moves and at which level, such as `{all}/even-1`")
        raise WrongOption(MOVED, said.format(all=EVERYBODY))
    if options.get(PROGRAM):
        raise WrongOption(MOVED, _("the program plays one side only"))
    seats = names(options)
    if COMPANION in seats and (who != EVERYBODY or len(seats) != 2):
        said = _("`{name}` is a player only where the program moves all for one person")
        raise WrongOption(OPTION, said.format(name=COMPANION))
    return found
