"""What lies open on the table is judged by the page as by the program, line by line."""

import re
from importlib.resources import files
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.games.mind_mgmt.casebook import Case, cases
from tests.games.mind_mgmt.playing import HERE, lines_of
from tests.games.mind_mgmt.random_games import AIMS, play
from tests.games.mind_mgmt.test_rules import raised
from tests.screens.verifier.modules import called
from tests.screens.verifier.tried import JUDGE, Heard, heard

AUDIT = (files("companion.games.mind_mgmt") / "AUDIT.md").read_text("utf-8")
NAMED = set(re.findall(r"^\| `(mind-mgmt\.[a-z.-]+)` \|", AUDIT, re.MULTILINE))
CHECKS = "games/mind_mgmt/checks.js"
SITUATION = ("from", "then", "with")
NEVER_BROKEN = {
    # The ends of a game are no rules that a line can break.
    *("mind-mgmt.win.capture", "mind-mgmt.win.recruits", "mind-mgmt.win.time"),
    # These points have a reading until the players choose, and no choice forbids a line.
    *("mind-mgmt.dead-end.when", "mind-mgmt.mistake.turns", "mind-mgmt.mistake.step"),
}


def on_the_page(bare: Page, games: list[Heard]) -> list[Any]:
    """Let the page judge the same lines."""
    given = [game.given for game in games]
    found: list[Any] = called(bare, CHECKS, JUDGE, given)
    return found


def told(case: Case) -> tuple[dict[str, str], list[str]]:
    """Give a case as a whole game, from its first line to the one that matters."""
    [(start,)] = case.block.ways["from"]
    name, _before, stop = start.partition(" before ")
    options, lines = lines_of(HERE / "openings" / f"{name}.txt")
    if stop:
        lines = lines[: max(at for at, line in enumerate(lines) if line.startswith(stop))]
    then = (line for way in case.block.ways["then"] for line in way)
    return options, [*lines, *then, *case.way]


def test_every_case_of_a_rule_is_judged_the_same(bare: Page) -> None:
    """Tables of the program are judged by whole evidence alone, as vectors have it."""
    cases_of_people = (case for case in cases("") if "program" not in told(case)[0])
    shown = [case for case in cases_of_people if case.key not in SITUATION]
    games = [heard(*told(case), Random(0), 0) for case in shown]
    theirs = on_the_page(bare, games)
    judged = zip(shown, games, theirs, strict=True)
    found = {str(case): game.difference(each) for case, game, each in judged}
    assert {case: lines for case, lines in found.items() if lines} == {}


@pytest.mark.parametrize("mode", ["training", "full"])
def test_lines_by_chance_are_judged_the_same(bare: Page, mode: str) -> None:
    games = []
    for aim in AIMS:
        chance = Random(f"tried {mode} {aim}")
        played = play(mode, aim, chance)
        players = " ".join(played.state.public.players)
        options = {"mode": mode, "edition": "zanzibar", "players": players}
        games.append(heard(options, played.lines, chance, 8))
    theirs = on_the_page(bare, games)
    judged = zip(games, theirs, strict=True)
    assert [game.difference(each) for game, each in judged] == [[]] * len(games)
    rules = {rule for game in games for row in game.found for rule in row}
    assert len(rules) > 30, "most kinds of lines must be refused somewhere"


def test_every_rule_of_the_program_stands_in_the_audit() -> None:
    assert raised() - NAMED == NEVER_BROKEN
    assert NAMED - raised() == set()
