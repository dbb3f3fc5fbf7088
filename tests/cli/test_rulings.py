"""At the prompt rules are asked, and what they leave open is decided."""

import pytest

from companion import games, rulebook
from companion.cli.session import Session
from companion.core import KEEPER
from companion.table import Table
from tests.cli.test_play import At, Spoken
from tests.screens.stage import evening
from tests.store.evening import OPTIONS as MIND_MGMT
from tests.test_decisions import OPTIONS


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
    for part in (rulebook.title(entry), rulebook.said(entry), rulebook.source(entry), entry.id):
        assert part in told


def test_the_three_answers_and_an_empty_question_are_told() -> None:
    told = said(begun("agents"), "rules zxqv wvut", "rules", "rules what about the cafe on monday")
    assert "No rule is about that" in told
    assert "No rule says exactly this" in told
    assert "put your question behind it" in told


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
