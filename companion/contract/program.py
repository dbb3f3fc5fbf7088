"""The seat that the program plays: the option of the first line that names it, and its player."""

import re

from companion.contract.player_names import COMPANION, OPTION, PROGRAM, names
from companion.core import Options, WrongOption
from companion.locale import _

LEVEL = re.compile("[a-z]{1,16}/[a-z]{1,16}-[1-9][0-9]?")


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
