"""A game that is lost: nobody stops it instead, and an honest Recruiter is led to say so."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion import games
from companion.core import KEEPER, Illegal
from companion.play.table import Table, begin
from companion.seal.checking.verdict import judged
from companion.store.tables import Tables
from tests.store.evening import NAME, PIN, SHARE
from tests.vectors.generate.scenes import CORNERED_AT_ONCE, CORNERED_AT_SEVEN
from tests.vectors.generate.scripts import FULL

CORNERS = {"before the action": CORNERED_AT_SEVEN, "after the action": CORNERED_AT_ONCE}


@pytest.fixture(params=CORNERS.values(), ids=list(CORNERS))
def cornered(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Table]:
    """Play until the Recruiter cannot go on."""
    with closing(Tables(tmp_path)) as tables:
        found = begin(tables, NAME, "mind-mgmt", FULL, PIN)
        for line in filter(None, request.param.split("\n")):
            if line != "share":
                if found.sealing.share_due:
                    found.sealing.share(SHARE)
                found.play(KEEPER, found.read(line))
        yield found


def test_who_has_lost_says_so_before_a_stopped_game_is_revealed(cornered: Table) -> None:
    cornered.sealing.stop()
    with pytest.raises(Illegal) as refused:
        cornered.sealing.end()
    assert refused.value.rule == "mind-mgmt.dead-end"
    assert not cornered.opened
    cornered.play(KEEPER, cornered.read("stuck"))
    cornered.sealing.end()
    assert judged(games.take, cornered.evidence(), ()).findings == ()
