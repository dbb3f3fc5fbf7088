"""How much proof a kept table asks for: what it writes, what it waits for, what can be undone."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion import games
from companion.core import KEEPER, NotUnderstood
from companion.play import table
from companion.play.table import Table
from companion.play.watched_table import Watched
from companion.record import content
from companion.record.content import EVERY, LEVELS, NONE, RED
from companion.record.head import head_of
from companion.record.levels import higher, may_follow
from companion.record.line import read
from companion.seal.checking.kept_heads import KeptHead, shown_heads
from companion.seal.checking.verdict import CLEAN, NOTHING_KEPT, UNBOUND, Verdict, judged
from companion.store.public_reader import PublicReader
from companion.store.tables import Tables
from tests.seal.auction import on_the_shelf
from tests.seal.auction import play as bid
from tests.store.evening import MOVES, NAME, OPTIONS, PIN, SHARE
from tests.vectors.generate.scenes import RECRUITED

AGENTS = MOVES.index("meru moves A3-A4-A5")  # the agents' first turn
BACK = "nothing can be taken back"


@contextmanager
def evening(home: Path, level: str, *lines: str) -> Iterator[Table]:
    """Begin a table that asks for so much proof, and play."""
    with closing(Tables(home)) as tables:
        found = table.begin(tables, NAME, "mind-mgmt", OPTIONS, PIN, level)
        with closing(found):
            play(found, *lines)
            yield found


def play(found: Table, *lines: str) -> None:
    """Play lines, and say words wherever they are due."""
    for line in lines:
        if found.sealing.share_due:
            found.sealing.share(SHARE)
        found.play(KEEPER, found.read(line))


def verdict(found: Table) -> Verdict:
    """Judge a table that is over by all its heads."""
    found.sealing.end()
    lines = found.record
    table_id = lines[0].text.split("id=")[1][:16]
    heads = [head_of(table_id, lines[: each.size]) for each in shown_heads(lines)]
    return judged(games.take, found.evidence(), [KeptHead("", head) for head in heads])


def said(found: Table, word: str) -> int:
    """Count the lines about the record that begin with a word."""
    lines = (line.text for line in found.record if line.seat == "table")
    return sum(line.partition(" ")[0] == word for line in lines)


@pytest.mark.parametrize(
    ("level", "heads", "code"), [(EVERY, 6, CLEAN), (RED, 4, UNBOUND), (NONE, 0, NOTHING_KEPT)]
)
def test_sheets_are_sealed_at_every_level_and_heads_as_the_level_asks(
    tmp_path: Path, level: str, heads: int, code: int
) -> None:
    with evening(tmp_path, level, *MOVES) as found:
        assert said(found, "sheet") == 5
        assert said(found, "head") == heads
        assert said(found, "share") == (level != NONE)
        assert verdict(found).code == code


def test_a_record_says_nothing_of_the_level_that_all_records_have(tmp_path: Path) -> None:
    with evening(tmp_path, EVERY, *MOVES[:3]) as found:
        assert said(found, "proof") == 0


def test_who_comes_to_want_proof_says_words_before_the_next_seal(tmp_path: Path) -> None:
    with evening(tmp_path, NONE, *MOVES[:AGENTS]) as found:
        assert not found.sealing.share_due
        found.sealing.ask_for(RED)
        assert found.sealing.share_due == ("Adam", "Petr")
        play(found, *MOVES[AGENTS:])
        assert said(found, "share") == 1
        assert said(found, "head") == 3
        assert verdict(found).code == UNBOUND


def test_a_turn_that_was_begun_without_words_is_not_ended_without_them(tmp_path: Path) -> None:
    acted = MOVES[: MOVES.index("done")]
    with evening(tmp_path, NONE, *acted) as found:
        found.sealing.ask_for(EVERY)
        with pytest.raises(NotUnderstood, match="other players"):
            found.play(KEEPER, found.read("done"))
        play(found, "done")
        assert said(found, "head") == 1


@pytest.mark.parametrize("level", [RED, EVERY])
@pytest.mark.parametrize("less", LEVELS)
def test_a_table_that_has_begun_never_comes_to_ask_for_less(
    tmp_path: Path, level: str, less: str
) -> None:
    with evening(tmp_path, level, MOVES[0]) as found:
        before = len(found.record)
        if LEVELS.index(less) < LEVELS.index(level):
            with pytest.raises(NotUnderstood, match="never for less"):
                found.sealing.ask_for(less)
            assert len(found.record) == before
        assert found.sealing.higher == higher(level)


def test_a_table_that_is_taken_up_again_asks_for_as_much(tmp_path: Path) -> None:
    with evening(tmp_path, NONE, *MOVES[:AGENTS]) as found:
        found.sealing.ask_for(RED)
    with closing(Tables(tmp_path)) as tables:
        again = table.resume(tables, tables.find(NAME), PIN)
        with closing(again):
            assert again.sealing.level == RED


def test_what_was_said_aloud_is_never_taken_back_though_no_head_holds_it(tmp_path: Path) -> None:
    asked = MOVES[: MOVES.index("answer none") + 1]
    with evening(tmp_path, NONE, *asked) as found, pytest.raises(NotUnderstood, match=BACK):
        found.undo()


def test_without_heads_undo_goes_back_to_what_was_last_said_aloud(tmp_path: Path) -> None:
    with evening(tmp_path, NONE, *MOVES[: AGENTS + 1]) as found:
        assert found.undo()
        with pytest.raises(NotUnderstood, match=BACK):
            found.undo()


def test_a_turn_that_a_sheet_has_sealed_is_not_taken_back(tmp_path: Path) -> None:
    lines = [line for line in RECRUITED.split("\n") if line not in ("", "share", "end")]
    with closing(Tables(tmp_path)) as tables:
        options = {"mode": "full", "players": "Eva Adam"}
        found = table.begin(tables, NAME, "mind-mgmt", options, PIN, NONE)
        with closing(found):
            play(found, *lines)
            assert found.outcome
            assert said(found, "head") == 0
            with pytest.raises(NotUnderstood, match=BACK):
                found.undo()
            seen = Watched(PublicReader(tmp_path).read())
            assert seen.due == found.words.ended(found.view("public"))


def test_a_second_screen_shows_no_code_of_a_table_that_wants_none(tmp_path: Path) -> None:
    with evening(tmp_path, NONE, *MOVES[: AGENTS + 1]) as found:
        assert Watched(PublicReader(tmp_path).read()).receipt is None
        found.sealing.ask_for(RED)
        found.sealing.share(SHARE)
        shown = found.sealing.head(fresh=True)
        receipt = Watched(PublicReader(tmp_path).read()).receipt
        assert receipt
        assert (receipt.short, receipt.newest) == (shown.short, True)


def test_a_table_stops_without_a_head_where_nobody_wants_one(tmp_path: Path) -> None:
    with evening(tmp_path, NONE, *MOVES[:AGENTS]) as found:
        found.sealing.stop()
        assert found.sealing.stopping
        assert verdict(found).code == NOTHING_KEPT
        assert said(found, "stop") == 1


def test_any_game_with_secrets_can_be_played_without_proof(tmp_path: Path) -> None:
    with on_the_shelf(), closing(Tables(tmp_path)) as tables:
        options = {"players": "Eva Adam", "rounds": "1"}
        found = table.begin(tables, NAME, "bids", options, PIN, NONE)
        with closing(found):
            bid(found, "bid 7", "done", "ask 10", "answer no", "keep")
            assert found.outcome
            assert verdict(found).code == NOTHING_KEPT


def test_a_game_without_red_hours_never_asks_for_receipts_there(tmp_path: Path) -> None:
    options = {"players": "Eva Adam", "rounds": "1"}
    with on_the_shelf(), closing(Tables(tmp_path)) as tables:
        with pytest.raises(NotUnderstood, match="no red hours"):
            table.begin(tables, NAME, "bids", options, PIN, RED)
        assert tables.list() == ()
        with closing(table.begin(tables, NAME, "bids", options, PIN, NONE)) as found:
            assert found.sealing.higher == (EVERY,)
            with pytest.raises(NotUnderstood, match="no red hours"):
                found.sealing.ask_for(RED)
            found.sealing.ask_for(EVERY)
            assert found.sealing.level == EVERY


@given(st.from_regex(r"proof( [a-zA-Z]{0,6}){0,2}|proof (none|red|every)", fullmatch=True))
def test_a_line_that_asks_for_proof_is_read_and_written_the_same(text: str) -> None:
    try:
        line = read(f"table {text}")
    except NotUnderstood:
        return
    asked = text.removeprefix("proof ") in LEVELS and text != "proof"
    assert isinstance(line.content, content.ProofLine) is asked
    assert str(line) == f"table {text}"
    assert line.content == (
        content.ProofLine(text.split()[-1]) if asked else content.UnknownLine(text)
    )


@given(st.sampled_from(LEVELS), st.sampled_from(LEVELS), st.integers(2, 9999))
def test_only_the_second_line_asks_for_less(now: str, level: str, number: int) -> None:
    allowed = level in higher(now) if number > 2 else level != EVERY
    assert may_follow(now, level, number) is allowed
