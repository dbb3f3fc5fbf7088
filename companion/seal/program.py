"""The moves of a seat that the program plays: made at the table, and made again by who checks."""

from collections.abc import Callable

from companion.contract.game import AnyGame
from companion.contract.move import Legal, Move
from companion.contract.player_names import PROGRAM
from companion.contract.program_seats import (
    AnyDecision,
    AnyKnowledge,
    AnyLevel,
    Decided,
    Decision,
    Sight,
)
from companion.core import Chance, Faulty, Options, Seat
from companion.locale import _
from companion.record.course import Course
from companion.record.fold import Listener, Played
from companion.record.known import KnownMoves
from companion.record.line import Line
from companion.untyped import GamesOwn


def level_of(game: AnyGame, options: Options) -> AnyLevel | None:
    """Return the level at which the program plays; None where nobody here knows it."""
    name = options.get(PROGRAM, "")
    return game.program.level(name) if name and game.program else None


class ProgramMoves(Listener):
    """Follows a record behind its course, and says what the program does next.

    Only moves that stand count: a line that was taken back leaves no trace in any decision.
    """

    def __init__(self, game: AnyGame, course: Course, level: AnyLevel) -> None:
        """Begin before the first move; the course has the moves in clear."""
        self._game = game
        self._course = course
        self.level = level
        self._decided = Decided(level)
        self._known = KnownMoves(game, course) if level.knows else None

    def take_move(self, number: int, line: Line, played: Played) -> None:
        """Count a decision."""
        self._count(played)

    def take_back(self, number: int, first: int) -> None:
        """Count the decisions that still stand."""
        self._decided = Decided(self.level)
        for played in self._course.played:
            self._count(played)

    def _count(self, played: Played) -> None:
        """Count a move that stands, if it was decided."""
        stamp = self._game.rules.stamp(played.before)
        self._decided.take_move(stamp, self._view(played.before), played.move)

    def _view(self, state: object) -> GamesOwn:
        """Return what the seat sees at a state."""
        return self._game.rules.view(state, self.level.seat)

    def due(self, state: GamesOwn) -> bool:
        """Say whether the program moves at this state."""
        over = self._game.rules.outcome(state) is not None
        return not over and (self._deciding(state) or self._dealt(state) is not None)

    def waits(self, state: GamesOwn) -> bool:
        """Say whether the others may act first."""
        return self.level.waits(self._view(state))

    def gives(self, state: GamesOwn, move: GamesOwn) -> bool:
        """Say whether a move at this state is the program's own, and nobody else's."""
        hidden = self._hides and self._game.rules.giver(state, move) == self.level.seat
        return hidden or self.own(state)(move)

    def own(self, state: GamesOwn) -> Callable[[GamesOwn], bool]:
        """Return what says whether a move at this state is one that the program decides about."""
        view, giver = self._view(state), self._game.rules.giver
        if not self.level.deciding(view):
            return lambda _move: False
        seat, owns = self.level.offered_to(view), self.level.owns
        return lambda move: owns(view, move) and giver(state, move) == seat

    @property
    def _hides(self) -> bool:
        """Say whether it plays the hidden seat, all of whose lines are its own."""
        return self.level.seat == self._game.hidden_seat

    def giver(self, state: GamesOwn) -> Seat:
        """Return the seat of the program's next line."""
        return self.level.offered_to(self._view(state))

    def decision(self, chance: Chance | None) -> AnyDecision | None:
        """Return the next move, with what it was chosen from; refuse while players must decide.

        There is none where the program has done all that it wants, and the others go on.
        """
        state = self._course.state
        if not self._deciding(state) or chance is None:
            return Decision(self._dealt(state))
        view, rules = self._view(state), self._game.rules
        legal = rules.legal(state, self.level.offered_to(view))
        if not legal:
            self._need_decided(state, legal)
        sight = Sight(view, legal, self._knowledge)
        if self.level.is_done(sight):
            return None
        return self.level.decide(sight, self._decided.drawing(rules.stamp(state), view, chance))

    def _need_decided(self, state: GamesOwn, legal: Legal[Move]) -> None:
        """Refuse to go on before the players have decided a silent point."""
        for move in legal.waiting:
            self._game.rules.apply(state, move)  # which says what is to be decided
        raise Faulty(_("the program is wrong here, and nobody at the table: it finds no move"))

    def _deciding(self, state: GamesOwn) -> bool:
        """Say whether a decision of the level is due."""
        return bool(self.level.deciding(self._view(state)))

    def _dealt(self, state: GamesOwn) -> GamesOwn:
        """Return the move by which what was dealt comes to the table, if that comes next."""
        return self._game.sealing.taken(state) if self._hides else None

    @property
    def _knowledge(self) -> AnyKnowledge | None:
        """Return what everybody can know now, by the moves that stand alone."""
        if self._known is None:
            return None
        self._known.keep_up()
        return self._known.moment.knowledge
