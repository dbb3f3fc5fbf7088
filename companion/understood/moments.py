"""The moments of an evening that decided: each is the largest of its kind, and none is invented.

Of equals the first one counts. Where nothing of a kind happened, there is no such moment.
"""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from companion.contract.move import Move
from companion.understood.evening import (
    Admitted,
    Asked,
    Gave,
    Instead,
    Missed,
    Moment,
    Near,
    NobodyAsked,
    Possible,
    Saved,
    ToldMost,
    Wasted,
)


@dataclass(frozen=True, repr=False)
class Given:
    """Another true answer to the question that was answered at a line, and what it would leave."""

    line: int
    answer: Move
    left: Possible


@dataclass
class Findings:
    """All from which the moments are chosen."""

    asked: list[Asked] = field(default_factory=list)
    subjects: set[Hashable] = field(default_factory=set)  # what was asked all evening
    given: list[Given] = field(default_factory=list)
    instead: dict[tuple[int, Hashable], Instead] = field(default_factory=dict)
    looked: set[tuple[int, Hashable]] = field(default_factory=set)
    searches: list[Missed] = field(default_factory=list)
    admitted: list[Admitted] = field(default_factory=list)
    wasted: list[Wasted] = field(default_factory=list)


def decided(found: Findings, near: Sequence[Near]) -> Iterator[Moment]:
    """Go through the moments that there were: at most one of each of the five kinds."""
    yield from _told_most(found)
    yield from _saved(found)
    yield from _missed(found, near)
    yield from _nobody_asked(found)
    yield from _error(found)


def _told_most(found: Findings) -> Iterator[Moment]:
    """Return the question that told most; one by which the trail was found is the end itself."""
    open_ones = (each for each in found.asked if not each.found)
    best = max(open_ones, key=lambda each: each.told, default=None)
    if best and best.told > 1:
        yield ToldMost(best.question, best)


def _saved(found: Findings) -> Iterator[Moment]:
    """Return the answer that left the most more than another true one."""
    by_line = {each.answer: each for each in found.asked}
    pairs = [(by_line[each.line], each) for each in found.given if each.line in by_line]
    best = max(pairs, key=lambda pair: pair[0].after.times(pair[1].left), default=None)
    if best and best[0].after.worlds > best[1].left.worlds:
        yield Saved(best[0].answer, best[0], best[1].answer, best[1].left)


def _missed(found: Findings, near: Sequence[Near]) -> Iterator[Moment]:
    """Return where somebody came nearest in an hour that did not end with being found."""
    caught = {each.hour for each in found.asked if each.found}
    searched = [each for each in found.searches if each.near.hour not in caught]
    stood = [Missed(each.line, each) for each in near if each.hour not in caught]
    every = (*searched, *stood)
    best = min(every, key=lambda each: (each.near.apart, each.asked is None), default=None)
    if best:
        yield best


def _nobody_asked(found: Findings) -> Iterator[Moment]:
    """Return the question that nobody asked all evening and that would have told most."""
    never = [
        each for (_at, subject), each in found.instead.items() if subject not in found.subjects
    ]
    best = max(never, key=lambda each: each.told, default=None)
    if best and best.told > 1:
        yield NobodyAsked(max(best.line - 1, 0), best)


def _error(found: Findings) -> Iterator[Moment]:
    """Return the error that cost most: it is measured by what it told, or kept from being told.

    There are three kinds: a question that told nothing where another one would have, an answer
    where another true one would have left more, and what was shown for a mistake that was admitted.
    """
    by_line = {each.answer: each for each in found.asked}
    costs: list[tuple[Fraction, Moment]] = [(each.instead.told, each) for each in found.wasted]
    for each in found.given:
        if asked := by_line.get(each.line):
            gave = Gave(asked.answer, asked, each.answer, each.left)
            costs.append((each.left.times(asked.after), gave))
    costs += [(each.before.times(each.after), each) for each in found.admitted]
    cost, best = max(costs, key=lambda pair: pair[0], default=(Fraction(0), None))
    if best and cost > 1:
        yield best
