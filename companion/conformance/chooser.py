"""Chooses moves by chance, among those that a game declares and no others."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from companion.conformance.values import Values
from companion.contract.game import AnyGame
from companion.contract.move import DUE, Choice, Move
from companion.core import Illegal, Seat, Undecided

TRIES = 16  # so many moves are chosen at a moment before nothing is found
BESIDE = 1 / 8  # how often something else is done than what is due


@dataclass(frozen=True)
class Offered:
    """A choice that a seat has."""

    seat: Seat
    choice: Choice[Move]


def offered(game: AnyGame, state: object) -> tuple[Offered, ...]:
    """Return the choices of all seats."""
    seats = game.rules.seats(state)
    return tuple(
        Offered(seat, each) for seat in seats for each in game.rules.legal(state, seat).choices
    )


class Chooser:
    """Chooses moves by chance; `strays` lets it do more than what is due."""

    def __init__(self, game: AnyGame, values: Values, chance: Random, *, strays: bool) -> None:
        """Take where values to type come from."""
        self._game, self._values, self._chance = game, values, chance
        self._strays = strays

    def moves(self, state: object, ways: tuple[Offered, ...]) -> Iterator[Move]:
        """Go through moves that may be made now; a silent point is decided first."""
        due = [each for each in ways if each.choice.group == DUE]
        beside = [each for each in ways if each.choice.group != DUE]
        for _try in range(TRIES):
            stray = beside and (not due or (self._strays and self._chance.random() < BESIDE))
            among = beside if stray else due
            if not among:
                return
            move = self._one(self._chance.choice(among).choice)
            if move is not None:
                yield from self._decided(state, move)

    def _one(self, choice: Choice[Move]) -> Move | None:
        """Choose a move of a choice."""
        if not choice.offered:
            return None
        if choice.typed:
            return self._values.filled(self._game.notation, choice)
        move: Move = self._chance.choice(choice.offered)
        self._values.learn(self._game.notation, move)
        return move

    def _decided(self, state: object, move: Move) -> Iterator[Move]:
        """Return a move, or the decision that it waits for."""
        rules = self._game.rules
        try:
            rules.apply(state, move)
        except Undecided as silent:
            if rules.ruled:
                yield rules.ruled(silent.rule, self._chance.choice(silent.choices))
        except Illegal:
            yield move  # whoever plays it hears why
        else:
            yield move
