"""At the choice of help stands what games of the program with itself found, and nothing else."""

import re

import pytest

from companion import __version__, games
from companion.games.mind_mgmt.help_measured import MEASURED
from companion.locale import read_in
from companion.trail.help import LEVELS, PAPER
from screens.home.help_rows import told_of

GAME = games.take("mind-mgmt")


@pytest.mark.parametrize("language", ["en", "cs", "sk", "ru"])
def test_the_choice_says_by_how_much_help_made_agents_stronger(language: str) -> None:
    with read_in(language):
        for level in LEVELS:
            numbers = list(map(int, re.findall(r"\d+", told_of(GAME, level))))
            measured = [MEASURED.games, *(n for won in MEASURED.won.values() for n in won.values())]
            assert numbers == ([] if level == PAPER else measured)


def test_a_game_that_was_not_measured_says_nothing_of_it() -> None:
    assert games.take("agents").words.help_measured() == ""


def test_the_figures_name_levels_that_are_there_and_the_version_that_played() -> None:
    program = GAME.program
    assert program is not None
    levels = [program.level(name) for name in (MEASURED.recruiter, *MEASURED.agents.values())]
    assert all(levels)
    assert MEASURED.agents.keys() == MEASURED.won["full"].keys() == MEASURED.won["training"].keys()
    assert MEASURED.version == __version__
