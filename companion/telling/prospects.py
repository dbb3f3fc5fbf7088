"""What each step would bring, found out by looking one line ahead."""

from collections.abc import Iterable

from companion.core import KEEPER
from companion.locale import counted
from companion.table import Table

WAYS = ("step ", "slip ")


def gains(table: Table, lines: Iterable[str]) -> dict[str, str]:
    """Say for every way the Recruiter could go how many recruits wait there."""
    ways = [line for line in lines if line.startswith(WAYS)]
    return {line: _gain(table.foreseen(KEEPER, table.read(line)).map.contacts[-1]) for line in ways}


def _gain(number: int) -> str:
    """Say how many recruits a step brings."""
    if not number:
        return ""
    return counted(" ({number} recruit)", " ({number} recruits)", number).format(number=number)
