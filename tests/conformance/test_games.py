"""Every game keeps what all games promise the house, on the shelf and among the toys."""

from collections.abc import Callable

import pytest

from companion import games
from companion.conformance.suite import CHECKS, looked_into
from tests.shelf import TOYS
from tests.shelf import toys as toys

SEEDS = 2
pytestmark = pytest.mark.usefixtures("toys")


@pytest.mark.long
@pytest.mark.parametrize("name", [*games.SHELF, *TOYS])
def test_a_game_keeps_what_every_game_promises(
    name: str, record_property: Callable[[str, object], None]
) -> None:
    report = looked_into(games.take(name), SEEDS)
    assert {check: [*found] for check, found in report.found.items() if found} == {}
    assert report.evenings == SEEDS
    assert set(report.found) == {check.name for check in CHECKS}
    kinds = len(games.take(name).notation.kinds)
    record_property(f"{name}, moves", f"{report.moves} of {len(report.kinds)} out of {kinds} kinds")
