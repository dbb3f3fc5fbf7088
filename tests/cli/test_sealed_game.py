"""A game with secrets that is not MIND MGMT, at the prompt of people who look at one screen."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion.cli.session import Session
from companion.sitting import Sitting
from companion.store.tables import Tables
from companion.table import begin
from tests.cli.test_play import Spoken
from tests.shelf import toys as toys

pytestmark = pytest.mark.usefixtures("toys")
NAME, PIN = "auction", "2468"
OPTIONS = {"players": "Eva Adam", "rounds": "1"}
BIDDEN = ("share 1 2 3 4", "", PIN, "bid 999", "done", "")  # Enter lifts the curtain and hides it


@pytest.fixture
def sitting(tmp_path: Path) -> Iterator[Sitting]:
    """Sit down at a new auction."""
    with closing(Tables(tmp_path)) as tables:
        begun = begin(tables, NAME, "bids", OPTIONS, PIN)
        with closing(Sitting(tables, tables.find(NAME), begun)) as found:
            yield found


def typed(sitting: Sitting, *lines: str) -> list[str]:
    """Type lines, and give all that was said."""
    desk = Spoken(*lines, hides=True)
    Session(sitting, desk).run()
    return desk.said


def test_its_receipt_is_shown_and_asked_to_be_kept(sitting: Sitting) -> None:
    said = typed(sitting, *BIDDEN)
    assert "Receipt at 01:00" in said
    assert "Nobody moves or asks until this is kept." in said
    assert sitting.table.moves == ("bid 999", "done")
