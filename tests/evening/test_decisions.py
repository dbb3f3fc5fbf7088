"""What a table decides where its rulebook is silent is written down, and found again."""

from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from companion import games, rulebook
from companion.core import PUBLIC, NotUnderstood
from companion.evening.decisions import decided, decision, matching, points, ways
from companion.locale import LANGUAGES, read_in
from companion.play import table
from companion.play.table import Table
from companion.rulebook.own_ruling import OwnRuling
from companion.store.tables import Tables
from screens.table.seat.record_extras import RECORD
from tests.shelf import toys as toys
from tests.store.evening import MOVES, SHARE, kept, resumed

OPTIONS = {
    "mind-mgmt": {"mode": "full", "players": "Eva Adam", "edition": "zanzibar"},
    "agents": {"players": "Eva Adam"},
    "neighbour-spy": {"mode": "basic", "edition": "dubnany", "players": "Eva Adam"},
    "spy-connection": {"players": "Eva Adam"},
}
every_silent_point = pytest.mark.parametrize(
    "rule", [each.id for game in OPTIONS for each in rulebook.entries(game) if each.silent]
)


def begun(game: str) -> Table:
    return Table(game, games.take(game).rules.complete(OPTIONS[game]))


@every_silent_point
def test_every_point_that_a_rulebook_leaves_open_can_be_decided(rule: str) -> None:
    at = begun(rule.partition(".")[0])
    assert decided(at, rule) == ""
    for said in ways(at, rule) or ["we say yes"]:
        at.play(PUBLIC, decision(at, rule, said))
        assert decided(at, rule).endswith(ways(at, rule).get(said, said))
    other = next(each.id for each in rulebook.entries(at.game) if each.silent and each.id != rule)
    assert decided(at, other) == ""


@pytest.mark.parametrize("game", OPTIONS)
def test_a_decision_survives_the_night_and_can_be_taken_back(tmp_path: Path, game: str) -> None:
    rule = next(each.id for each in rulebook.entries(game) if each.silent)
    said = next(iter(ways(begun(game), rule)), "as the oldest says")
    complete = games.take(game).rules.complete(OPTIONS[game])
    pin = "123456" if games.take(game).secrets else None
    with closing(Tables(tmp_path)) as tables:
        with closing(table.begin(tables, "evening", game, complete, pin)) as at:
            at.play(PUBLIC, decision(at, rule, said))
        with closing(table.resume(tables, tables.find("evening"), pin or "")) as at:
            assert decided(at, rule).endswith(ways(at, rule).get(said, said))
            at.undo()
            assert decided(at, rule) == ""


@pytest.mark.parametrize(
    "question",
    ["what did we decide", "decided", "na čem jsme se dohodli", "что мы решили", "a fourth one"],
)
def test_who_asks_what_was_decided_finds_it_by_its_words_or_all_of_it(question: str) -> None:
    at, rule = begun("neighbour-spy"), decision_point("neighbour-spy")
    at.play(PUBLIC, decision(at, rule, "also the fourth one wins"))
    assert matching(at, question) == (rule,)
    assert matching(at, "may I walk through the market") == ()
    assert decided(at, rule) == "also the fourth one wins"  # and not its title once more


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_decision_is_read_back_in_whatever_language_it_was_written(language: str) -> None:
    rule = decision_point("neighbour-spy")
    with read_in(language):
        written = OwnRuling(rule, "the fourth one wins (so Eva says)").text
    assert OwnRuling.read(written, "neighbour-spy") == OwnRuling(
        rule, "the fourth one wins (so Eva says)"
    )
    for other in ("the cat lies on D4", "the cat (agents.duel.tie)", f"{rule}", "why (not.any)"):
        assert OwnRuling.read(other, "neighbour-spy") is None


def decision_point(game: str) -> str:
    """Give a point that is decided in words of one's own."""
    at = begun(game)
    return next(each.id for each in points(at) if not ways(at, each.id))


def test_what_belongs_to_a_mode_that_is_not_played_is_not_left_open() -> None:
    full = begun("mind-mgmt")
    complete = games.take("mind-mgmt").rules.complete
    training = Table("mind-mgmt", complete({**OPTIONS["mind-mgmt"], "mode": "training"}))
    assert len(points(training)) < len(points(full))


def test_the_last_decision_counts() -> None:
    at, rule = begun("mind-mgmt"), "mind-mgmt.dusty.self"
    for choice in ways(at, rule):
        at.play(PUBLIC, decision(at, rule, choice))
    assert decided(at, rule) == at.words.ruling(rule, choice)


def test_a_decision_is_read_by_everybody_and_holds_no_secret(tmp_path: Path) -> None:
    kept(tmp_path, len(MOVES) // 2)
    with resumed(tmp_path) as at:
        at.sealing.share(SHARE)
        at.play(PUBLIC, decision(at, "mind-mgmt.table.peek", "go on"))
        line = at.record[-1]
        assert line.seat == PUBLIC
        assert line.text == "remark Somebody saw the map: go on (mind-mgmt.table.peek)"
        assert decided(at, "mind-mgmt.table.peek") == "go on"


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("mind-mgmt.step.once", "twice"),
        ("agents.duel.tie", "again"),
        ("mind-mgmt.table.peek", " "),
        ("no.such.rule", "yes"),
        ("mind-mgmt.dusty.self", "perhaps"),
    ],
)
def test_what_cannot_be_decided_is_refused_in_a_sentence(rule: str, said: str) -> None:
    at = begun("mind-mgmt")
    with pytest.raises(NotUnderstood):
        decision(at, rule, said)


@pytest.mark.usefixtures("toys")
def test_a_game_without_rulings_decides_in_words_alone() -> None:
    at = Table("rails", games.take("rails").rules.complete({"players": "Eva Adam"}))
    assert ways(at, "rails.turn") == {}
    with pytest.raises(NotUnderstood):
        decision(at, "rails.turn", "whatever")


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize("game", ["rails", "whispers"])
def test_a_game_that_leaves_nothing_open_offers_no_decision(game: str) -> None:
    at = Table(game, games.take(game).rules.complete({"players": "Eva Adam"}))
    assert points(at) == ()
    page: Any = SimpleNamespace(seating=SimpleNamespace(table=at))
    (row,) = (each for each in RECORD if each.what == "ruling")
    assert not row.can(page)
    page.seating.table = begun("agents")
    assert row.can(page)
