"""Games of Harbours by chance, and tables of it that are kept."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

from companion.contract.move import DUE, Move
from companion.core import KEEPER
from companion.play import table
from companion.play.table import Table
from companion.seal.evidence import Evidence, of_text
from companion.store.tables import Tables
from companion.trail.hunt.rules import HuntState
from tests.games import harbours

OPTIONS = {"players": "Eva Adam Petr"}
PIN, SHARE = "1234", (1, 20, 300, 2047)
CAUGHT = (
    *("sail Kiel", "done", "ask Kiel", "answer yes", "ferry Klaipėda", "done by ferry"),
    *("search Rīga", "answer no", "sail Rīga", "show Rīga", "done", "search Rīga", "answer yes"),
)


def by_chance(seed: int) -> Iterator[tuple[HuntState, Move, HuntState]]:
    """Play a game by choices drawn at random: each move with the state before and after it."""
    rules, chance = harbours.GAME.rules, Random(seed)
    state = rules.start(OPTIONS)
    while seat := rules.due(state).seat:
        offered = rules.legal(state, seat).choices
        choices = [each for each in offered if each.listed and each.group == DUE]
        move = chance.choice(chance.choice(choices).listed)
        before, state = state, rules.apply(state, move)
        yield before, move, state


@contextmanager
def kept(home: Path, *lines: str) -> Iterator[Table]:
    """Play lines at a table on the disk."""
    with (
        closing(Tables(home)) as tables,
        closing(table.begin(tables, "evening", "harbours", OPTIONS, PIN)) as at,
    ):
        at.sealing.share(SHARE)
        for line in lines:
            at.play(KEEPER, at.read(line))
        yield at


def evidence(home: Path, *lines: str) -> Evidence:
    """Play lines, end the table, and take its evidence as anybody reads it."""
    with kept(home, *lines) as at:
        at.sealing.end()
        return of_text(str(at.evidence()))
