"""The program at a table where it plays a seat: whether it moves now, and what it does."""

from companion.contract.game import AnyGame
from companion.contract.move import Due, Move
from companion.contract.program_seats import AnyDecision, AnyLevel
from companion.core import NotUnderstood, Seat
from companion.locale import _
from companion.play.journal import Journal
from companion.play.proof import Proof
from companion.seal.program import ProgramMoves, level_of


class ProgramPlayer(ProgramMoves):
    """Plays a seat of a table that is kept; what it hides is sealed like anybody's."""

    def __init__(self, journal: Journal, proof: Proof, level: AnyLevel) -> None:
        """Follow a journal; chance is made of what its table has sealed and dealt."""
        super().__init__(journal.game, journal.course, level)
        self._journal = journal
        self._proof = proof
        self._due: tuple[object, bool] = (None, False)  # a state, and whether the program moves
        journal.follow(self)

    @property
    def moves_now(self) -> bool:
        """Say whether the program moves now."""
        state = self._journal.state
        if self._due[0] is not state:
            self._due = state, self.due(state)
        return self._due[1] and not self._proof.opened

    def next(self) -> tuple[Seat, AnyDecision]:
        """Return what the program does now, and the seat whose line that is."""
        decision = self.decision(self._proof.chance)
        return self._journal.game.rules.giver(self._journal.state, decision.move), decision


def player(journal: Journal, proof: Proof | None) -> ProgramPlayer | None:
    """Return the program at a table that it plays at; None at others, and at one not kept."""
    level = level_of(journal.game, journal.options)
    return ProgramPlayer(journal, proof, level) if level and proof else None


def answers(game: AnyGame, due: Due[Move]) -> bool:
    """Say whether what is due is an answer that tells something hidden."""
    return game.secrets is not None and any(map(game.secrets.claims, due.examples))


def its_own(said: str = "") -> NotUnderstood:
    """Return the refusal of what is the program's own: a line that it gives, or what is said."""
    return NotUnderstood(said or _("the program gives this line itself"))
