"""The arena: levels meet so many times, and what came of it, with intervals."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt

from companion.games import take
from companion.players.bout import Cell, Ended, program_of

SURE = 1.959964  # of the normal distribution, for 95 in 100


@dataclass(frozen=True)
class Measured:
    """What came of the games of a cell; a rate has its Wilson interval of 95 in 100."""

    cell: Cell
    ended: tuple[Ended, ...]

    @property
    def games(self) -> int:
        """Return how many games were played."""
        return len(self.ended)

    @property
    def side(self) -> str:
        """Return the side whose wins are counted: the first."""
        return side_of(self.cell.levels[0])

    @property
    def wins(self) -> int:
        """Return how many games it won."""
        return sum(each.winner == self.side for each in self.ended)

    @property
    def interval(self) -> tuple[float, float]:
        """Return between which rates of wins the true one probably lies."""
        return wilson(self.wins, self.games)

    @property
    def figures(self) -> dict[str, float]:
        """Return the means of what was counted."""
        names = dict.fromkeys(name for each in self.ended for name in each.figures)
        return {
            name: round(sum(each.figures[name] for each in self.ended) / self.games, 2)
            for name in names
        }

    @property
    def ends(self) -> dict[str, int]:
        """Return by which rules games ended, each by the last part of its id."""
        rules = dict.fromkeys(program_of(take(self.cell.game)).ends, 0)
        return {
            rule.rpartition(".")[2]: number
            for rule, number in (rules | Counter(each.rule for each in self.ended)).items()
        }

    @property
    def milliseconds(self) -> dict[str, tuple[float, float]]:
        """Return by sides how long a decision took: the mean, and what 95 in 100 stay below."""
        found = dict[str, tuple[float, float]]()
        for name in self.cell.levels:
            taken = sorted(1000 * one for each in self.ended for one in each.seconds[name])
            if taken:
                mean, most = sum(taken) / len(taken), taken[len(taken) * 95 // 100]
                found[side_of(name)] = round(mean, 2), round(most, 2)
        return found

    def facts(self) -> dict[str, object]:
        """Return it as plain data."""
        low, high = self.interval
        return {
            "game": self.cell.game,
            **{key: value for key, value in self.cell.options.items() if key != "players"},
            **{side_of(name): name for name in self.cell.levels},
            "seed": self.cell.seed,
            "games": self.games,
            f"{self.side}_wins": self.wins,
            "forfeits": 0,
            "low": round(low, 4),
            "high": round(high, 4),
            **self.figures,
            "ends": self.ends,
            "ms": {side: list(both) for side, both in self.milliseconds.items()},
        }


def side_of(name: str) -> str:
    """Return the side of a level, which stands before its name."""
    return name.partition("/")[0]


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Return the interval of Wilson for a rate, with a confidence of 95 in 100."""
    if not games:
        return 0.0, 1.0
    rate, more = wins / games, SURE * SURE / games
    middle = (rate + more / 2) / (1 + more)
    half = SURE * sqrt(rate * (1 - rate) / games + more / (4 * games)) / (1 + more)
    return max(0.0, middle - half), min(1.0, middle + half)


def measured(cell: Cell, games: int, jobs: int = 1) -> Measured:
    """Play the games of a cell, with several processes if wanted; the result is the same."""
    return Measured(cell, tuple(_played(cell, range(games), jobs)))


def _played(cell: Cell, numbers: Sequence[int], jobs: int) -> Iterator[Ended]:
    """Go through the games in their order."""
    if jobs == 1:
        yield from cell.bouts(numbers)
        return
    from concurrent.futures import ProcessPoolExecutor  # rarely needed
    from multiprocessing import get_context

    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(cell.bout, numbers)
