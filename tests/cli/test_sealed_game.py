"""A game with secrets that is not MIND MGMT, at the prompt of people who look at one screen."""

import json
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from companion.cli import main
from companion.cli.prompt.session import Session
from companion.evening.sitting import Sitting
from companion.play.table import begin
from companion.store.tables import Tables
from tests.cli.test_play import Spoken
from tests.seal import bids
from tests.shelf import toys as toys

pytestmark = pytest.mark.usefixtures("toys")
NAME, PIN = "auction", "2468"
OPTIONS = {"players": "Eva Adam", "rounds": "1"}
BIDDER = "bidder"
BIDDEN = ("share 1 2 3 4", "", PIN, "bid 999", "done", "")  # Enter lifts the curtain and hides it


@pytest.fixture
def sitting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sitting]:
    """Sit down at a new auction, whose hidden seat has a name of its own."""
    monkeypatch.setattr(bids, "KEEPER", BIDDER)
    secrets = bids.Bidding()
    secrets.seat = BIDDER
    monkeypatch.setattr(bids, "GAME", replace(bids.GAME, secrets=secrets))
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
    assert "Receipt at round 1" in said
    assert "Nobody moves or asks until this is kept." in said
    assert sitting.table.moves == ("bid 999", "done")


def test_the_name_of_the_hidden_seat_leads_to_its_side(sitting: Sitting) -> None:
    said = typed(sitting, "share 1 2 3 4", BIDDER, PIN, "bid 999", "", f"look {BIDDER}")
    assert f"only {BIDDER} may look behind the curtain: type `{BIDDER}`" in said
    assert sitting.table.moves == ("bid 999",)


def test_what_leads_on_names_it_to_the_end(sitting: Sitting) -> None:
    lines = (*BIDDEN, "", BIDDER, PIN, "show 999", "", "")
    assert f"(`{BIDDER}`, then `end`: reveal everything. `quit`: leave)" in typed(sitting, *lines)
    said = typed(sitting, "end", BIDDER, PIN, "end", "", f"look {BIDDER}")
    assert f"only {BIDDER} can reveal everything: type `{BIDDER}`, then `end`" in said
    assert any(f"`look {BIDDER}`: what was hidden." in line for line in said)
    assert "  Your bid: 0" in said[-4:]
    assert sitting.table.opened


def test_receipts_at_red_hours_are_not_offered_where_there_are_none(sitting: Sitting) -> None:
    assert "say one of these: `proof every`" in typed(sitting, "proof red")


def test_programs_and_people_get_what_it_knows(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], sitting: Sitting
) -> None:
    text = tmp_path / "auction.txt"
    text.write_text(sitting.table.text + "bid 999\n", "utf-8")
    assert main(["replay", str(text), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[BIDDER] == {"bid": 999, "dealt": 0}
    assert main(["replay", str(text), "--state"]) == 0
    assert "Bidder knows:\n  Hidden:\n    Your bid: 999\n" in capsys.readouterr().out
