"""One game between levels: from its number all chance comes, whoever plays."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from time import perf_counter

from companion.contract.game import AnyGame
from companion.contract.program_seats import (
    AnyDecision,
    AnyKnowledge,
    AnyLevel,
    AnyProgramSeats,
    Decided,
    Sight,
)
from companion.core import Chance, Faulty, Options
from companion.games import take
from companion.locale import _
from companion.seal import seals
from companion.untyped import GamesOwn

LONGEST = 5_000  # moves, after which a game does not end


@dataclass(frozen=True)
class Ended:
    """How a game ended, what was counted in it, and how long each level thought, in seconds."""

    winner: str
    rule: str
    figures: Mapping[str, int]
    seconds: Mapping[str, tuple[float, ...]]


@dataclass
class Bout:
    """A game that levels play; what nobody decides, hands do."""

    game: AnyGame
    levels: Sequence[AnyLevel]
    options: Options
    chance: Chance
    seconds: dict[str, list[float]] = field(default_factory=dict)

    def ended(self) -> Ended:
        """Play it to its end."""
        game, state = self.game, self.game.rules.start(self.game.rules.complete(self.options))
        known = self._unknown(state)
        decided = {level.name: Decided(level) for level in self.levels}
        self.seconds = {level.name: [] for level in self.levels}
        for number in range(LONGEST):
            if outcome := game.rules.outcome(state):
                figures = program_of(game).figures(state)
                seconds = {name: tuple(each) for name, each in self.seconds.items()}
                return Ended(next(iter(outcome.winners), ""), outcome.rule, figures, seconds)
            move = self._decided(state, known, decided) or program_of(game).hands(
                state, self.chance
            )
            if move is None:
                break
            state, before = self._after(state, move), state
            if known and game.secrets:
                known = known.after(game.secrets.heard(number, move, before, state))
        raise Faulty(_("the game of these levels does not end"))

    def _unknown(self, state: GamesOwn) -> AnyKnowledge | None:
        """Return what can be known before the first line, if any level asks for it."""
        asked = any(level.knows for level in self.levels)
        return self.game.secrets.unknown(state) if asked and self.game.secrets else None

    def _decided(
        self, state: GamesOwn, known: AnyKnowledge | None, decided: Mapping[str, "AnyDecided"]
    ) -> GamesOwn:
        """Return the move of the level that has a decision to take; None where none has."""
        rules = self.game.rules
        for level in self.levels:
            view = rules.view(state, level.seat)
            if level.deciding(view):
                stamp, so_far = rules.stamp(state), decided[level.name]
                begun = perf_counter()
                sight = Sight(view, rules.legal(state, level.offered_to(view)), known)
                found: AnyDecision = level.decide(sight, so_far.drawing(stamp, view, self.chance))
                self.seconds[level.name].append(perf_counter() - begun)
                so_far.take_move(stamp, view, found.move)
                return found.move
        return None

    def _after(self, state: GamesOwn, move: GamesOwn) -> GamesOwn:
        """Return the state after a move, and after the deal that it asks for."""
        after, secrets = self.game.rules.apply(state, move), self.game.secrets
        if secrets and self.game.deal_due(state, after):
            return secrets.dealt(after, self.chance)
        return after


AnyDecided = Decided[GamesOwn, GamesOwn]


@dataclass(frozen=True)
class Cell:
    """Two or more levels that meet at tables of one kind."""

    game: str
    options: Mapping[str, str]
    levels: tuple[str, ...]  # in full, one of each side
    seed: str

    def bout(self, number: int) -> Ended:
        """Play the game with this number."""
        game = take(self.game)
        program = program_of(game)
        levels = [level for name in self.levels if (level := program.level(name))]
        return Bout(game, levels, self.options, chance_of(self.seed, number)).ended()

    def bouts(self, numbers: Sequence[int]) -> Iterator[Ended]:
        """Play some games."""
        return map(self.bout, numbers)


def program_of(game: AnyGame) -> AnyProgramSeats:
    """Return the levels of a game, which must have any."""
    if game.program is None:
        raise Faulty(_("the program cannot play this game"))
    return game.program


def chance_of(seed: str, number: int) -> Chance:
    """Return all chance of a game: the same board, cards and decisions, whoever plays."""
    secret = sha256(f"{seed}\n{number}".encode()).digest()
    return lambda label: seals.chance(secret, "arena", label)
