"""Works the program's decisions out again, once the seed of a table is shown."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from companion.contract.game import AnyGame
from companion.contract.program_seats import AnyDecision, AnyLevel
from companion.core import CompanionError
from companion.record import content
from companion.record.course import Course
from companion.record.fold import NumberedLine
from companion.seal.checking.findings import Finding
from companion.seal.checking.progress import Heard, telling
from companion.seal.checking.witness import Witness
from companion.seal.evidence import Evidence, EvidenceLine
from companion.seal.program import ProgramMoves
from companion.seal.writing.dealer import Dealer
from companion.untyped import GamesOwn


@dataclass(frozen=True, repr=False)
class MadeAgain:
    """A move that the record says the program made, and what its level decides there."""

    number: int
    made: GamesOwn
    decision: AnyDecision | None  # None where the level finds nothing to do there

    @property
    def fits(self) -> bool:
        """Say whether the level decides just so."""
        return self.decision is not None and self.decision.move == self.made


def made_again(
    game: AnyGame, level: AnyLevel, witness: Witness, evidence: Evidence, heard: Heard
) -> Iterator[MadeAgain]:
    """Go through the moves of the program in a record that was audited, retracted ones included."""
    course = Course(witness.walk.start, game.rules.apply)
    dealer = Dealer(game, course, evidence.seed)
    program = ProgramMoves(game, course, level)
    lines: Sequence[EvidenceLine] = evidence.entries[1:]
    for number, entry in enumerate(telling("decisions", lines, heard), 2):
        played = None
        if isinstance(entry.line.content, content.MoveLine):
            move = game.notation.parse(entry.clear) if entry.clear else witness.moves[number]
            if program.gives(course.state, move):
                yield MadeAgain(number, move, _decided(program, dealer))
            played = course.tried(number, move)
        NumberedLine(number, entry.line, played).tell(course, dealer, program)


def _decided(program: ProgramMoves, dealer: Dealer) -> AnyDecision | None:
    """Return what the level decides now; None where it finds nothing."""
    try:
        return program.decision(dealer.chance)
    except CompanionError:
        return None


def differing(moves: Iterator[MadeAgain]) -> list[Finding]:
    """Return the first move that its level would not have made."""
    wrong = (Finding(each.number, "decision") for each in moves if not each.fits)
    return list(islice(wrong, 1))
