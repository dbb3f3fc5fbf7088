"""What kept heads bind, which exit code fits first, and what a verdict lists."""

import shutil
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from companion import games
from companion.core import KEEPER
from companion.play import replay
from companion.record.head import Head, LineHeads, key_id
from companion.seal import words
from companion.seal.checking.kept_heads import KeptHead, KeptWords, Memory, heads_of, shown_heads
from companion.seal.checking.verdict import (
    CLEAN,
    FINDINGS,
    NOT_PROVEN,
    NOTHING_KEPT,
    UNBOUND,
    Verdict,
    judged,
)
from companion.seal.evidence import Evidence, of_text
from companion.store.tables import Tables
from companion.text.gametext import written
from tests.games.mind_mgmt.playing import HERE, lines_of
from tests.seal.auction import FIRST, LAST, auction, found, head, on_the_shelf, played, verdict

# The numbers of the lines of the auction that is played here.
PROMISE, SHEET, ASKED, NO, SHOWN, LATER_SHEET, YES, ALL = 3, 6, 8, 9, 10, 13, 16, 17


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Evidence:
    """Play an auction to its end."""
    return played(tmp_path_factory.mktemp("whole"), *FIRST, *LAST, "end")


@pytest.fixture(scope="module")
def early(tmp_path_factory: pytest.TempPathFactory) -> Evidence:
    """Play an auction until its last question."""
    return played(tmp_path_factory.mktemp("early"), *FIRST, *LAST[:-1])


def kept(evidence: Evidence, *sizes: int) -> Verdict:
    """Judge evidence by heads over so many lines."""
    with on_the_shelf():
        return judged(games.take, evidence, [head(evidence, size) for size in sizes])


def unbound(found: Verdict) -> list[int]:
    """Give the lines of the answers that are not bound."""
    return [each.line for each in found.unbound]


def test_the_lines_of_the_auction_are_those_that_these_tests_count(whole: Evidence) -> None:
    said = ["promise 10", "sheet 01", "ask 1000", "answer no", "show 999", "sheet 02", "answer yes"]
    numbers = (PROMISE, SHEET, ASKED, NO, SHOWN, LATER_SHEET, YES)
    assert [whole.lines[number - 1].text for number in numbers] == said
    assert [each.size for each in shown_heads(whole.lines)] == [SHEET, LATER_SHEET, ALL]


@pytest.mark.parametrize(
    ("sizes", "lines"),
    [
        ((SHEET, LATER_SHEET, ALL), []),
        ((ALL,), [NO, SHOWN, YES]),
        ((SHEET, LATER_SHEET), [YES]),
        ((SHEET, ALL), [YES]),
        ((LATER_SHEET, ALL), [NO, SHOWN]),
        ((SHEET,), [NO, SHOWN, YES]),
        ((ASKED - 1, LATER_SHEET, ALL), []),
        ((ASKED, LATER_SHEET, ALL), [NO, SHOWN]),
        ((NO, LATER_SHEET, ALL), [NO, SHOWN]),
        ((SHOWN, LATER_SHEET, ALL), [NO, SHOWN]),
        ((SHEET - 1, LATER_SHEET, ALL), [NO]),
        ((PROMISE, LATER_SHEET, ALL), [NO, SHOWN]),
        ((SHEET, YES - 2, YES), []),
        ((SHEET, YES - 1, YES), [YES]),
        ((SHEET, YES, ALL), [YES]),
    ],
)
def test_an_answer_is_bound_by_a_head_from_before_anybody_spoke_and_a_later_one_over_itself(
    whole: Evidence, sizes: Sequence[int], lines: list[int]
) -> None:
    judged = kept(whole, *sizes)
    assert unbound(judged) == lines
    assert judged.code == (UNBOUND if lines or ALL not in sizes else CLEAN)


@pytest.mark.parametrize("size", [PROMISE, SHEET - 1, SHEET])
def test_what_is_opened_on_a_later_sheet_is_bound_by_a_head_over_that_sheet(
    whole: Evidence, size: int
) -> None:
    assert (PROMISE not in unbound(kept(whole, size))) == (size == SHEET)


def test_what_waits_for_its_sheet_is_not_bound_yet(tmp_path: Path) -> None:
    evidence = played(tmp_path, "promise 10", "head")
    judged = kept(evidence, 3)
    assert judged.sizes == (3,)
    assert unbound(judged) == [PROMISE]
    [answer] = judged.answers
    assert (answer.before(judged.sizes), answer.after(judged.sizes)) == (True, False)


def test_only_the_seal_in_force_needs_a_head_before_the_answer(tmp_path: Path) -> None:
    evidence = played(tmp_path, "bid 5", "head", "bid 6", "done", "show 6", *LAST, "end")
    resealed = next(n for n, each in enumerate(evidence.entries, 1) if each.clear == "bid 6")
    shown = next(each for each in kept(evidence, 3).answers if each.text == "show 6")
    assert shown.sealed == (resealed,)
    assert not shown.before((3,))
    assert shown.before((resealed,))


def test_a_kept_head_that_does_not_fit_binds_nothing(whole: Evidence) -> None:
    good = head(whole, ALL)
    bad = replace(good, head=replace(good.head, root=bytes(32)))
    assert verdict(whole, bad).sizes == ()
    assert [each.line for each in verdict(whole, bad).unbound] == [PROMISE, NO, SHOWN, YES]


@pytest.mark.parametrize(
    ("ended", "changed", "sizes", "code"),
    [
        (True, False, (SHEET, LATER_SHEET, ALL), CLEAN),
        (True, False, (ALL,), UNBOUND),
        (False, False, (SHEET,), NOT_PROVEN),
        (True, False, (), NOTHING_KEPT),
        (False, False, (), NOTHING_KEPT),
        (True, True, (SHEET, LATER_SHEET, ALL), FINDINGS),
        (True, True, (), FINDINGS),
        (False, True, (SHEET,), FINDINGS),
    ],
)
def test_the_first_exit_code_that_fits_is_given(
    request: pytest.FixtureRequest, ended: bool, changed: bool, sizes: tuple[int, ...], code: int
) -> None:
    evidence: Evidence = request.getfixturevalue("whole" if ended else "early")
    if changed:
        entries = list(evidence.entries)
        entries[NO - 1] = replace(entries[NO - 1], shown=())
        evidence = replace(evidence, entries=tuple(entries))
    assert kept(evidence, *sizes).code == code


def test_a_head_that_does_not_fit_is_a_finding_whatever_else_is_kept(whole: Evidence) -> None:
    one = head(whole, SHEET)
    other = replace(one, head=replace(one.head, table="f" * 16))
    judged = verdict(whole, one, other, head(whole, LATER_SHEET), head(whole, ALL))
    assert found(judged) == [(0, "head.table")]
    assert judged.sizes == (SHEET, LATER_SHEET, ALL)
    assert judged.code == FINDINGS
    assert judged.audit is not None


@pytest.mark.parametrize(
    ("kind", "changes"),
    [
        ("head.table", {"table": "f" * 16}),
        ("head.longer", {"size": 20}),
        ("head.differs", {"root": bytes(32)}),
        ("head.differs", {"size": SHEET + 1}),
    ],
)
def test_what_is_wrong_with_a_kept_head_is_named(
    whole: Evidence, kind: str, changes: dict[str, object]
) -> None:
    good = head(whole, SHEET)
    fields = {"table": good.head.table, "size": good.head.size, "root": good.head.root}
    bad = KeptHead("", Head(**{**fields, **changes}))  # type: ignore[arg-type]
    assert found(verdict(whole, good, bad)) == [(0, kind)]


def test_a_kept_note_must_be_signed_by_the_key_of_the_table(tmp_path: Path) -> None:
    with on_the_shelf(), auction(tmp_path, *FIRST) as one:
        evidence, note = of_text(str(one.evidence())), one.sealing.head().note
    [good] = heads_of(note)
    assert verdict(evidence, good).code == NOT_PROVEN
    key = key_id(good.head.origin, bytes(32))
    for bad in (replace(good, key=key), replace(good, signature=bytes(64))):
        assert found(verdict(evidence, bad)) == [(0, "head.signature")]


def test_two_records_of_one_table_cannot_both_fit_what_was_kept(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    with on_the_shelf():
        with auction(one, "bid 5", "done"):
            shutil.copytree(one, other)
        evidences = []
        for home, answer in ((one, "show 5"), (other, "keep")):
            with auction(home, answer, *LAST, "end") as kept:
                evidences.append(of_text(str(kept.evidence())))
    mine, forked = evidences
    last = shown_heads(mine.lines)[-1].size
    assert verdict(forked, head(mine, 5)).code == UNBOUND
    assert "head" in found(verdict(forked, head(mine, last)))[0][1]


def test_retractions_are_listed_and_what_they_took_back_is_not_audited_as_played(
    tmp_path: Path,
) -> None:
    evidence = played(tmp_path, "bid 5", "undo", "bid 6", "undo", "bid 7", "done", "keep")
    found = verdict(evidence)
    assert found.witness is not None
    assert found.witness.retracted == [3, 5]
    counting = [*found.witness.public_moves]
    assert counting == [8, 11]


def test_words_are_held_against_the_heads_of_their_hour_and_share(tmp_path: Path) -> None:
    with on_the_shelf():
        with auction(tmp_path, "bid 5", "done"):
            pass
        with auction(tmp_path) as again:
            again.sealing.share((7, 7, 7, 7))
            again.sealing.head(fresh=True)
            evidence, first = of_text(str(again.evidence())), again.sealing._first
    early, late = shown_heads(evidence.lines)
    heads = LineHeads(first.table, evidence.lines)
    memory = Memory(first, evidence.lines, heads)
    six = {each.share: words.spoken(heads.behind(each.size), each.share) for each in (early, late)}
    assert (early.hour, late.hour, len(six)) == ("01", "01", 2)

    def said(hour: str, of: tuple[int, ...], share: tuple[int, ...]) -> tuple[int, str]:
        compared = memory.compare(KeptWords(hour, six[of], share))
        return compared.size, compared.wrong

    assert said("01", early.share, early.share) == (early.size, "")
    assert said("01", late.share, late.share) == (late.size, "")
    assert said("01", early.share, late.share) == (0, "words")
    assert said("01", early.share, (7, 7, 7, 8)) == (0, "words.share")
    assert said("02", early.share, early.share) == (0, "words")
    six[early.share] = (*six[early.share][:5], (six[early.share][5] + 1) % 2048)
    assert said("01", early.share, early.share) == (0, "words.misheard")


def evening(home: Path, name: str, *more: str) -> Evidence:
    """Play one of the openings of MIND MGMT and some more lines, and take its evidence."""
    options, lines = lines_of(HERE / "openings" / f"{name}.txt")
    text = written("mind-mgmt", options, tuple(lines))
    with (
        closing(Tables(home)) as tables,
        closing(replay.copied(tables, name, text, None, "1234")) as kept,
    ):
        for line in more:
            kept.play(KEEPER, kept.read(line))
        kept.sealing.head(fresh=True)
        return of_text(str(kept.evidence()))


def bound(evidence: Evidence, *sizes: int) -> dict[str, tuple[bool, bool]]:
    """Say of each answer whether it is bound before and after."""
    found = kept(evidence, *sizes)
    return {
        each.text: (each.before(found.sizes), each.after(found.sizes)) for each in found.answers
    }


def test_what_is_claimed_in_the_set_up_is_bound_by_the_first_head(tmp_path: Path) -> None:
    evidence = evening(tmp_path, "training")
    first = shown_heads(evidence.lines)[0]
    claims = [text for text in bound(evidence) if text.startswith(("shown", "recruits"))]
    assert [text.split()[0] for text in claims] == ["shown", "recruits"]
    assert set(bound(evidence, first.size).values()) == {(True, True)}
    assert set(bound(evidence, first.size - 1).values()) == {(True, True)}
    assert set(bound(evidence).values()) == {(True, False)}


def test_a_location_paid_for_an_extra_move_is_bound_by_the_head_that_ends_the_turn(
    tmp_path: Path,
) -> None:
    claim = "immortal C7-B7 for B4"
    turn = ("step D5", "immortal C6-C7", claim)
    early = evening(tmp_path / "early", "full", *turn)
    first = shown_heads(early.lines)[0].size
    assert bound(early, first, len(early.lines) - 1)[claim] == (True, False)
    evidence = evening(tmp_path / "late", "full", *turn, "done")
    sheet = next(n for n, each in enumerate(evidence.lines, 1) if each.text == "sheet 06")
    assert bound(evidence, first, sheet - 1)[claim] == (True, False)
    assert bound(evidence, first, sheet)[claim] == (True, True)
    assert bound(evidence, sheet)[claim] == (False, True)


def test_an_hour_is_kept_only_by_a_head_from_before_anybody_spoke(whole: Evidence) -> None:
    def unkept(*sizes: int) -> list[str]:
        return [each.hour for each in kept(whole, *sizes).unkept]

    assert unkept(SHEET, LATER_SHEET, ALL) == []
    assert unkept(ASKED - 1, ALL) == ["02"]
    assert unkept(SHEET - 1, ASKED, LATER_SHEET) == ["01"]


@pytest.mark.parametrize(("size", "loose"), [(ALL, False), (ALL - 1, True)])
def test_how_it_ended_is_bound_by_a_head_over_the_line_that_ends_it(
    whole: Evidence, size: int, loose: bool
) -> None:
    judged = kept(whole, SHEET, LATER_SHEET, size)
    assert unbound(judged) == []
    assert judged.loose_end == loose
    assert judged.code == (UNBOUND if loose else CLEAN)


def test_that_the_players_stopped_is_bound_by_a_head_of_its_own(tmp_path: Path) -> None:
    evidence = played(tmp_path, *FIRST[:3], "end")
    *_before, last = shown_heads(evidence.lines)
    assert evidence.lines[last.size - 1].text == "stop"
    assert kept(evidence, SHEET).code == UNBOUND
    assert kept(evidence, SHEET, last.size).code == CLEAN


def test_an_unbound_answer_is_listed_with_its_hour(whole: Evidence) -> None:
    assert [(each.hour, each.text) for each in kept(whole, SHEET, LATER_SHEET).unbound] == [
        ("02", "answer yes")
    ]
