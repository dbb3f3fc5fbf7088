"""The audit: checks with the seed and the moves in clear that every move and seal was right."""

from companion.contract.game import AnyGame
from companion.contract.move import Move
from companion.core import NotUnderstood
from companion.record import content
from companion.record.course import Course
from companion.record.fold import Listener, NumberedLine, Played
from companion.record.line import Line
from companion.seal import seals
from companion.seal.checking.findings import Finding, Wrong, refereed
from companion.seal.checking.openings import sheet_openings, sheet_root
from companion.seal.checking.progress import Heard, telling
from companion.seal.checking.unanswered import Questions
from companion.seal.checking.witness import Witness
from companion.seal.evidence import Evidence, EvidenceLine
from companion.seal.writing.dealer import Dealer
from companion.seal.writing.scribe import sheet_facts


class Audit(Listener):
    """Plays a whole game again, in clear."""

    def __init__(self, game: AnyGame, witness: Witness, seed: bytes) -> None:
        """Begin after the first line, with what a witness of the same record has heard."""
        self._moves = witness.moves
        self._game = game
        self._secrets = game.sealing
        self._seed = seed
        self.course = Course(witness.walk.start, game.rules.apply)
        self._dealer = Dealer(game, self.course, seed)
        self.questions = Questions(game, self.course)
        self._stopped: Finding | None = None  # the newest stop, with the rule it would break

    def take(self, number: int, entry: EvidenceLine) -> None:
        """Check a line that the witness accepted."""
        is_move = isinstance(entry.line.content, content.MoveLine)
        taken = NumberedLine(number, entry.line, self._played(number, entry) if is_move else None)
        taken.tell(self, self.questions, self.course, self._dealer)

    def _played(self, number: int, entry: EvidenceLine) -> Played:
        """Return a move in clear, after the referee has checked it."""
        move = self._cleared(entry) if entry.clear else self._moves[number]
        return refereed(self.course, number, move, unread="clear")

    def _cleared(self, entry: EvidenceLine) -> Move:
        """Return what a hidden move was, if it shows in public what the line shows."""
        try:
            move: Move = self._game.notation.parse(entry.clear)
        except NotUnderstood:
            raise Wrong("clear") from None
        if self._secrets.record.format(self._secrets.veil(move)) != entry.line.text:
            raise Wrong("clear")
        return move

    def take_move(self, number: int, line: Line, played: Played) -> None:
        """Refuse a line whose seals are not those of its move."""
        if not line.seals:
            return
        facts = self._secrets.facts(played.before, played.move)
        if seals.sealed_facts(self._seed, line.nonce, facts) != line.seals:
            raise Wrong("seal")

    def take_sheet(self, number: int, line: Line, name: str) -> None:
        """Refuse a sheet whose root is not that of the true answers."""
        facts = sheet_facts(self._game, name, self.course.state)
        if (sheet_root(sheet_openings(self._seed, line.nonce, facts)),) != line.seals:
            raise Wrong("sheet")

    @property
    def revealed(self) -> object:
        """Return the hidden seat's view of the end."""
        return self._game.rules.view(self.course.state, self._game.hidden_seat)

    @property
    def over(self) -> bool:
        """Say whether the game has ended; if not, its players stopped."""
        return self._game.rules.outcome(self.course.state) is not None

    def take_stop(self, number: int) -> None:
        """Note whether the game was lost when the players stopped."""
        self._stopped = Finding(number, "rule", self._secrets.lost(self.course.state))

    def doubts(self) -> list[Finding]:
        """Return the findings that need the whole game, once it is over or was stopped."""
        played = self.course.played
        moves = [(each.before, each.move) for each in played]
        outcome = self._game.rules.outcome(self.course.state)
        found = self._secrets.doubts(moves, outcome)
        wrong = [Finding(played[index].number, "rule", rule) for index, rule in found]
        lost = self._stopped if not outcome else None
        return [*wrong, lost] if lost and lost.rule else wrong


def audited(
    game: AnyGame, witness: Witness, evidence: Evidence, heard: Heard
) -> tuple[Audit, list[Finding]]:
    """Audit a record that ends with its seed, up to the first wrong line.

    A witness has found nothing wrong with it.
    """
    audit = Audit(game, witness, evidence.seed)
    for number, entry in enumerate(telling("audit", evidence.entries[1:], heard), 2):
        try:
            audit.take(number, entry)
        except Wrong as wrong:
            return audit, [wrong.at(number)]
    return audit, audit.doubts()
