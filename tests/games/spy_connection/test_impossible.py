"""What no game comes to is refused by a rule, what is unlikely is asked, and old games stand."""

import pytest

from companion.core import PUBLIC, Outcome
from companion.games.spy_connection import GAME
from companion.games.spy_connection.start import BEFORE
from companion.play.replay import replay
from tests.games.spy_connection.playing import BEGUN, anka, begun, played, refused, seen
from tests.games.spy_connection.test_cities import asked

NET = (*BEGUN, "connect paris ?", "done", "take ? oslo-rome=2", "done")
THREE = {"players": "Anka Boris Cyril", "detail": "results"}


def test_whoever_goes_away_and_back_has_not_moved() -> None:
    refused("move.back", *NET, "spy london", "move paris", detail="missions")
    assert anka(*NET, "spy london", "connect berlin ?", detail="missions").city == "berlin"
    assert anka(*NET, "spy london", "spy paris", "move london", detail="missions").city == "london"


def test_a_spy_that_is_back_where_it_was_may_take_a_mission() -> None:
    back = (*NET, "spy london", "spy paris", "take ? athens-rome=2")
    assert len(anka(*back, detail="missions").active) == 2
    refused("spy.before", *NET, "spy london", "take ? athens-rome=2", detail="missions")


@pytest.mark.parametrize(("line", "rule"), [("move oslo", "move.net"), ("spy oslo", "spy.net")])
def test_before_anything_is_connected_no_spy_moves_whatever_is_entered(
    line: str, rule: str
) -> None:
    refused(rule, *BEGUN, line, detail="missions")
    assert anka(*NET, line, detail="missions").city == "oslo"
    joined = ("joined 1/3/1 1/3/1 turn of Anka", "set Anka spy rome", line)
    assert anka(*joined, detail="missions").city == "oslo"


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("result 7/23/2 5/21/1 6/20/0 last Anka", "results.last"),
        ("result 7/23/2 5/21/1 6/20/0 last Boris", "results.last"),
        ("result 6/23/2 5/21/1 6/20/0 last Cyril", "results.last"),
        ("result 50/99/2 5/21/1 6/20/0 last Cyril", "results.missions"),
        ("result 7/23/2 0/20/1 6/20/0 last Cyril", "results.points"),
        ("result 7/23/10 5/21/1 6/20/0 last Cyril", "results.targets"),
        ("abandoned 0/23/2 5/21/1 6/20/0", "results.points"),
    ],
)
def test_a_result_that_no_game_comes_to_is_refused_by_its_rule(line: str, rule: str) -> None:
    refused(rule, line, **THREE)
    text = f"game: spy-connection\nplayers: Anka Boris Cyril\ndetail: results\n\n{line}\n"
    table, stop = replay(text)  # it was taken once, and is now let stand and told
    assert stop is None
    assert table.view(PUBLIC).happened == (f"spy-connection.{rule}",)


def test_a_result_that_can_be_is_taken() -> None:
    view = seen("result 7/23/2 5/21/1 6/20/0 last Cyril", **THREE)
    assert view.outcome == Outcome(
        *(("Anka",), "spy-connection.win.points", (("Anka", 25), ("Boris", 22), ("Cyril", 20)))
    )


def test_points_that_hardly_can_be_are_asked_about() -> None:
    state = begun(**THREE)
    assert "Anka: 7 missions with 90 points" in asked(state, "result 7902 5211 6200 last Cyril")
    assert asked(state, "result 7232 5211 6200 last Cyril") == ""


def test_a_card_that_came_up_already_is_asked_about_and_taken_all_the_same() -> None:
    state = played(BEGUN[0])
    again = "Boris starts london-madrid=5 in madrid"
    assert asked(state, again).startswith("Anka has the mission London, Madrid")
    assert asked(state, BEGUN[1]) == ""
    assert played(BEGUN[0], again).players[1].city == "madrid"
    assert asked(played(*BEGUN), "take 1 berlin-rome=4") != ""
    assert asked(played(*BEGUN, "drop 1"), "take 1 london-madrid=5") != ""


def test_a_game_that_is_abandoned_ends_without_a_winner_and_keeps_its_points() -> None:
    for lines in ((), BEGUN, (*NET, "take ? oslo-vienna=2")):
        view = seen(*lines, "abandoned", detail="missions")
        assert view.outcome is not None
        assert (view.outcome.winners, view.outcome.rule) == ((), "spy-connection.end.stopped")
        assert GAME.words.won(view.outcome) == "Stopped: nobody wins"
    kept = seen("abandoned 3/11/2 2/7/1 0/0/1", **THREE).outcome
    assert kept is not None
    assert dict(kept.scores) == {"Anka": 13, "Boris": 8, "Cyril": 1}
    refused("results.only", "abandoned", **THREE)
    refused("results.detail", "abandoned 3/11/2 2/7/1")
    refused("end.over", *BEGUN, "abandoned", "take ? oslo-rome=3", detail="missions")


def test_whoever_joins_in_the_last_round_gives_nobody_two_last_turns() -> None:
    joined = "joined 7/23/1 5/21/1 6/20/1 turn of Cyril"
    view = seen(joined, "take ? oslo-rome=2", "done", players="Anka Boris Cyril", detail="missions")
    assert view.outcome is not None


def test_games_of_an_earlier_referee_are_judged_as_they_were() -> None:
    lines = (*BEGUN, "move rome", "done", "spy london", "move berlin")
    early = seen(*lines, detail="missions", **BEFORE)
    broken = ("move.net", "spy.net", "move.net", "move.back")
    assert early.happened == tuple(f"spy-connection.{rule}" for rule in broken)
    refused("move.net", *lines[:3], detail="missions")


def test_a_breach_that_only_todays_referee_sees_is_read_in_a_text_without_one() -> None:
    line = "happened spy-connection.move.net: move rome"
    for given in ({}, BEFORE):
        view = seen(*BEGUN, line, detail="missions", **given)
        assert view.happened == ("spy-connection.move.net",)
