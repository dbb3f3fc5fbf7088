"""The end of a game in words: how it came, and the evening in figures."""

import pytest

from companion.contract.sheet import Sheet
from companion.core import KEEPER, PUBLIC
from companion.games.mind_mgmt.state import State
from tests.games.mind_mgmt.playing import GAME, fresh, opening, played
from tests.games.mind_mgmt.watched import games
from tests.store.evening import MOVES

WORDS = GAME.words


def figures(state: State, seat: str = PUBLIC) -> Sheet:
    """Give the figures as a seat may know them."""
    return WORDS.figures(GAME.rules.view(state, seat))


def rows(sheet: Sheet, title: str) -> dict[str, str]:
    """Give the rows of a section."""
    return {
        row.label: row.value
        for section in sheet.sections
        if section.title == title
        for row in section.rows
    }


@pytest.fixture(scope="module")
def over() -> State:
    """Play the evening to its capture."""
    return played(fresh(), *MOVES)


def test_a_capture_names_who_caught_whom_where_and_when(over: State) -> None:
    said = WORDS.ended(GAME.rules.view(over, PUBLIC))
    assert said == "CAPTURED! Bill (Petr) caught Eva on B6 (Umbrella + Idol) at 09:00."


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("mind-mgmt.win.time", "ESCAPED! Nobody caught Eva by 05:00."),
        ("mind-mgmt.win.recruits", "RECRUITED! Eva has 3 recruits at 05:00."),
        ("mind-mgmt.dead-end", "CORNERED! Eva has no way left at 06:00."),
        ("mind-mgmt.mistake.short", "The agents win"),
    ],
)
def test_every_end_is_one_sentence(rule: str, said: str) -> None:
    winner = "recruiter" if ".win." in rule else "agents"
    state = opening("full").won(winner, rule)
    assert WORDS.ended(GAME.rules.view(state, PUBLIC)) == said


def test_a_game_that_goes_on_has_no_end_to_tell() -> None:
    assert not WORDS.ended(GAME.rules.view(opening("full"), PUBLIC))


def test_the_evening_is_counted_from_what_everybody_heard(over: State) -> None:
    sheet = figures(over)
    assert rows(sheet, "Recruits") == {
        "05:00": "3",
        "07:00": "1",
        "09:00": "1",
        "Immortals": "1",
        "In sight": "6 of 12",
    }
    assert rows(sheet, "Questions that found something") == {
        "Asked about a feature": "1 of 2",
        "With the Spy Dolphin": "1 of 1",
        "Steps revealed": "1 of 1",
        "Shakedowns": "1 of 1",
        "Tried to capture": "1 of 3",
    }
    assert rows(sheet, "Mind Slips") == {"token 1": "07:00", "token 2": "09:00"}
    assert not rows(sheet, "Near misses")


def test_with_the_map_open_it_tells_when_recruits_came_and_who_only_just_missed(
    over: State,
) -> None:
    sheet = figures(over, KEEPER)
    assert rows(sheet, "Recruits")["02:00"] == "1"
    assert rows(sheet, "Near misses") == {
        "08:00 Henry": "on E5 (temple); the Recruiter was on D6 (Bus + Bookstore)"
    }


def test_the_figures_of_a_witness_are_the_same() -> None:
    for game in games():
        last = game.moments[-1]
        for state, seen in ((last.before, last.seen), (last.after, last.known)):
            assert figures(state) == figures(seen)
            assert WORDS.ended(GAME.rules.view(state, PUBLIC)) == WORDS.ended(
                GAME.rules.view(seen, PUBLIC)
            )


def test_the_recruiter_is_reminded_of_recruits_and_open_features() -> None:
    moments = (each for game in games() for each in game.moments)
    views = (GAME.rules.view(each.before, PUBLIC) for each in moments)
    told = {step.entry for view in views for step in GAME.words.steps(view)}
    assert {"mind-mgmt.recruits.alert", "mind-mgmt.draw.refill", "mind-mgmt.time.move"} <= told
