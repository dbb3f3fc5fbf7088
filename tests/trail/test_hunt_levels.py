"""The program plays any hunt by the kit's own levels, at both seats."""

import pytest

from companion.contract.drawing import Drawing
from companion.contract.program_seats import Sight
from companion.core import KEEPER
from companion.players.arena import measured
from companion.players.bout import Cell, chance_of
from companion.trail.moves import Goes
from tests.games.harbours import GAME
from tests.games.harbours.rules import RULES
from tests.shelf import toys as toys

pytestmark = pytest.mark.usefixtures("toys")
OPTIONS = {"players": "companion Ada"}


def cell(seekers: str) -> Cell:
    """Let the smuggler meet one of the levels of those who ask."""
    return Cell("harbours", OPTIONS, ("smuggler/easy-1", f"searchers/{seekers}-1"), "test")


@pytest.mark.parametrize("seekers", ["random", "easy"])
def test_every_hunt_is_played_to_an_end(seekers: str) -> None:
    found = measured(cell(seekers), 12)
    assert {each.winner for each in found.ended} <= {"smuggler", "searchers"}
    assert found.facts()["smuggler"] == "smuggler/easy-1"


def test_who_thinks_of_what_is_known_finds_the_smuggler_more_often() -> None:
    random, thinking = (measured(cell(each), 30).wins for each in ("random", "easy"))
    assert thinking < random


def test_a_dead_end_is_entered_only_where_nothing_else_is_lawful() -> None:
    level = GAME.program.level("smuggler/easy") if GAME.program else None
    assert level
    for seed in range(30):
        state, chance = GAME.rules.start(OPTIONS), chance_of("dead", seed)
        known = GAME.sealing.unknown(state)
        for number in range(12):
            view = GAME.rules.view(state, KEEPER)
            if not level.deciding(view):
                break
            sight = Sight(view, GAME.rules.legal(state, KEEPER), known)
            move = level.decide(sight, Drawing(chance, f"play/{number}")).move
            if isinstance(move, Goes):
                ways = [each for each in sight.legal if isinstance(each, Goes)]
                stuck = [RULES.is_stuck((*state.hidden.path, each.place)) for each in ways]
                assert all(stuck) or not stuck[ways.index(move)]
            state = GAME.rules.apply(state, move)
