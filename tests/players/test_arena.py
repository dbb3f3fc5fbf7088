"""Levels meet many times: the same games from the same seed, however many are played at once."""

from dataclasses import replace

import pytest

from companion.players.arena import measured, wilson
from companion.players.bout import Cell, Ended

TRAINING = {"mode": "training", "players": "companion Ada"}
CELL = Cell("mind-mgmt", TRAINING, ("recruiter/careful-1", "agents/blind-1"), "test")


def told(ended: Ended) -> tuple[object, ...]:
    """Give what came of a game, without how long it took."""
    return ended.winner, ended.rule, ended.figures


def test_a_game_is_the_same_whenever_it_is_played() -> None:
    assert told(CELL.bout(3)) == told(CELL.bout(3))


def test_another_seed_plays_another_game() -> None:
    games = [told(replace(CELL, seed=seed).bout(0)) for seed in "abcdef"]
    assert len({str(each) for each in games}) > 1


def test_two_processes_give_what_one_gives() -> None:
    one, two = (measured(CELL, 4, jobs) for jobs in (1, 2))
    assert [told(each) for each in one.ended] == [told(each) for each in two.ended]


def test_facts_name_levels_in_full_and_count_every_end() -> None:
    facts = measured(CELL, 3).facts()
    assert list(facts) == [
        *("game", "mode", "recruiter", "agents", "seed", "games", "recruiter_wins"),
        *("forfeits", "low", "high", "hours", "recruits", "ends", "ms"),
    ]
    assert facts["recruiter"] == "recruiter/careful-1"
    assert facts["agents"] == "agents/blind-1"
    assert facts["ends"].keys() == {"capture", "dead-end", "time", "recruits"}  # type: ignore[attr-defined]
    assert sum(facts["ends"].values()) == facts["games"] == 3  # type: ignore[attr-defined]
    assert facts["ms"].keys() == {"recruiter", "agents"}  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (450, 1000, 0.4194, 0.481),
    ],
)
def test_a_rate_has_the_interval_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0002)


def test_of_no_game_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
