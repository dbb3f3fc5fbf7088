"""The verdict on evidence: what is wrong, and which answers are proven by kept receipts."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from companion.contract.game import AnyGame
from companion.contract.player_names import PROGRAM
from companion.core import NotUnderstood, WrongOption
from companion.locale import _
from companion.record import content
from companion.record.course import Course
from companion.record.head import LineHeads
from companion.seal import first as first_line
from companion.seal.checking.audit import Audit, audited
from companion.seal.checking.decisions import differing, made_again
from companion.seal.checking.findings import Finding, Wrong
from companion.seal.checking.kept_heads import Compared, Kept, KeptWords, Memory
from companion.seal.checking.progress import Heard, telling, unheard
from companion.seal.checking.unknown import checked
from companion.seal.checking.unsealed_record import replayed
from companion.seal.checking.witness import SealedStatement, Turn, Witness
from companion.seal.evidence import Evidence, NoEvidence
from companion.seal.first import First
from companion.seal.program import level_of

CLEAN, FINDINGS, UNREADABLE, NOTHING_KEPT, NOT_PROVEN, UNBOUND = range(6)
NOT_CHECKED, REPLAYED, NOT_RECOMPUTED = 6, 7, 8


@dataclass(frozen=True)
class Verdict:
    """Everything that was found out about a record."""

    evidence: Evidence
    first: First
    witness: Witness | None
    audit: Audit | None
    findings: tuple[Finding, ...]
    compared: tuple[Compared, ...]
    known: bool = True  # whether the game is on the shelf
    replay: Course | None = None  # for a game that seals nothing
    first_form: bool = False  # whether it was judged as one of the first version
    recomputed: bool = False  # whether the program's decisions were made again

    @property
    def number(self) -> int:
        """Return the number of lines of the record."""
        return len(self.evidence.entries)

    @property
    def all(self) -> tuple[Finding, ...]:
        """Return what is wrong with the record, then what is wrong with kept receipts."""
        kept = (Finding(0, each.wrong) for each in self.compared if each.wrong)
        return (*self.findings, *kept)

    @property
    def program(self) -> str:
        """Return the level at which the program played a seat; empty where people played all."""
        return self.first.options.get(PROGRAM, "")

    @property
    def misheard(self) -> bool:
        """Say whether the only findings are kept words of which one was probably misheard."""
        return bool(self.all) and all(each.kind == "words.misheard" for each in self.all)

    @property
    def is_another(self) -> bool:
        """Say whether receipts of this table fit, and words of two others are quite different.

        One such note may be a slip; two are receipts of another record of the same table.
        """
        words = (each.kept for each in self.compared if each.is_strange)
        strange = {(each.hour, each.words) for each in words if isinstance(each, KeptWords)}
        return bool(self.sizes) and len(strange) > 1

    @property
    def sizes(self) -> tuple[int, ...]:
        """Return how many lines each fitting kept head covers."""
        return tuple(sorted(each.size for each in self.compared if each.size))

    @property
    def unkept(self) -> tuple[Turn, ...]:
        """Return the sheets for which no head was kept before the next move."""
        turns = self.witness.turns if self.witness else ()
        return tuple(each for each in turns if not each.kept(self.sizes))

    @property
    def headed(self) -> bool:
        """Say whether any head was shown that could be kept."""
        return any(isinstance(line.content, content.HeadLine) for line in self.evidence.lines)

    @property
    def chosen(self) -> bool:
        """Say whether the table itself set its level of proof."""
        return any(isinstance(line.content, content.ProofLine) for line in self.evidence.lines)

    @property
    def as_chosen(self) -> bool:
        """Say whether everything unproven lies in hours for which the table asked for no head."""
        held = all(each.held(self.sizes) and not each.headed for each in self.unkept)
        said = all(each.after(self.sizes) for each in self.unbound)
        return self.chosen and held and said and not self.loose_end

    @property
    def ending(self) -> int:
        """Return the number of the line that ends the game or stops it; 0 if there is none."""
        return self.witness.walk.over_at if self.witness else 0

    @property
    def unplayed(self) -> bool:
        """Say whether the players stopped before anybody could ask, so that nothing is proven."""
        stopped = self.audit is not None and not self.audit.over
        return stopped and self.witness is not None and not self.witness.begun

    @property
    def loose_end(self) -> bool:
        """Say whether the record has ended, but no kept head covers how."""
        return self.evidence.ended and self.behind(self.ending)

    def behind(self, number: int) -> bool:
        """Say whether a line comes after the last kept head."""
        return number > max(self.sizes, default=0)

    @property
    def answers(self) -> tuple[SealedStatement, ...]:
        """Return all public statements of the hidden seat about its secrets."""
        return tuple(self.witness.answers) if self.witness else ()

    @property
    def unbound(self) -> tuple[SealedStatement, ...]:
        """Return the answers and deals that are not covered by kept heads before and after them."""
        said = (*self.deals, *self.answers)
        return tuple(each for each in said if not self.bound(each))

    def bound(self, said: SealedStatement) -> bool:
        """Say whether kept heads cover a statement both before and after it was said."""
        return self.before(said) and said.after(self.sizes)

    def before(self, said: SealedStatement) -> bool:
        """Say whether heads kept before anybody moved cover what a statement rests on.

        Words of a head before any share hold no deal: who made them had all the time to choose.
        """
        firm = (each.size for each in self.compared if each.size and each.is_firm)
        return said.before(tuple(firm) if said.share else self.sizes)

    @property
    def deals(self) -> tuple[SealedStatement, ...]:
        """Return the shares that the program dealt from."""
        return tuple(self.witness.deals) if self.witness else ()

    @property
    def code(self) -> int:
        """Return the exit code; the first reason that applies decides."""
        if self.all:
            return FINDINGS
        if not self.known or self.first_form:
            return NOT_CHECKED
        if not self.first.table:
            return REPLAYED
        if not self.compared:
            return NOTHING_KEPT
        if self.audit is None:
            return NOT_PROVEN
        loose = self.unplayed or self.unbound or self.unkept or self.loose_end
        if loose:
            return UNBOUND
        return NOT_RECOMPUTED if self.program and not self.recomputed else CLEAN


def judged(
    take: Callable[[str], AnyGame],
    evidence: Evidence,
    kept: Sequence[Kept],
    heard: Heard = unheard,
) -> Verdict:
    """Check evidence and what was kept of it; `take` returns the game of a name."""
    try:
        first = first_line.bare(evidence.lines[0])
        game = _known(take, first.game)
        if game is not None:
            first = _begun(game, first, evidence.file)
    except NotUnderstood as reason:
        raise NoEvidence(1, str(reason)) from None
    heads = LineHeads(first.table, evidence.lines)
    memory = Memory(first, evidence.lines, heads)
    compared = tuple(memory.compare(each) for each in telling("words", kept, heard))
    verdict = Verdict(evidence, first, None, None, (), compared, known=game is not None)
    try:
        first.check()
    except Wrong as wrong:
        return replace(verdict, findings=(wrong.at(1),))
    if game is None:
        return replace(verdict, findings=tuple(checked(first, evidence, heads, heard)))
    if game.secrets is None:
        course, found = replayed(game, first, evidence, heard)
        return replace(verdict, findings=tuple(found), replay=course)
    return _sealed(game, verdict, heads, heard)


def _known(take: Callable[[str], AnyGame], name: str) -> AnyGame | None:
    """Return a game from the shelf, or None."""
    try:
        return take(name)
    except WrongOption:
        return None


def _begun(game: AnyGame, first: First, file: str) -> First:
    """Return the first line's content with its file; refuse one with which no game can begin."""
    if bool(first.table) != (game.secrets is not None):
        raise NotUnderstood(_("where a game seals, the first line needs an id, a key and a seed"))
    filed = first.filed(game.filed, file)
    if dict(game.rules.complete(filed.options)) != dict(filed.options):
        raise NotUnderstood(_("the options of the first line are not spelled as they must be"))
    game.rules.start(filed.options)
    return filed


def _sealed(game: AnyGame, verdict: Verdict, heads: LineHeads, heard: Heard) -> Verdict:
    """Check a record with seals, and audit it if it ends with its seed."""
    first, evidence = verdict.first, verdict.evidence
    witness = Witness(game, first, evidence.lines[0], heads)
    findings = witness.walked(evidence, heard)
    walked = replace(verdict, witness=witness, findings=tuple(findings))
    if game.first_version and _may_be_of_first(walked):
        older = _sealed(game.first_version, replace(verdict, first_form=True), heads, heard)
        if older.witness and (older.witness.turns or not older.findings):
            return older
    if findings or not evidence.ended:
        return walked
    audit, doubts = audited(game, witness, evidence, heard)
    level = level_of(game, first.options)
    if level and not doubts:
        doubts = differing(made_again(game, level, witness, evidence, heard))
    return replace(walked, audit=audit, findings=tuple(doubts), recomputed=level is not None)


def _may_be_of_first(walked: Verdict) -> bool:
    """Say whether something was found before any sheet, which the first version wrote elsewhere.

    That version knew no level of proof, and nobody said that the players stop.
    """
    assert walked.witness is not None
    ends = walked.witness.walk.number > walked.number  # and something is still due
    later = any(
        isinstance(each.content, content.ProofLine | content.StopLine)
        for each in walked.evidence.lines
    )
    return bool(walked.findings) and not (walked.witness.turns or ends or later)
