"""Each level decides as it did when its decisions were recorded, on every machine and Python."""

import pytest

from tests.games.mind_mgmt.decided import EACH, MET, MODES, decisions, path
from tests.games.mind_mgmt.playing import GAME


def test_every_level_has_its_recorded_decisions() -> None:
    assert GAME.program
    assert {each.name for each in GAME.program.levels} == MET.keys()


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", MET)
def test_a_level_decides_as_it_was_recorded(name: str, mode: str) -> None:
    recorded = path(name, mode).read_text("utf-8").splitlines()
    assert len(recorded) == EACH
    assert decisions(name, mode) == recorded
