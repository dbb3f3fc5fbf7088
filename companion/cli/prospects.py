"""What each step would bring, found out by trying it."""

from collections.abc import Iterable

from companion.core import KEEPER
from companion.locale import counted
from companion.table import Table, replay

WAYS = ("step ", "slip ")


def gains(table: Table, lines: Iterable[str], board: str | None) -> dict[str, str]:
    """Say for every way the Recruiter could go how many recruits wait there."""
    found = {}
    for line in lines:
        if line.startswith(WAYS):
            trial, stop = replay(f"{table.text}{line}\n", board)
            if stop is None:
                found[line] = _gain(trial.view(KEEPER)["keeper"]["contacts"][-1])
    return found


def _gain(number: int) -> str:
    """Say how many recruits a step brings."""
    if not number:
        return ""
    return counted(" ({number} recruit)", " ({number} recruits)", number).format(number=number)
