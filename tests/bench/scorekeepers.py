"""Games that are only kept: what a moment and a whole game cost.

The referee alone, asked about the same moves, is what they stand beside.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from companion.contract.game import AnyGame
from companion.contract.move import DUE
from companion.core import PUBLIC
from companion.games import neighbour_spy, spy_connection
from companion.play.replay import replay
from companion.text.gametext import written
from tests.bench.measure import in_turns, tell
from tests.games.neighbour_spy import random_games as neighbour_games
from tests.games.spy_connection import random_games as spy_games

TURNS, SEED, LONGEST = 9, 3, 120
Options = dict[str, str]


def main() -> None:
    """Measure both games: one that was played by chance, with everything entered."""
    advanced = neighbour_games.play("advanced", "idle", Random(SEED), extras=False)
    _tell("My Neighbour Spy", neighbour_spy.GAME, dict(advanced.options), advanced.lines)
    chance = Random(SEED)
    everything = {**spy_games.options_of(chance, "all"), "box": spy_games.BOX}
    played = spy_games.play(everything, chance)
    _tell("Spy Connection", spy_connection.GAME, dict(played.options), played.lines)


def _tell(name: str, game: AnyGame, options: Options, lines: Sequence[str]) -> None:
    """Print what a game costs, move by move and as a whole."""
    lines = lines[:LONGEST]
    moves = [game.notation.parse(line) for line in lines]
    states = [game.rules.start(options)]
    for move in moves:
        states.append(game.rules.apply(states[-1], move))
    listed = [_listed(game, state) for state in states]

    def offering() -> None:
        for state in states:
            _listed(game, state)

    def asking() -> None:
        for state, found in zip(states, listed, strict=True):
            for move in found:
                game.rules.apply(state, move)

    most, all_of_them = max(map(len, listed)), sum(map(len, listed))
    print(f"{most:6}  moves at most are listed at a moment of {name}; {all_of_them} in the game")
    tell(f"all moments of {name} offered", "the referee alone", *in_turns(offering, asking, TURNS))
    tell(
        f"{name}: {len(lines)} lines replayed",
        "the bare moves",
        *in_turns(_replaying(game, options, lines), _playing(game, options, moves), TURNS),
    )


def _listed(game: AnyGame, state: Any) -> list[Any]:
    """Give every move that is due and can be listed, as a page does that opens each choice."""
    choices = game.rules.legal(state, PUBLIC).choices
    return [
        move
        for choice in choices
        if choice.group == DUE and not choice.typed
        for move in choice.listed
    ]


def _replaying(game: AnyGame, options: Options, lines: Sequence[str]) -> Callable[[], object]:
    """Replay the text of a game."""
    typed = {key: said for key, said in options.items() if key != game.filed}
    text = written(game.name, typed, tuple(lines))
    return lambda: replay(text, options.get(game.filed))


def _playing(game: AnyGame, options: Options, moves: Sequence[Any]) -> Callable[[], object]:
    """Play the same moves without any text."""

    def play() -> Any:
        state = game.rules.start(options)
        for move in moves:
            state = game.rules.apply(state, move)
        return state

    return play


if __name__ == "__main__":
    main()
