"""What is proven hour by hour, and why: the same rows in the app, at the prompt and on the page."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from companion.locale import N_, _, counted
from companion.record.content import EVERY, NONE, RED
from companion.telling.verdict_words import LAWFUL, answer, holder, spans
from companion.telling.worths import (
    LATE,
    MISSING,
    PROVEN,
    UNASKED,
    UNCOVERED,
    UNHELD,
    UNSHARED,
    Worth,
    worths,
)

if TYPE_CHECKING:
    from companion.seal.verdict import Verdict

ASKED = {EVERY: N_("every turn"), RED: N_("red hours"), NONE: N_("no proof")}
KEPT = N_("its receipt was kept in time")  # all there is to say before everything was checked
WORTHS = {
    PROVEN: N_("proven, as receipts were kept in time"),
    LATE: N_(
        "proven from its receipt on; what {holder} announced before it is not, as no receipt of"
        " the hour before was kept"
    ),
    UNASKED: N_(
        "not proven: as this table chose, no receipt was shown; what was hidden could have been"
        " changed until the next one"
    ),
    UNHELD: N_("not proven: as this table chose, no receipt was shown"),
    UNSHARED: N_("not proven: the players had said no words before its receipt"),
    MISSING: N_("not proven: its receipt was not given here"),
    UNCOVERED: N_(
        "not proven: its receipt was kept in time, but no later one covers what was answered"
    ),
}
SHORT = {PROVEN: N_("proven"), LATE: N_("proven from its receipt on")}


def hour_by_hour(verdict: "Verdict") -> Iterator[str]:
    """Tell what each hour is worth and why; alike ones in one row."""
    found = worths(verdict)
    asked_for_none = verdict.chosen and not verdict.headed
    if not found or not (verdict.compared or asked_for_none):
        return  # nobody gave a receipt that may well have been kept
    yield _("What is proven, hour by hour:")
    alike: dict[tuple[str, str], list[Worth]] = {}
    for each in found:
        alike.setdefault(_told(verdict, each), []).append(each)
    for (asked, worth), those in alike.items():
        hours = spans([each.hour for each in those])
        yield f"  {hours}{asked}: {worth}{_anyway(verdict, those)}"


def _anyway(verdict: "Verdict", those: Sequence[Worth]) -> str:
    """Name the lines that earlier receipts prove in hours that are not proven."""
    lines = [str(line) for each in those for line in each.proven_anyway]
    if not lines or answer(verdict) not in LAWFUL:
        return ""
    said = counted(
        ". All the same, earlier receipts prove line {lines}",
        ". All the same, earlier receipts prove the lines {lines}",
        len(lines),
    )
    return said.format(lines=", ".join(lines))


def headings(verdict: "Verdict") -> dict[str, str]:
    """Say in a few words what each hour is worth, as far as anything was kept and checked."""
    if not verdict.sizes or answer(verdict) not in LAWFUL:
        return {}
    return {each.hour: _(SHORT.get(each.name, N_("not proven"))) for each in worths(verdict)}


def _told(verdict: "Verdict", worth: Worth) -> tuple[str, str]:
    """Say how much proof was asked for, where the table chose that, and what came of it."""
    asked = f" ({_(ASKED[worth.level])})" if verdict.chosen and worth.level else ""
    if worth.is_kept and answer(verdict) not in LAWFUL:
        return asked, _(KEPT)
    return asked, _(WORTHS[worth.name]).format(holder=holder(verdict))
