"""How far each hour of a record is proven by kept receipts, and why not."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from companion.seal.checking.verdict import Verdict
    from companion.seal.checking.witness import SealedStatement, Turn

PROVEN, LATE = "proven", "late"  # from the hour's beginning, or only from its receipt on
# Not proven, as in that hour no receipt was shown, and a later one covers it, or none does;
# or no words were said before it; or it was not given here; or none covers what was answered.
UNASKED, UNHELD, UNSHARED = "unasked", "unheld", "unshared"
MISSING, UNCOVERED = "missing", "uncovered"


@dataclass(frozen=True)
class Worth:
    """An hour: its level of proof, what is proven, and which answers are proven anyway."""

    hour: str
    level: str  # empty where the hour has no sheet
    is_kept: bool  # whether its receipt was kept before the next move
    name: str
    proven_anyway: tuple[int, ...] = ()


def worths(verdict: "Verdict") -> tuple[Worth, ...]:
    """Return the hours of a record in order, with what is proven in each."""
    turns = verdict.witness.turns if verdict.witness else ()
    by_hour = {turn.hour: turn for turn in turns}
    said: dict[str, list[SealedStatement]] = {hour: [] for hour in by_hour}
    for each in (*verdict.deals, *verdict.answers):
        said.setdefault(each.hour, []).append(each)
    return tuple(_worth(hour, by_hour.get(hour), said[hour], verdict) for hour in sorted(said))


def receipts(verdict: "Verdict", answer: "SealedStatement") -> tuple[bool, bool]:
    """Say whether receipts were kept before an answer and after it.

    An answer that rests on nothing sealed needs none before it; then the receipt of its own hour
    counts, which came before the next move.
    """
    turns = verdict.witness.turns if verdict.witness else ()
    own = [turn.kept(verdict.sizes) for turn in turns if turn.hour == answer.hour]
    before = verdict.before(answer) and (bool(answer.sealed) or all(own))
    return before, answer.after(verdict.sizes)


def _worth(
    hour: str, turn: "Turn | None", said: Sequence["SealedStatement"], verdict: "Verdict"
) -> Worth:
    """Return what is proven in one hour."""
    name = _name(turn, said, verdict)
    is_kept = turn is None or turn.kept(verdict.sizes)
    anyway = tuple(each.line for each in said if each.sealed and verdict.bound(each))
    level = turn.level if turn else ""
    return Worth(hour, level, is_kept, name, () if name in (PROVEN, LATE) else anyway)


def _name(turn: "Turn | None", said: Sequence["SealedStatement"], verdict: "Verdict") -> str:
    """Return the name for how far an hour is proven."""
    if turn and not turn.kept(verdict.sizes):
        return _open(turn, verdict.sizes)
    if not all(each.after(verdict.sizes) for each in said):
        return UNCOVERED
    if all(map(verdict.before, said)):
        return PROVEN
    return LATE if turn else MISSING


def _open(turn: "Turn", sizes: Sequence[int]) -> str:
    """Return the reason why an hour is not proven whose receipt was not kept in time."""
    if any(turn.sheet <= size < turn.spoken for size in sizes):
        return UNSHARED
    if turn.headed:
        return MISSING
    return UNASKED if turn.held(sizes) else UNHELD
