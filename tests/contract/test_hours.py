"""What an hour or round is called is the word of its game, in every sentence of the house."""

from dataclasses import replace
from pathlib import Path

import pytest

from companion.contract.seat_name import SeatName, plain_hour
from companion.record.content import EVERY
from companion.telling.proof.levels import begins
from companion.telling.proof.receipt_names import receipt, receipt_words
from companion.telling.table.hours import of_game
from companion.telling.verdict.text import told
from tests.seal import bids
from tests.seal.auction import FIRST, LAST, on_the_shelf, played, verdict
from tests.seal.bid_words import AuctionWords

CLOCK = of_game("mind-mgmt")
IN_CZECH = {
    "receipt": ("Stvrzenka z 3. kola", "Stvrzenka z 07:00"),
    "words": ("Slova stvrzenky z 3. kola, číslo 2", "Slova stvrzenky z 07:00, číslo 2"),
}


class Lots(AuctionWords):
    """An auction that does not count rounds."""

    def hour(self, stamp: str) -> SeatName:
        """Count lots."""
        return SeatName((f"lot {int(stamp)}",))


def test_a_round_is_a_round_and_an_hour_of_mind_mgmt_stays_what_the_clock_shows() -> None:
    assert receipt(plain_hour, "03", 1) == "Receipt at round 3"
    assert receipt(CLOCK, "07", 1) == "Receipt at 07:00"
    assert receipt_words(CLOCK, "07", 2) == "Receipt words of 07:00, number 2"
    assert begins(EVERY, plain_hour("03")).startswith("From round 3 on a receipt comes")
    assert begins(EVERY, CLOCK("07")).startswith("From 07:00 on a receipt comes")


def test_the_word_stands_in_its_case_where_a_language_has_cases(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANGUAGE", "cs")
    assert (receipt(plain_hour, "03", 1), receipt(CLOCK, "07", 1)) == IN_CZECH["receipt"]
    found = (receipt_words(plain_hour, "03", 2), receipt_words(CLOCK, "07", 2))
    assert found == IN_CZECH["words"]


def test_a_verdict_calls_the_hours_of_any_game_as_that_game_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    evidence = played(tmp_path, *FIRST, *LAST, "end")
    checked = verdict(evidence)
    with on_the_shelf():
        said = "\n".join(told(checked, "auction.txt"))
        assert "\n  Round 1 · proven" in said
        assert "  round 1, round 2: proven" in said
        assert "Receipt at round 1" in said
        assert ", up to round 2" in said
        monkeypatch.setattr(bids, "GAME", replace(bids.GAME, words=Lots()))
        said = "\n".join(told(checked, "auction.txt"))
    assert "Receipt at lot 1" in said
    assert ":00" not in said


def test_of_a_game_that_nobody_here_knows_an_hour_is_its_digits() -> None:
    assert receipt(of_game("chess"), "01", 1) == "Receipt at 01"
