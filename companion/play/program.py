"""The program at a table where it plays a seat: whether it moves now, and what it does."""

from collections.abc import Callable
from dataclasses import replace

from companion.contract.game import AnyGame
from companion.contract.move import Choice, Due, Legal, Move
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
        self._due: tuple[object, bool, bool] = (None, False, False)  # a state, and what it may do
        self._done: object = None  # the state at which it had nothing more to do
        journal.follow(self)

    @property
    def moves_now(self) -> bool:
        """Say whether the program moves now, before anybody else."""
        return self.may_move and not self._due[2]

    @property
    def may_move(self) -> bool:
        """Say whether the program can move now, though others may act first."""
        state = self._journal.state
        if self._due[0] is not state:
            due = self.due(state)
            self._due = state, due, due and self.waits(state)
        return self._due[1] and self._done is not state and not self._proof.opened

    def next(self) -> tuple[Seat, AnyDecision] | None:
        """Return what the program does now, and the seat whose line that is.

        Where it has nothing more to do it returns nothing, and the others go on.
        """
        state, proof = self._journal.state, self._proof
        decision = self.decision(proof.chance if self._hides else proof.open_chance)
        if decision is None:
            self._done = state
            return None
        return self._journal.game.rules.giver(state, decision.move), decision

    def left_to(self, seat: Seat) -> Legal[Move]:
        """Return what people may do at a seat: all but what is the program's own."""
        state = self._journal.state
        legal: Legal[Move] = self._journal.game.rules.legal(state, seat)
        if self._hides:
            return legal
        own = self.own(state)
        return Legal(tuple(_without(own, choice) for choice in legal.choices))


def _without(own: Callable[[Move], bool], choice: Choice[Move]) -> Choice[Move]:
    """Return a choice without the moves of the program."""
    return replace(choice, moves=lambda: (each for each in choice.listed if not own(each)))


def player(journal: Journal, proof: Proof | None) -> ProgramPlayer | None:
    """Return the program at a table that it plays at; None at others, and at one not kept."""
    game, options = journal.game, journal.options
    moving = game.program.moving(options) if game.program else None
    level = level_of(game, options) or moving
    return ProgramPlayer(journal, proof, level) if level and proof else None


def answers(game: AnyGame, due: Due[Move]) -> bool:
    """Say whether what is due is an answer that tells something hidden."""
    return game.secrets is not None and any(map(game.secrets.claims, due.examples))


def its_own(said: str = "") -> NotUnderstood:
    """Return the refusal of what is the program's own: a line that it gives, or what is said."""
    return NotUnderstood(said or _("the program gives this line itself"))
