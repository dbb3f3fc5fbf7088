"""A deal at a kept table: after a head and new words, and then nothing but what was dealt."""

import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion import games
from companion.bootstrap import ROOT
from companion.core import KEEPER, PUBLIC, Illegal, NotUnderstood
from companion.games.mind_mgmt.notation import NOTATION
from companion.play import replay, table
from companion.play.table import Table
from companion.record.content import ShareLine
from companion.seal import seals
from companion.seal.checking.kept_heads import heads_of
from companion.seal.checking.verdict import CLEAN, UNBOUND, judged
from companion.seal.evidence import of_text
from companion.seal.share import text_of
from companion.seal.wordlists import LANGUAGES
from companion.seal.words import read_out
from companion.store.tables import Tables
from companion.telling.proof import receipt_input
from companion.telling.verdict.text import basis, told

PIN = "1234"
VECTORS = ROOT / "tests" / "vectors"
OPTIONS = {"mode": "training", "players": "Eva Adam"}
UNTIL_THE_CARD = (
    "recruiter Eva",
    *(f"lay {thing}" for thing in ("board", "time", "actions", "supplies", "hours")),
    *("supply 9", "lay map", "lay slip"),
)
START = ("card pipe-girl", "start B4", "shown B4 1")
SHARE, NEW, LATER = (1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12)


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[Tables]:
    """Give a folder of tables."""
    with closing(Tables(tmp_path)) as found:
        yield found


@pytest.fixture
def asked(tables: Tables) -> Iterator[Table]:
    """Play at a kept table up to a deal."""
    found = table.begin(tables, "evening", "mind-mgmt", OPTIONS, PIN)
    for line in UNTIL_THE_CARD:
        found.play(KEEPER, found.read(line))
    found.sealing.share(SHARE)
    for line in (*START, "deal"):
        found.play(KEEPER, found.read(line))
    yield found
    found.close()


def again(tables: Tables, found: Table) -> Table:
    """Take a table up again, as on another day."""
    found.close()
    return table.resume(tables, tables.find("evening"), PIN)


def last(found: Table, count: int) -> list[str]:
    """Give the last lines of the record, by what they are."""
    return [line.text.partition(" ")[0] for line in found.record[-count:]]


def test_a_head_follows_at_once_and_then_only_new_words(asked: Table) -> None:
    assert last(asked, 2) == ["deal", "head"]
    assert asked.sealing.share_due == ("Adam",)
    for line in ("features bus pool idol", "remark wait", "deal"):
        with pytest.raises(NotUnderstood, match="say their words"):
            asked.play(KEEPER, asked.read(line))
    asked.sealing.share(NEW)
    assert last(asked, 3) == ["deal", "head", "share"]
    assert not asked.sealing.share_due


@pytest.mark.parametrize("words", [SHARE, SHARE[::-1]])
def test_a_deal_is_not_made_of_words_that_were_said_before_its_head(
    asked: Table, words: tuple[int, ...]
) -> None:
    with pytest.raises(NotUnderstood, match="say new ones"):
        asked.sealing.share(words)
    assert asked.sealing.deal_due
    asked.sealing.share(NEW)
    assert not asked.sealing.deal_due


def test_a_share_that_nothing_is_dealt_from_may_be_the_same_again(asked: Table) -> None:
    asked.sealing.share(NEW)
    asked.sealing.share(NEW)
    assert asked.sealing.shared == {"Adam": NEW}


def test_the_keeper_is_left_one_line_and_another_is_refused_by_its_rule(asked: Table) -> None:
    asked.sealing.share(NEW)
    (line,) = asked.lines(KEEPER)
    assert line == f"features {' '.join(asked.view(KEEPER).map.dealt)}"
    assert asked.lines(PUBLIC) == ()
    other = (
        "features bus idol pool" if line != "features bus idol pool" else "features bird bus pool"
    )
    with pytest.raises(Illegal, match=r"mind-mgmt\.setup\.deal$"):
        asked.play(KEEPER, asked.read(other))
    asked.play(KEEPER, asked.read(line))
    assert asked.view(KEEPER).map.features == tuple(line.split(" ")[1:])


def test_a_deal_is_no_more_taken_back_and_what_follows_it_stays_what_was_dealt(
    asked: Table,
) -> None:
    with pytest.raises(NotUnderstood):
        asked.undo()
    asked.sealing.share(NEW)
    with pytest.raises(NotUnderstood):
        asked.undo()
    dealt = asked.lines(KEEPER)
    asked.play(KEEPER, asked.read(dealt[0]))
    asked.undo()
    assert asked.lines(KEEPER) == dealt
    with pytest.raises(Illegal, match=r"mind-mgmt\.setup\.deal\.once"):
        asked.play(KEEPER, asked.read("deal"))


def test_other_words_and_a_new_sitting_do_not_change_what_was_dealt(
    tables: Tables, asked: Table
) -> None:
    asked.sealing.share(NEW)
    dealt = asked.lines(KEEPER)
    asked.sealing.share(LATER)
    assert asked.lines(KEEPER) == dealt
    resumed = again(tables, asked)
    assert resumed.lines(KEEPER) == dealt
    resumed.close()


def test_a_new_sitting_asks_for_the_words_of_a_deal_and_never_twice_before_it_is_taken(
    tables: Tables, asked: Table
) -> None:
    asked = again(tables, asked)
    assert asked.sealing.share_due == ("Adam",)
    with pytest.raises(NotUnderstood, match="say their words"):
        asked.play(KEEPER, asked.read("features bus pool idol"))
    asked.sealing.share(NEW)
    asked = again(tables, asked)
    assert not asked.sealing.share_due
    asked.play(KEEPER, asked.read(asked.lines(KEEPER)[0]))
    assert asked.sealing.share_due == ("Adam",)
    with pytest.raises(NotUnderstood, match="say their words"):
        asked.play(KEEPER, asked.read("step B5"))
    asked.sealing.share(LATER)
    asked.play(KEEPER, asked.read("step B5"))
    asked.close()


def test_the_record_and_what_everybody_sees_say_nothing_of_what_was_dealt(asked: Table) -> None:
    before = [str(line) for line in asked.record]
    public = asked.view(PUBLIC)
    asked.sealing.share(NEW)
    assert asked.view(PUBLIC) == public
    assert public.features_dealt is True
    (line,) = asked.lines(KEEPER)
    asked.play(KEEPER, asked.read(line))
    assert [str(each) for each in asked.record[: len(before)]] == before
    share, features = asked.record[len(before) :]
    assert str(share) == "table share Adam=5,6,7,8"
    assert (features.seat, features.text, len(features.seals)) == ("keeper", "features", 16)


def test_the_verdict_is_bound_by_the_head_that_was_kept_before_the_words(asked: Table) -> None:
    before = asked.sealing.head().short
    asked.sealing.share(NEW)
    asked.play(KEEPER, asked.read(asked.lines(KEEPER)[0]))
    for place in ("B5", "C5", "C4", "D4"):
        asked.play(KEEPER, asked.read(f"step {place}"))
    asked.play(KEEPER, asked.read(NOTATION.format(asked.view(KEEPER).map.lawful_answers[0])))
    _finish(asked)
    evidence = of_text(str(asked.evidence()))
    later = [each.short for each in (asked.sealing.head(),)]
    kept = [each for text in (before, later[0]) for each in heads_of(text)]
    whole = judged(games.take, evidence, kept)
    assert [(each.before(whole.sizes), each.after(whole.sizes)) for each in whole.deals] == [
        (True, True)
    ]
    assert whole.all == ()
    late = judged(games.take, evidence, kept[1:])
    assert [each.before(late.sizes) for each in late.deals] == [False]
    assert late.code == UNBOUND != CLEAN


def _finish(found: Table) -> None:
    """Place the agents without entering where, and let them capture the Recruiter."""
    agents = ("meru", "henry", "bill", "dusty")
    for line in (
        *(f"control {agent} Adam" for agent in agents),
        *(f"agent {agent} ?" for agent in agents),
        *("lay potentials", "begin", "step D3", "done", "henry captures D3", "answer yes"),
    ):
        found.play(KEEPER, found.read(line))
    found.sealing.end()


@pytest.mark.parametrize(
    ("first", "said"),
    [
        (0, "You kept receipts before and after these words: nobody could choose the deal."),
        (
            1,
            "The receipt before the deal was not given here: without it, somebody could have"
            " chosen the deal.",
        ),
    ],
)
def test_a_verdict_tells_the_words_of_the_deal_and_whether_it_could_be_chosen(
    first: int, said: str
) -> None:
    vector = next(
        each
        for each in json.loads((VECTORS / "vectors.json").read_text("utf-8"))
        if each["name"] == "deal-in-a-training-mission"
    )
    evidence = of_text((VECTORS / vector["evidence"]).read_text("utf-8"))
    kept = [one for each in vector["kept"][first:] for one in heads_of(each["head"])]
    rows = list(told(judged(games.take, evidence, kept), "evening"))
    at = rows.index("The program dealt after these words; compare them with what you said:")
    share = [line.text for line in evidence.lines if line.text.startswith("share ")][-1]
    assert rows[at + 1].startswith("  Adam: ")
    assert f"({share.partition('=')[2].replace(',', ' ')})" in rows[at + 1]
    assert rows[at + 2] == f"  {said}"


@pytest.mark.parametrize(
    ("noted", "typed", "language"), [("", "", ""), ("2 cs", "", "cs"), ("", "ru", "ru")]
)
def test_words_of_a_deal_are_told_in_the_language_in_which_they_were_said_or_in_all(
    noted: str, typed: str, language: str
) -> None:
    evidence = of_text((VECTORS / "deal-in-a-training-mission.txt").read_text("utf-8"))
    shares = [line.content for line in evidence.lines if isinstance(line.content, ShareLine)]
    given = text_of(shares[-1].given)
    beside = [
        (f"07: {read_out((1,) * 6, each)}", read_out(given, each))
        for each in LANGUAGES
        if each == typed
    ]
    kept = [receipt_input.words(*each) for each in beside]
    rows = list(basis(judged(games.take, evidence, kept), noted))
    at = rows.index("The program dealt after these words; compare them with what you said:")
    words = [read_out(given, each) for each in ((language,) if language else LANGUAGES)]
    assert rows[at + 1] == f"  Adam: {' / '.join(words)} ({' '.join(map(str, given))})"


def test_a_game_text_is_refereed_and_copied_without_dealing_again(
    tables: Tables, asked: Table
) -> None:
    asked.sealing.share(NEW)
    (line,) = asked.lines(KEEPER)
    asked.play(KEEPER, asked.read(line))
    text = asked.text
    assert f"deal\n{line}\n" in text
    replayed, stop = replay.replay(text)
    assert stop is None
    copied = replay.copied(tables, "copy", text, None, PIN)
    assert copied.moves == tuple(each for each in replayed.moves if each != "deal")
    copied.close()


def test_what_is_dealt_follows_from_the_seed_and_the_line_of_the_share(asked: Table) -> None:
    assert asked._kept is not None
    seed = asked._kept.opened.seed
    asked.sealing.share(NEW)
    known = asked._journal.state.public.board.known
    line = "table share Adam=5,6,7,8"
    order = sorted(known, key=lambda name: seals.chance(seed, line, f"deal/{name}"))
    assert asked.view(KEEPER).map.dealt == tuple(sorted(order[:3]))
