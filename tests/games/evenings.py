"""Whole evenings by chance, of every game on the shelf: the options of a table, and its lines."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from companion import games
from companion.contract.game import AnyGame
from companion.core import PUBLIC
from tests.games.agents import random_games as agents
from tests.games.mind_mgmt import random_games as mind_mgmt
from tests.games.neighbour_spy import random_games as neighbour_spy
from tests.games.spy_connection import random_games as spy_connection


@dataclass(frozen=True)
class Evening:
    """What was played at one table."""

    name: str  # of the game
    options: Mapping[str, str]
    lines: tuple[str, ...]

    @property
    def game(self) -> AnyGame:
        """Return the game."""
        return games.take(self.name)

    def moments(self) -> Iterator[tuple[Any, Any]]:
        """Go through the moves as everybody hears them, each with the public view before it."""
        game, state = self.game, self.game.rules.start(self.options)
        for line in self.lines:
            move = game.notation.parse(line)
            yield game.veiled(move), game.rules.view(state, PUBLIC)
            state = game.rules.apply(state, move)


def evening(name: str, seed: int) -> Evening:
    """Play an evening by chance, the same again from the same seed."""
    options, lines = PLAYERS[name](Random(f"{name} {seed}"), seed)
    return Evening(name, games.take(name).rules.complete(options), tuple(lines))


def _mind_mgmt(chance: Random, seed: int) -> tuple[Mapping[str, str], list[str]]:
    aims = tuple(mind_mgmt.AIMS)
    played = mind_mgmt.play(("full", "training")[seed % 2], aims[seed % len(aims)], chance)
    return played.options, played.lines


def _neighbour_spy(chance: Random, seed: int) -> tuple[Mapping[str, str], list[str]]:
    aims = tuple(neighbour_spy.AIMS)
    mode = ("basic", "advanced")[seed % 2]
    played = neighbour_spy.play(mode, aims[seed % len(aims)], chance)
    return played.options, played.lines


def _spy_connection(chance: Random, seed: int) -> tuple[Mapping[str, str], list[str]]:
    details = spy_connection.DETAILS
    detail = details[seed % len(details)]
    played = spy_connection.play(spy_connection.options_of(chance, detail), chance)
    return played.options, played.lines


def _agents(chance: Random, _seed: int) -> tuple[Mapping[str, str], list[str]]:
    played = agents.play(chance)
    return played.options, played.lines


PLAYERS: dict[str, Callable[[Random, int], tuple[Mapping[str, str], list[str]]]] = {
    "mind-mgmt": _mind_mgmt,
    "neighbour-spy": _neighbour_spy,
    "spy-connection": _spy_connection,
    "agents": _agents,
}
