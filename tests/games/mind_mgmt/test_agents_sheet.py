"""The agents' sheet: what everybody heard, kept in order, and nothing that only the map tells."""

import pytest

from companion.contract.sheet import Sheet
from companion.core import PUBLIC
from companion.games.mind_mgmt.moves import agents as a
from companion.games.mind_mgmt.state import State
from tests.games.mind_mgmt.playing import GAME, opening, played
from tests.games.mind_mgmt.watched import games

WORDS = GAME.words
AGENTS = ("step D5", "done")
ASKED = (*AGENTS, "bill asks pool", "answer C4")


def sheet(state: State, seat: str = PUBLIC) -> Sheet:
    """Give the sheet of a seat."""
    return WORDS.sheet(GAME.rules.view(state, seat))


def section(state: State, title: str) -> dict[str, str]:
    """Give the rows of a section of the public sheet."""
    found = next(each for each in sheet(state).sections if each.title == title)
    return {row.label: row.value for row in found.rows}


def at(*lines: str) -> State:
    """Play lines behind the opening of a full game."""
    return played(opening("full"), *lines)


def test_a_question_stands_with_who_asked_it_when_and_the_answer() -> None:
    state = at(*ASKED, "dusty moves D1-D2-E2", "dusty shakes-down bus", "answer no")
    assert list(section(state, "Asked").items()) == [
        ("06:00 Dusty", "Shakedown: Dream Bus? no"),
        ("06:00 Bill", "Pool? C4 (Pool + Idol)"),
    ]


def test_a_question_that_was_taken_back_stands_nowhere() -> None:
    state = at(*AGENTS, "bill asks pool")
    assert not any(each.title == "Asked" for each in sheet(state).sections)


def test_who_asks_the_same_again_reads_when_it_was_asked_and_what_was_answered() -> None:
    view = GAME.rules.view(at(*ASKED), PUBLIC)
    assert WORDS.kind(a.Asks, {"feature": "pool"}, view).endswith("(06:00: C4 (Pool + Idol))")
    assert WORDS.value(a.Asks, "feature", "idol", view) == "Confusion Idol"
    assert WORDS.value(a.ShakesDown, "feature", "pool", view) == "Pool"  # another question


def test_a_step_token_tells_by_which_hour_it_was_stepped_on() -> None:
    rows = section(at(*ASKED), "On the board")
    assert rows["C4 (Pool + Idol)"] == "step token, there by 06:00"
    before_the_step = at("immortal C6-C7", "immortal C7-B7 for C4")
    rows = section(before_the_step, "On the board")
    assert rows["C4 (Pool + Idol)"] == "step token, there by 05:00"


def test_each_agent_stands_with_its_player_and_who_is_down() -> None:
    rows = section(at(*ASKED), "Agents")
    assert rows["Bill (Adam)"] == "F5 (Pool + Courier), down"
    assert rows["Meru (Adam)"] == "A3 (Torches + Pool)"


@pytest.mark.parametrize(
    ("immortals", "henry", "said"),
    [
        (("B2", "E2", "C6", "E4"), "F7", "only one Immortal, on E2 (Bus + Courier)"),
        (("B2", "C3", "C6", "E4"), "F7", "no Immortal there"),
        (("B1", "E2", "C6", "E4"), "F7", "can be contacted"),
        (("B1", "E2", "C6", "E4"), "E3", "Henry stands beside E2 (Bus + Courier)"),
        (("B1", "E2", "C6", "E4"), "B1", "Henry stands on B1 (Cafe + Bus)"),
        (("B1", "E2", "A6", "E4"), "B1", "can be contacted"),
    ],
)
def test_it_says_why_no_recruit_can_be_contacted(
    immortals: tuple[str, ...], henry: str, said: str
) -> None:
    state = at()
    agents = {**state.public.agents, "henry": henry}
    state = state.openly(immortals=immortals, agents=agents)
    assert section(state, "Recruits")["Open card Dream Bus"] == said
    taken = said == "can be contacted"
    assert GAME.rules.allows(state, GAME.notation.parse("recruit bus")) == taken


@pytest.mark.parametrize(
    ("choice", "said"),
    [("cut-off", "can be contacted"), ("blocks", "Henry stands beside E2 (Bus + Courier)")],
)
def test_mayhem_before_henry_counts_as_the_players_have_decided(choice: str, said: str) -> None:
    state = at(f"ruling mind-mgmt.henry.mayhem {choice}")
    agents, walls = {**state.public.agents, "henry": "E3"}, (("E2", "E3"),)
    state = state.openly(immortals=("B1", "E2", "C6", "E4"), agents=agents, mayhem=walls)
    assert section(state, "Recruits")["Open card Dream Bus"] == said
    taken = GAME.rules.allows(state, GAME.notation.parse("recruit bus"))
    assert taken == (choice == "cut-off")


def test_what_people_ask_first_stands_first() -> None:
    titles = [each.title for each in sheet(at(*ASKED)).sections]
    assert titles[:4] == ["Time", "Recruits", "Asked", "Agents"]
    assert titles[-1] == "Game"


def test_the_sheet_of_a_witness_is_the_same() -> None:
    for number, game in enumerate(games()):
        for each in game.moments[number % 7 :: 7]:
            assert sheet(each.before) == sheet(each.seen)
