"""`companion arena` lets levels meet, and tells it to people and to programs."""

import json

from companion.cli.exit_codes import DONE, UNREADABLE
from tests.cli.commands import companion

FEW = ("--mode", "training", "--games", "2", "--seed", "test")


def test_every_pair_of_levels_has_its_line() -> None:
    said = companion(
        "arena", "mind-mgmt", "--recruiter", "careful", "--agents", "blind,random", *FEW
    )
    assert (said.code, said.err) == (DONE, "")
    one, other = said.out.splitlines()
    assert one.startswith("recruiter/careful-1 - agents/blind-1 · 2 games · Recruiter wins ")
    assert other.startswith("recruiter/careful-1 - agents/random-1 · 2 games · ")


def test_a_program_reads_a_list_of_cells() -> None:
    said = companion(
        "arena", "mind-mgmt", "--recruiter", "careful", "--agents", "blind", *FEW, "--json"
    )
    (cell,) = json.loads(said.out)
    assert (cell["game"], cell["mode"], cell["games"]) == ("mind-mgmt", "training", 2)
    assert 0 <= cell["low"] <= cell["recruiter_wins"] / 2 <= cell["high"] <= 1


def test_a_level_that_is_none_is_named_beside_those_that_are() -> None:
    said = companion("arena", "mind-mgmt", "--recruiter", "perfect", *FEW)
    assert said.code == UNREADABLE
    assert "no level is called perfect; known: recruiter/careful-1, " in said.err


def test_a_game_without_levels_says_so() -> None:
    said = companion("arena", "agents", "--games", "1")
    assert (said.code, said.out) == (UNREADABLE, "")
    assert "the program plays no seat of agents" in said.err


def test_an_unknown_mode_is_refused() -> None:
    said = companion("arena", "mind-mgmt", "--mode", "hasty", "--games", "1")
    assert said.code == UNREADABLE
    assert "no mode is called hasty; known: full, training" in said.err
