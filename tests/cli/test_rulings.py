"""At the prompt rules are asked, and what they leave open is decided."""

import pytest

from companion import games, rulebook
from companion.cli.prompt.session import Session
from companion.core import KEEPER
from companion.play.table import Table
from tests.cli.test_play import At, Spoken
from tests.evening.test_decisions import OPTIONS
from tests.screens.stage import evening
from tests.store.evening import OPTIONS as MIND_MGMT


def said(table: Table, *lines: str) -> str:
    """Type lines, and give all that was said."""
    desk = Spoken(*lines, "quit")
    Session(At(table), desk).run()
    return "\n".join(desk.said)


def begun(game: str) -> Table:
    """Begin a table."""
    return Table(game, games.take(game).rules.complete(OPTIONS[game]))


def test_a_question_is_answered_with_title_text_and_source() -> None:
    told = said(begun("mind-mgmt"), "rules may agents walk through a wall")
    entry = rulebook.find("may agents walk through a wall", "mind-mgmt", typing=False).hits[0].entry
    for part in (rulebook.title(entry), rulebook.text_of(entry), rulebook.source(entry), entry.id):
        assert part in told


def test_the_three_answers_and_an_empty_question_are_told() -> None:
    told = said(begun("agents"), "rules zxqv wvut", "rules", "rules what about the cafe on monday")
    assert "Nothing here fits your words" in told
    assert "Probably this:" in told
    assert "put your question behind it" in told


def test_a_question_goes_on_with_the_one_before_and_not_with_that_of_the_other_side() -> None:
    dark = rulebook.title(rulebook.entry("spy-connection.dark.more"))
    before, on = "rules how many agents does planning cost", "rules and on the dark side?"
    assert dark in said(begun("spy-connection"), before, on)
    session = Session(
        At(begun("mind-mgmt")), Spoken(f"{KEEPER} rules may I step diagonally", "quit")
    )
    session.run()
    assert not session.asked.get("")


def test_a_question_that_names_another_game_is_answered_by_that_game() -> None:
    told = said(begun("mind-mgmt"), "rules v agentech, kolik karet mám")
    assert rulebook.name("agents") in told
    assert rulebook.name("mind-mgmt") not in told


@pytest.mark.parametrize("game", [game for game in OPTIONS if game != "mind-mgmt"])
def test_what_is_left_open_is_listed_told_and_decided(game: str) -> None:
    rule = next(each.id for each in rulebook.entries(game) if each.silent)
    table = begun(game)
    told = said(table, "decide", f"decide {rule}")
    assert rule in told
    typed = next(line for line in told.splitlines() if f" {rule} " in line).split("`")[1]
    told = said(table, typed, f"why {rule}", f"rules {rule}")
    assert len(table.record) == 2
    assert told.count("At this table: ") >= 2


def test_a_move_that_waits_for_a_decision_is_listed_with_what_is_decided_first() -> None:
    table = Table("mind-mgmt", MIND_MGMT)
    for line in evening("dusty pushes B5-B4"):
        table.play(KEEPER, table.read(line))
    told = said(table, "legal dusty leads dusty")
    assert "dusty leads dusty B5-A5 (you decide first: Dusty leading himself)" in told
    told = said(
        table,
        "dusty leads dusty B5-A5",
        "ruling mind-mgmt.dusty.self may",
        "legal dusty leads dusty",
    )
    assert "to decide, type: `ruling mind-mgmt.dusty.self may`" in told
    assert "dusty leads dusty B5-A5" in told
    assert "you decide first" not in told


def test_what_cannot_be_decided_is_refused() -> None:
    table = begun("agents")
    said(table, "decide agents.turn.card yes", "decide nothing", "decide agents.duel.tie maybe")
    assert len(table.record) == 1


def test_who_steps_past_a_possible_recruit_is_asked_whether_it_may_be_left() -> None:
    rule = "mind-mgmt.immortals.recruit.decline"
    table = Table("mind-mgmt", MIND_MGMT)
    for line in evening("begin"):
        table.play(KEEPER, table.read(line))
    before = table.moves
    assert rule in said(table, "step C5")
    assert table.moves == before
    said(table, f"ruling {rule} may", "step C5")
    assert table.moves[-1] == "step C5"


def test_who_was_never_asked_may_go_on_with_a_record_that_is_written() -> None:
    table = Table("mind-mgmt", MIND_MGMT)
    for line in (*evening("begin"), "step C5"):  # as an earlier Companion let it be written
        table.play(KEEPER, table.read(line))
    assert table.moves[-1] == "step C5"


def test_nobody_is_asked_before_a_step_where_no_recruit_waits() -> None:
    table = Table("mind-mgmt", MIND_MGMT)
    for line in (*evening("begin"), "recruit garden"):
        table.play(KEEPER, table.read(line))
    said(table, "step C5")
    assert table.moves[-1] == "step C5"
