"""What is said where a mistake is admitted: which hours there are, and what each costs."""

import re
from collections.abc import Mapping

from companion.core import NotUnderstood
from companion.locale import _
from companion.untyped import GamesOwn

HOUR = re.compile(r"0?(\d{1,2})(?::00)?")


class MistakeWords:
    """The words of a game whose hidden seat can admit a mistake."""

    def admissible(self, view: GamesOwn) -> Mapping[int, str]:
        """Name the hours so far, the newest first, each with what was said in it.

        So the hidden seat, who sees the trail, finds what was said otherwise at the table.
        """
        raise NotImplementedError

    def cost(self, view: GamesOwn) -> str:
        """Say what the mistake costs that a view shows as admitted."""
        raise NotImplementedError


def read_hour(typed: str) -> int:
    """Read an hour, written as 7, 07 or 07:00."""
    found = HOUR.fullmatch(typed.strip())
    if not found:
        raise NotUnderstood(_("nothing was admitted: an hour is a number, such as 7"))
    return int(found[1])
