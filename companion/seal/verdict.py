"""The verdict on evidence: findings, and which answers are bound by what the players kept."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from companion.core import NotUnderstood
from companion.game import Game
from companion.locale import _
from companion.seal import first as first_line
from companion.seal.audit import Audit, audited
from companion.seal.evidence import Evidence, NoEvidence
from companion.seal.findings import Finding, Wrong
from companion.seal.first import First
from companion.seal.heard import Heard, telling, unheard
from companion.seal.remembered import Compared, Kept, Memory
from companion.seal.witness import Answer, Turn, Witness

CLEAN, FINDINGS, UNREADABLE, NOTHING_KEPT, NOT_PROVEN, UNBOUND = range(6)


@dataclass(frozen=True)
class Verdict:
    """Everything there is to say about a record."""

    evidence: Evidence
    first: First
    witness: Witness | None
    audit: Audit | None
    findings: tuple[Finding, ...]
    compared: tuple[Compared, ...]

    @property
    def number(self) -> int:
        """Count the lines of the record."""
        return len(self.evidence.entries)

    @property
    def all(self) -> tuple[Finding, ...]:
        """Give what is wrong with the record, and then with what was kept of it."""
        kept = (Finding(0, each.wrong) for each in self.compared if each.wrong)
        return (*self.findings, *kept)

    @property
    def misheard(self) -> bool:
        """Say whether nothing was found but words of which one was probably misheard."""
        return bool(self.all) and all(each.kind == "words.misheard" for each in self.all)

    @property
    def sizes(self) -> tuple[int, ...]:
        """Give how far the kept heads that fit reach."""
        return tuple(sorted(each.size for each in self.compared if each.size))

    @property
    def unkept(self) -> tuple[Turn, ...]:
        """Give the sheets of which no head was kept before anybody spoke."""
        turns = self.witness.turns if self.witness else ()
        return tuple(each for each in turns if not each.kept(self.sizes))

    @property
    def ending(self) -> int:
        """Give the line that ends the game, or by which the players stop; 0 where there is none."""
        return self.witness.walk.over_at if self.witness else 0

    @property
    def loose_end(self) -> bool:
        """Say whether the record ends, and no kept head holds how."""
        return self.evidence.ended and self.behind(self.ending)

    def behind(self, number: int) -> bool:
        """Say whether a line stands behind the last kept head."""
        return number > max(self.sizes, default=0)

    @property
    def answers(self) -> tuple[Answer, ...]:
        """Give everything the keeper said about what is hidden."""
        return tuple(self.witness.answers) if self.witness else ()

    @property
    def unbound(self) -> tuple[Answer, ...]:
        """Give the answers and deals that are not bound by kept heads before and after them."""
        said = (*self.deals, *self.answers)
        return tuple(each for each in said if not each.bound(self.sizes))

    @property
    def deals(self) -> tuple[Answer, ...]:
        """Give the players' shares that the program dealt from."""
        return tuple(self.witness.deals) if self.witness else ()

    @property
    def code(self) -> int:
        """Give the exit code: the first that fits."""
        if self.all:
            return FINDINGS
        if not self.compared:
            return NOTHING_KEPT
        if self.audit is None:
            return NOT_PROVEN
        return UNBOUND if self.unbound or self.unkept or self.loose_end else CLEAN


def judged(
    take: Callable[[str], Game[Any, Any, Any]],
    evidence: Evidence,
    kept: Sequence[Kept],
    heard: Heard = unheard,
) -> Verdict:
    """Verify evidence against what was kept; `take` gives the game of a name."""
    try:
        first = first_line.read(evidence.lines[0], evidence.file)
        game = take(first.game)
        spelled = dict(game.rules.complete(first.options)) == dict(first.options)
    except NotUnderstood as reason:
        raise NoEvidence(1, str(reason)) from None
    if not spelled:
        raise NoEvidence(1, _("the options of the first line are not in their one spelling"))
    memory = Memory(first, evidence.lines)
    compared = tuple(memory.compare(each) for each in telling("words", kept, heard))
    try:
        first.check()
    except Wrong as wrong:
        return Verdict(evidence, first, None, None, (wrong.at(1),), compared)
    try:
        witness = Witness(game, first, evidence.lines[0])
    except NotUnderstood as reason:
        raise NoEvidence(1, str(reason)) from None
    findings = witness.walked(evidence, heard)
    if findings or not evidence.ended:
        return Verdict(evidence, first, witness, None, tuple(findings), compared)
    audit, findings = audited(game, first, evidence, heard)
    return Verdict(evidence, first, witness, audit, tuple(findings), compared)
