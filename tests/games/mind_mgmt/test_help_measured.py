"""At the choice of help stands what games of the program with itself found, and nothing else."""

import re
from textwrap import wrap

import pytest

from companion import __version__, games
from companion.games.mind_mgmt.help_measured import MEASURED
from companion.locale import read_in
from companion.trail.help import LEVELS, PAPER, POSSIBLE, QUESTIONS
from screens.home.help_rows import told_of
from screens.table.seat.helping import asked

GAME = games.take("mind-mgmt")


@pytest.mark.parametrize("language", ["en", "cs", "sk", "ru"])
def test_the_choice_says_by_how_much_help_made_agents_stronger(language: str) -> None:
    with read_in(language):
        for level in LEVELS:
            numbers = list(map(int, re.findall(r"\d+", told_of(GAME, level))))
            measured = [MEASURED.games, *(n for won in MEASURED.won.values() for n in won.values())]
            assert numbers == ([] if level == PAPER else measured)


@pytest.mark.parametrize("language", ["en", "cs", "sk", "ru"])
def test_the_choice_is_whole_on_the_smallest_screen(language: str) -> None:
    with read_in(language):
        for level in LEVELS:
            assert len(wrap(told_of(GAME, level), 37)) <= 13, told_of(GAME, level)
            assert len(wrap(asked(GAME, level), 36)) <= 11, asked(GAME, level)


def test_answers_ahead_are_worth_about_as_much_as_possible_places_as_it_is_said() -> None:
    for won in MEASURED.won.values():
        one, other = won[POSSIBLE], won[QUESTIONS]
        by_chance = (one + other) * (2 * MEASURED.games - one - other) / (2 * MEASURED.games)
        assert (one - other) ** 2 < 2**2 * by_chance  # two standard deviations
    assert "about the same" in GAME.words.help_measured()


def test_a_game_that_was_not_measured_says_nothing_of_it() -> None:
    assert games.take("agents").words.help_measured() == ""


def test_the_figures_name_levels_that_are_there_and_the_version_that_played() -> None:
    program = GAME.program
    assert program is not None
    levels = [program.level(name) for name in (MEASURED.recruiter, *MEASURED.agents.values())]
    assert all(levels)
    assert MEASURED.agents.keys() == MEASURED.won["full"].keys() == MEASURED.won["training"].keys()
    assert MEASURED.version == __version__
