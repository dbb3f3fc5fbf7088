"""The seal knows no game: hidden bids are sealed, opened, gathered and judged like any other."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from companion.contract.option_field import OptionField
from companion.core import KEEPER, Illegal, NotUnderstood, Options
from companion.seal.checking.verdict import CLEAN, FINDINGS, NOT_PROVEN
from companion.seal.evidence import Evidence, EvidenceLine, of_text
from companion.seal.writing.own_check import OwnCheck
from tests.seal import auction as played_on_disk
from tests.seal import bids
from tests.seal.auction import (
    FIRST,
    LAST,
    SHARE,
    auction,
    found,
    heads,
    on_the_shelf,
    play,
    played,
    verdict,
)

WHOLE = (*FIRST, *LAST, "end")

ENDS: tuple[tuple[str, tuple[str, ...]], ...] = (("early", ()), ("whole", ("end",)))


class Overstating(bids.Bidding):
    """Answers every question with yes."""

    def sheet(self, state: bids.State) -> tuple[int, ...]:
        """Hold every promise."""
        return (1,) * len(super().sheet(state))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Evidence:
    """Play an auction to its end."""
    return played(tmp_path_factory.mktemp("whole"), *WHOLE)


def changed(
    evidence: Evidence, text: str, change: Callable[[EvidenceLine], EvidenceLine]
) -> Evidence:
    """Change the first entry of the line that begins so, as somebody with an editor could."""
    at = next(n for n, each in enumerate(evidence.entries) if each.line.text.startswith(text))
    before, after = evidence.entries[:at], evidence.entries[at + 1 :]
    return replace(evidence, entries=(*before, change(evidence.entries[at]), *after))


def test_an_auction_is_audited_clean_and_every_answer_is_bound(whole: Evidence) -> None:
    judged = verdict(whole)
    assert (judged.code, found(judged)) == (CLEAN, [])
    said = {each.text: each.hour for each in judged.answers}
    assert said == {"promise 10": "01", "answer no": "01", "show 999": "01", "answer yes": "02"}


def test_every_answer_carries_its_own_opening_and_a_promise_that_of_the_sheet_to_come(
    whole: Evidence,
) -> None:
    shown = {
        str(each.line).partition(" {")[0]: [(one.label, one.value) for one in each.shown]
        for each in whole.entries
        if each.shown
    }
    assert shown == {
        "table sheet 01": [("01/least/10", 1)],
        "keeper answer no": [("01/least/1000", 0)],
        "keeper show 999": [("bid/01", 999)],
        "keeper answer yes": [("02/least/2147483647", 1)],
    }


def test_a_file_of_the_game_stands_in_its_evidence_whatever_its_option_is_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards = "hearts = 13\nspades = 13\n"

    class Carded(bids.Auctioneer):
        """An auction with a file of cards."""

        def start(self, options: Options) -> bids.State:
            return bids.start({name: said for name, said in options.items() if name != "cards"})

    options = (*bids.OPTIONS, OptionField("cards", file=True))
    carded = replace(bids.GAME, options=options, rules=Carded())
    monkeypatch.setattr(bids, "GAME", carded)
    monkeypatch.setattr(played_on_disk, "OPTIONS", {**played_on_disk.OPTIONS, "cards": cards})
    with on_the_shelf(), auction(tmp_path, *FIRST):
        pass
    evidence = played(tmp_path, *LAST, "end")  # at the table that was taken up again
    assert evidence.file == cards
    assert verdict(evidence).code == CLEAN


def test_a_bid_is_hidden_until_the_end_and_its_evidence_says_not_proven(tmp_path: Path) -> None:
    evidence = played(tmp_path, *FIRST, "bid 123456789", "done")
    assert "123456789" not in str(evidence)
    assert verdict(evidence).code == NOT_PROVEN


def test_the_other_players_give_their_lines_in_turn_under_their_own_names(whole: Evidence) -> None:
    assert [each.seat for each in whole.lines if each.text.startswith("ask")] == ["Adam", "Petr"]
    swapped = changed(
        whole, "ask", lambda each: replace(each, line=replace(each.line, seat="Petr"))
    )
    assert found(verdict(swapped))[0] == (8, "line")


def test_a_changed_bid_is_found(whole: Evidence) -> None:
    other = changed(whole, "bid", lambda each: replace(each, clear="bid 998"))
    assert found(verdict(other)) == [(4, "seal")]


def test_a_changed_answer_is_found_at_once_by_its_opening(whole: Evidence) -> None:
    def yes(each: EvidenceLine) -> EvidenceLine:
        return replace(each, line=replace(each.line, text="answer yes"))

    assert found(verdict(changed(whole, "answer no", yes), *heads(whole)))[0] == (
        9,
        "opening.false",
    )


@pytest.mark.parametrize(
    ("lies", "finding"),
    [
        (("bid 999", "done", "ask 1000", "answer yes"), (8, "opening.false")),
        (("bid 999", "done", "show 998"), (7, "opening.false")),
        (("promise 1000", "bid 999", "done"), (6, "opening.false")),
    ],
)
def test_a_lie_of_a_keeper_who_changed_the_program_is_found_before_the_end(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    lies: tuple[str, ...],
    finding: tuple[int, str],
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(bids, "need_true", lambda *_any: None)
        patch.setattr(OwnCheck, "need_fit", lambda *_any: None)
        evidence = played(tmp_path, *lies)
    judged = verdict(evidence)
    assert judged.code == FINDINGS
    assert found(judged)[0] == finding


def test_a_lie_that_was_sealed_in_advance_is_found_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(bids, "need_true", lambda *_any: None)
        patch.setattr(
            bids,
            "GAME",
            replace(bids.GAME, secrets=Overstating()),
        )
        lie = ("bid 999", "done", "ask 1000", "answer yes", "keep", *LAST)
        early, whole = (played(tmp_path / end, *lie, *more) for end, more in ENDS)
    assert verdict(early).code == NOT_PROVEN
    assert found(verdict(whole)) == [(5, "sheet")]


def test_a_bid_can_be_made_anew_until_it_stands_and_only_the_last_one_counts(
    tmp_path: Path,
) -> None:
    again = played(tmp_path, "bid 5", "undo", "bid 6", "bid 7", "done", "show 7", *LAST, "end")
    judged = verdict(again)
    assert judged.code == CLEAN
    assert judged.witness is not None
    assert judged.witness.retracted == [3]
    assert [each.clear for each in again.entries if each.clear][:3] == ["bid 5", "bid 6", "bid 7"]


def test_where_a_bid_is_taken_back_the_one_before_it_is_in_force_again(tmp_path: Path) -> None:
    evidence = played(tmp_path, "bid 5", "bid 6", "undo", "done", "show 5", *LAST, "end")
    assert verdict(evidence).code == CLEAN
    assert [each.clear for each in evidence.entries if each.clear][:2] == ["bid 5", "bid 6"]


def test_what_stands_cannot_be_taken_back(tmp_path: Path) -> None:
    with on_the_shelf(), auction(tmp_path, "bid 5", "done") as kept, pytest.raises(NotUnderstood):
        kept.undo()


def test_a_table_that_is_taken_up_again_goes_on_with_the_same_seals(tmp_path: Path) -> None:
    with on_the_shelf():
        with auction(tmp_path, *FIRST) as kept:
            before = kept.record
        with auction(tmp_path, *LAST, "end") as kept:
            assert kept.record[: len(before)] == before
            evidence = of_text(str(kept.evidence()))
    assert sum(each.text.startswith("share") for each in evidence.lines) == 2
    assert verdict(evidence).code == CLEAN


@pytest.mark.parametrize("value", [0, 1, 999_999_999, 2**31 - 1])
def test_a_bid_is_any_number_below_two_to_the_31(tmp_path: Path, value: int) -> None:
    evidence = played(tmp_path, f"bid {value}", "done", f"show {value}")
    assert verdict(evidence).code == NOT_PROVEN
    assert evidence.entries[-1].shown[0].value == value


def test_a_bid_beyond_what_can_be_opened_is_refused(tmp_path: Path) -> None:
    with on_the_shelf(), auction(tmp_path) as kept, pytest.raises(Illegal):
        play(kept, f"bid {2**31}")


def test_a_bid_of_each_round_can_be_dealt_and_nothing_else_is_bid_then(tmp_path: Path) -> None:
    with on_the_shelf(), auction(tmp_path) as kept:
        for newer in (20, 40):
            play(kept, "deal")
            kept.sealing.share(tuple(range(newer, newer + len(SHARE))))
            dealt = kept.view(KEEPER).own.dealt
            with pytest.raises(Illegal, match=r"bids\.deal"):
                play(kept, f"bid {dealt + 1}")
            play(kept, f"bid {dealt}", "done", "keep")
        play(kept, "end")
        evidence = of_text(str(kept.evidence()))
    judged = verdict(evidence)
    assert (judged.code, found(judged)) == (CLEAN, [])
    assert [(each.hour, each.before(judged.sizes)) for each in judged.deals] == [
        ("01", True),
        ("02", True),
    ]


def test_words_without_a_deal_leave_every_bid_free(tmp_path: Path) -> None:
    with on_the_shelf(), auction(tmp_path, "head", "share", "bid 7", "done") as kept:
        assert kept.view(KEEPER).own.dealt == 0
        assert verdict(of_text(str(kept.evidence()))).deals == ()
