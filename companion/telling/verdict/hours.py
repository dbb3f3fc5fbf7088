"""What is proven in each hour and why, with the same rows for app, prompt and page."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from companion.locale import N_, _, counted
from companion.record.content import NONE, RED
from companion.telling.verdict.words import LAWFUL, answer, holder, spans
from companion.telling.verdict.worths import (
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
    from companion.seal.checking.verdict import Verdict

KEPT = N_("its receipt was kept in time")  # said before the whole record was checked
WORTHS = {
    PROVEN: N_("proven, as receipts were kept in time"),
    LATE: N_(
        "proven from its receipt on; what {holder} announced before it would need the receipt of"
        " the hour before"
    ),
    UNSHARED: N_(
        "not proven: its receipt came before the players had said their words; said first, they"
        " make it count"
    ),
    MISSING: N_("not proven: its receipt was not given here; whoever has it can add it"),
    UNCOVERED: N_(
        "not proven: its receipt was kept in time, but what was answered needs the next one, too"
    ),
}
# By the level that the table chose, and whether a later receipt covers the hour.
UNCHOSEN = {
    (UNASKED, RED): N_(
        "not proven: as this table chose, receipts came at red hours and at the end, so what was"
        " hidden here could have been changed until the next one; a receipt every turn would have"
        " proven it"
    ),
    (UNHELD, RED): N_(
        "not proven: as this table chose, receipts came at red hours and at the end; a receipt"
        " every turn would have proven it"
    ),
    (UNASKED, NONE): N_(
        "not proven: this table had not asked for receipts yet, so what was hidden here could have"
        " been changed until the first one; asking earlier would have proven it"
    ),
    (UNHELD, NONE): N_(
        "not proven: this table asked for no receipts; receipts would have proven it"
    ),
}
SHORT = {PROVEN: N_("proven"), LATE: N_("proven from its receipt on")}
UNPROVEN = N_("not proven")


def hour_by_hour(verdict: "Verdict") -> Iterator[str]:
    """Go through rows that say how much is proven in each hour and why; equal hours share one."""
    found = worths(verdict)
    asked_for_none = verdict.chosen and not verdict.headed
    if not found or not (verdict.compared or asked_for_none):
        return  # perhaps receipts were kept and just not given
    yield _("What is proven, hour by hour:")
    alike: dict[str, list[Worth]] = {}
    for each in found:
        alike.setdefault(_told(verdict, each), []).append(each)
    for worth, those in alike.items():
        hours = spans(verdict, [each.hour for each in those])
        yield f"  {hours}: {worth}{_anyway(verdict, those)}"


def _anyway(verdict: "Verdict", those: Sequence[Worth]) -> str:
    """Name lines that earlier receipts prove although their hours are not proven."""
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
    """Return a few words about each hour, if receipts were checked."""
    if not verdict.sizes or answer(verdict) not in LAWFUL:
        return {}
    return {each.hour: _(SHORT.get(each.name, UNPROVEN)) for each in worths(verdict)}


def _told(verdict: "Verdict", worth: Worth) -> str:
    """Say what is proven in an hour, and if nothing is, what that would have needed."""
    if worth.is_kept and answer(verdict) not in LAWFUL:
        return _(KEPT)
    if worth.name in (UNASKED, UNHELD):
        return _(UNCHOSEN[worth.name, NONE if worth.level == NONE else RED])
    return _(WORTHS[worth.name]).format(holder=holder(verdict))
